import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Mali Epiccy Wikingowie',
  blurb: 'Trzy epoki, kilka wysp i wszyscy bogowie patrzą.',
  length: '3 epoki',
  round: (n) => `Epoka ${n} z 3`,
  phases: {
    setup: 'początkowe łodzie',
    draft: 'wybór kart',
    turns: 'zagrywanie kart',
    cleanup: 'porządkowanie',
  },
  options: {
    'first-player': 'Pierwszy gracz umieszcza łódź ostatni i ma pierwszą turę.',
  },
  lists: {
    maps: 'Mapy',
    vikingCards: 'Karty wikingów',
    favorCards: 'Karty łask',
    gods: 'Bóstwa',
    clanSheets: 'Arkusze klanów',
  },
}
