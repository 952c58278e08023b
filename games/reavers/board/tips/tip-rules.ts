import type { Content } from '../../src/content.ts'
import type { Good, LocationId } from '../../src/content-file.ts'
import type { Thing } from '../thing.ts'

const LOCATIONS: { readonly [location in LocationId]: string } = {
  'recruit-reavers': 'RV-6.1',
  'trade-with-villages': 'RV-7.1',
  'battle-at-sea': 'RV-8.1',
  'raid-villages': 'RV-10.1',
  'raid-keeps': 'RV-11.1',
  'subdue-territories': 'RV-12.1',
}

const PHASES = { setup: 'RV-2.1', selection: 'RV-3.11', cleanup: 'RV-16.1' } as const

const GOODS: { readonly [good in Good]: string | undefined } = {
  terror: 'RV-17.2',
  farm: 'RV-17.10',
  wall: 'RV-17.11',
  tower: 'RV-17.12',
  food: 'RV-17.18',
  favor: 'RV-9.9',
  glory: undefined,
}

/** Where to read on about a card, a tile or a reward. */
const NAMED: { readonly [id: string]: string } = {
  'trade-favor': 'RV-7.6',
  'trade-food': 'RV-7.6',
  'trade-dice': 'RV-7.9',
  'reaver-axe-chief': 'RV-18.1',
  'reaver-fanatic': 'RV-18.2',
  'reaver-favored-soul': 'RV-18.3',
  'reaver-flame-bringer': 'RV-18.4',
  'reaver-lithsman': 'RV-18.5',
  'reaver-pillager': 'RV-18.6',
  'reaver-grizzled-warrior': 'RV-18.7',
  'reaver-huskarl': 'RV-18.8',
  'reaver-freeman': 'RV-18.9',
  'reaver-scavenger': 'RV-18.10',
  'reaver-seasoned-hunter': 'RV-18.11',
  'reaver-spear-chief': 'RV-18.12',
  'reaver-hirromenn': 'RV-18.13',
  'reaver-keeper-of-sagas': 'RV-18.14',
  'reaver-revered-seer': 'RV-18.15',
  'reaver-scout': 'RV-18.16',
  'reaver-spakona': 'RV-18.17',
  'reaver-sword-chief': 'RV-18.18',
  'battle-cargo-ship': 'RV-18.19',
  'battle-draugr-raiders': 'RV-18.20',
  'battle-wherry': 'RV-18.21',
  'battle-knarr': 'RV-18.22',
  'battle-infamous-outcasts': 'RV-18.23',
  'battle-longship': 'RV-18.24',
  'battle-lyngbakr': 'RV-18.25',
  'battle-spawn-of-jormungandr': 'RV-18.26',
  'journey-all-quiet': 'RV-18.28',
  'journey-draugr-ambush': 'RV-18.29',
  'journey-kraken': 'RV-18.31',
  'journey-rough-seas': 'RV-18.32',
  'journey-spoiled-food': 'RV-18.33',
  'journey-starvation': 'RV-18.34',
  'journey-viking-raiders': 'RV-18.35',
  'prophecy-berserkers-glory': 'RV-18.36',
  'prophecy-odins-warrior': 'RV-18.37',
  'prophecy-seidrs-chosen': 'RV-18.38',
  'prophecy-champion-of-the-sea': 'RV-18.39',
  'prophecy-feast-of-the-gods': 'RV-18.40',
  'prophecy-odins-prophet': 'RV-18.41',
  'prophecy-proud-conquerors': 'RV-18.42',
  'prophecy-juggernaut': 'RV-18.43',
  'prophecy-pillager': 'RV-18.44',
  'prophecy-vanquisher': 'RV-18.45',
  'prophecy-lord-slayer': 'RV-18.46',
  'prophecy-refined-taste': 'RV-18.47',
  'prophecy-stolen-armor': 'RV-18.48',
  'prophecy-treasure-hunter': 'RV-18.49',
  'prophecy-valhallas-champion': 'RV-18.50',
  'prophecy-sailors-reward': 'RV-18.51',
  'prophecy-shaman-of-the-world': 'RV-18.52',
  'artifact-andvarinaut': 'RV-18.53',
  'artifact-bodn': 'RV-18.54',
  'artifact-brisingamen': 'RV-18.55',
  'artifact-dainsleif': 'RV-18.56',
  'artifact-draupnir': 'RV-18.58',
  'artifact-eldhrimnir': 'RV-18.59',
  'artifact-fragment-of-mjolnir': 'RV-18.60',
  'artifact-friggs-chalice': 'RV-18.61',
  'artifact-harp-of-the-ljosalfar': 'RV-18.62',
  'artifact-hringhorni': 'RV-18.63',
  'artifact-jarnglofar': 'RV-18.64',
  'artifact-sacred-ash-stave': 'RV-18.65',
  'artifact-laevateinn': 'RV-18.67',
  'artifact-skidbladnir': 'RV-18.69',
}

/** Where to read on about a thing. */
export function ruleOf(content: Content, thing: Thing): string | undefined {
  switch (thing.kind) {
    case 'named':
      return ruleOfNamed(content, thing.is)
    case 'location':
    case 'cost':
      return LOCATIONS[thing.is]
    case 'artifact':
      return NAMED[thing.is]
    case 'good':
      return GOODS[thing.is]
    case 'leader':
      return 'RV-5.13'
    case 'deck':
      return 'RV-15.1'
    case 'die':
      return 'RV-5.11'
    case 'pile':
      return 'RV-15.4'
    case 'phase':
      return PHASES[thing.is]
    // Their tips say it themselves, or there is nothing to read.
    case 'group':
    case 'activate':
    case 'prophecy':
    case 'battle':
    case 'seat':
    case 'score':
    case 'panel':
    case 'opened':
      return undefined
  }
}

/** What has no rule of its own has that of its kind. */
export function ruleOfNamed({ upgrades, artifacts, deckOf }: Content, id: string): string | undefined {
  if (NAMED[id] || id in artifacts) return NAMED[id]
  if (id in upgrades) return 'RV-13.6'
  if (deckOf[id] === 'keep') return 'RV-17.8'
  return deckOf[id] === 'village' ? 'RV-10.10' : undefined
}
