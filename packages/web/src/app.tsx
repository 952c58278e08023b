import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { CrashGuard } from './crash-guard.tsx'
import { HomePage } from './pages/home.tsx'
import { SettingsProvider } from './settings.tsx'
import { Fetching } from './waiting.tsx'

const NewGamePage = lazy(() => import('./pages/new-game.tsx'))
const TablePage = lazy(() => import('./table/table-page.tsx'))
const ReplayPage = lazy(() => import('./pages/replay.tsx'))
const WatchPage = lazy(() => import('./replay/watch-page.tsx'))
const RulesPage = lazy(() => import('./pages/rules.tsx'))
const SettingsPage = lazy(() => import('./pages/settings.tsx'))
const AboutPage = lazy(() => import('./pages/about.tsx'))
const NowherePage = lazy(() => import('./pages/not-found.tsx'))
const LobbyPage = lazy(() => import('./online/pages/lobby.tsx'))
const NewOnlineTablePage = lazy(() => import('./online/pages/new-table.tsx'))
const AccountPage = lazy(() => import('./online/pages/account.tsx'))
const PersonPage = lazy(() => import('./online/pages/person.tsx'))
const RoomPage = lazy(() => import('./online/room/room-page.tsx'))
const LearnPage = lazy(() => import('./lesson/learn-page.tsx'))

/** Addresses live behind the `#`, so that the app works from any folder, and offline. */
export function App() {
  return (
    <SettingsProvider>
      <CrashGuard>
        <Router hook={useHashLocation}>
          <Suspense fallback={<Fetching />}>
            <Switch>
              <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
              <Route path="/table/:id/:look?">
                {({ id, look }) => <TablePage key={id} id={id} review={look === 'review'} />}
              </Route>
              <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
              <Route path="/play">
                <LobbyPage />
              </Route>
              <Route path="/play/:game">{({ game }) => <NewOnlineTablePage game={game} />}</Route>
              <Route path="/t/:id/:invite?">{({ id, invite }) => <RoomPage key={id} id={id} invite={invite} />}</Route>
              <Route path="/account">
                <AccountPage />
              </Route>
              <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
              <Route path="/replay">
                <ReplayPage />
              </Route>
              <Route path="/replay/:kind/:what/:invite?">
                {({ kind, what, invite }) => <WatchPage key={what} kind={kind} what={what} invite={invite} />}
              </Route>
              <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesPage game={game} rule={rule} />}</Route>
              <Route path="/settings">
                <SettingsPage />
              </Route>
              <Route path="/about">
                <AboutPage />
              </Route>
              <Route path="/">
                <HomePage />
              </Route>
              <Route>
                <NowherePage />
              </Route>
            </Switch>
          </Suspense>
        </Router>
      </CrashGuard>
    </SettingsProvider>
  )
}
