import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { CrashGuard } from './crash-guard.tsx'
import { HomePage } from './pages/home.tsx'
import { SettingsProvider } from './settings.tsx'
import { Waiting } from './waiting.tsx'

const NewGamePage = lazy(() => import('./pages/new-game.tsx'))
const TablePage = lazy(() => import('./table/table-page.tsx'))
const ReplayPage = lazy(() => import('./pages/replay.tsx'))
const RulesPage = lazy(() => import('./pages/rules.tsx'))
const SettingsPage = lazy(() => import('./pages/settings.tsx'))
const AboutPage = lazy(() => import('./pages/about.tsx'))
const NowherePage = lazy(() => import('./pages/nowhere.tsx'))
const LearnPage = lazy(() => import('./lesson/learn-page.tsx'))

/** Addresses live behind the `#`, so that the app works from any folder, and offline. */
export function App() {
  return (
    <SettingsProvider>
      <CrashGuard>
        <Router hook={useHashLocation}>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
              <Route path="/table/:id/:look?">
                {({ id, look }) => <TablePage key={id} id={id} review={look === 'review'} />}
              </Route>
              <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
              <Route path="/replay">
                <ReplayPage />
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
