import { formOf } from '@longhouse/kernel'
import { CAMPAIGN_POINT, DOOM, DOOM_MARK } from './nouns.ts'

/** What stands on the pages between the games of a campaign (RN-28). */
export const saga = {
  mixed: 'Five scenarios',
  game: (n: number) => `Game ${n}`,
  games: 'Game',
  points: (n: number) => `${n} ${formOf('en', n, CAMPAIGN_POINT)}`,
  stone: {
    won: (name: string, vp: number) => `${name} won with ${vp}`,
    next: 'next',
    forPoints: 'gives points',
    last: 'its winner wins all',
  },
  story: {
    title: 'The story so far',
    heroFell: (hero: string, by: string | null, home: string) =>
      by === null ? `${hero} fell in the Territory of ${home}.` : `${by} felled ${hero} in the Territory of ${home}.`,
    leaderFell: (enemy: string, by: string) => `${by} felled ${enemy}.`,
    statue: (name: string) => `${name} completed the Statue.`,
    doom: (card: string) => `Doom came: ${card}.`,
    runar: (hero: string) => `${hero} took the Runar.`,
    artifact: (name: string, card: string) => `${name} carried home ${card}.`,
    doomMark: 'The Nemesis made a Doom mark.',
    more: (n: number) => `And ${n} more deeds.`,
    quiet: 'No hero and no Leader fell.',
  },
  chart: {
    title: 'Game by game',
    about: 'a rank gives Campaign points; the Nemesis takes a rank, too',
    rank: (name: string, rank: number, game: number) => `${name}: rank ${rank} in game ${game}`,
    noPoints: 'no points: its winner wins all',
    blocks: 'Each block names its game.',
    struck: (n: number) => `Struck points go after game 4: ${n} of each clan.`,
    taken: (n: number) => `The Nemesis took the struck points: ${n} of each clan.`,
  },
  next: {
    title: (n: number, name: string) => `Game ${n}: ${name}`,
    events: (n: number) => `${n} Events`,
    nobody: 'without a Nemesis',
    anyEnemy: 'Enemies of your choice',
    dooms: (n: number) => `${n} hidden ${formOf('en', n, DOOM)} among the Events`,
  },
  clan: {
    won: (n: number) => `won game ${n}`,
    place: (rank: number, n: number) => `rank ${rank} in game ${n}`,
  },
  nemesis: {
    marks: (n: number) => `${n} ${formOf('en', n, DOOM_MARK)}`,
    marked: (players: number): string =>
      players > 3 ? 'one more when it comes last, or last but one' : 'one more when it comes last',
    penalty: (n: number) => `−${n} for every clan after game 4`,
    spared: 'nothing taken from the clans so far',
    how: 'rank 1: −2, rank 2: −1, in each game',
    taken: (n: number) => `took ${n} from every clan`,
  },
  evening: {
    won: (scenario: string, name: string) => `${scenario}: ${name} won`,
    yours: (scenario: string) => `${scenario} is yours`,
    vp: (n: number) => `${n} victory points`,
    promotion: 'An Explorer becomes a Legend',
    artifact: 'The winner keeps an Artifact',
    treasures: 'Everybody chooses a Treasure, the last clan first',
    nobody: 'The Nemesis won: no Artifact is drawn.',
    chooses: (names: string) => `still to choose: ${names}`,
    done: 'done',
    later: 'comes next',
  },
  shop: {
    title: 'Before the last game',
    left: (n: number) => `${n} ${formOf('en', n, CAMPAIGN_POINT)} left`,
    lost: 'What is not spent is lost.',
    times: (n: number) => (n === 1 ? 'once' : `at most ${n}`),
    dice: (n: number) => `at most ${n}`,
    dicePerHero: (n: number) => `${n} for each hero`,
    bought: (n: number) => `bought: ${n}`,
    inOrder: 'In turn order',
    turn: { done: 'done', now: 'chooses now', later: 'later' },
    boughtBy: (name: string) => `${name} bought`,
    nothing: { done: 'nothing', now: 'nothing yet', later: 'nothing yet' },
    short: (n: number) => `${n} ${formOf('en', n, CAMPAIGN_POINT)} short`,
    growth: (part: string, from: number, to: number, slots: number) =>
      `${part}: Access to ${from}\u00a0→\u00a0${to}\u00a0of\u00a0${slots} Events`,
  },
}
