import type { CampaignLessonWords } from './shape.ts'

export const pl: CampaignLessonWords = {
  names: ['Sigrid', 'Ulf'],
  label: 'Pierwsza kampania',
  cards: {
    welcome: {
      title: 'Pierwsza kampania',
      text: 'Kampania to pięć gier, a całą wygrywa zwycięzca piątej. Pierwsza właśnie się skończyła. Przejdziemy razem przez to, co dzieje się między nią a drugą.',
    },
    ranking: {
      title: 'Ranking',
      text: 'Po każdej grze wszyscy zajmują miejsca według Punktów Zwycięstwa. Ta gra jest twoja, osiem do pięciu. Nemezis, gdy bierze udział, też zajmuje miejsce.',
    },
    points: {
      title: 'Punkty Kampanii',
      text: 'Pierwsze miejsce daje cztery, drugie trzy. Punkty dają cztery gry, a przed piątą kupuje się za nie nagrody. Kampanii nie wygrywają: wygrywa ją piąta gra.',
    },
    legend: {
      title: 'Awansuj bohatera',
      text: 'Po każdej grze jeden z twoich Odkrywców zostaje Legendą do końca kampanii: ma drugą Umiejętność i Cechę. Wybierz Hrafna.',
    },
    artifact: {
      title: 'Artefakt dla zwycięzcy',
      text: 'Ulf awansował Ebbego. Kto wygrał, dobiera dwa Artefakty i jeden zatrzymuje na stałe. Weź Gungnir: Ataków bohatera, który go nosi, nie można anulować Obroną.',
    },
    treasure: {
      title: 'Skarb dla każdego',
      text: 'Odkryto o jedną kartę więcej, niż jest graczy, a ostatni wybiera pierwszy. Ulf wziął Jesionową Włócznię. Weź Znak Widara: Pchnięcie bez kości.',
    },
    saga: {
      title: 'Dotychczasowa saga',
      text: 'Teraz stół odpoczywa. Tu zapisano, co wydarzyło się w każdej grze: kto ją wygrał, kto, gdzie i przez kogo padł i co kto z niej wyniósł.',
    },
    standings: {
      title: 'Jak stoją klany',
      text: 'Linie pokazują miejsca z gry na grę, a niżej są Punkty Kampanii: ty masz cztery, Ulf trzy.',
    },
    clans: {
      title: 'Co klany niosą dalej',
      text: 'Legendy i Skarby zostają do końca. Obrażenia, pokonani bohaterowie i kości nie: następną grę każdy zaczyna w pełni sił.',
    },
    next: {
      title: 'Co dalej',
      text: 'Drugi scenariusz i jego misje. Kolejność tur to odwrócony ranking: zaczyna ostatni, więc będzie to Ulf.',
    },
    ready: {
      title: 'Kiedy zechcesz',
      text: 'Nikt nie pogania: kampania może odpoczywać tygodniami i czeka wśród twoich stołów. Następna gra zaczyna się, gdy wszyscy są gotowi. Idź dalej.',
    },
    anew: {
      title: 'Druga gra',
      text: 'Przygotowuje się ją jak każdą inną, a twój Artefakt i twój Znak leżą w Skarbcu. W swojej fazie Taktyki bohater bierze jeden z nich bez żadnej kości.',
    },
    farewell: {
      title: 'Reszta sagi należy do ciebie',
      text: 'I tak dalej, jeszcze cztery gry. Przed ostatnią kupisz za punkty kości, Inspirację i Artefakty: niewydane przepadają. Niech śpiewają o tobie pieśni.',
    },
  },
}
