import type { ReaversLessonWords } from './shape.ts'

export const pl: ReaversLessonWords = {
  names: ['Astrid', 'Orm'],
  cards: {
    welcome: {
      title: 'Twój pierwszy najazd',
      text: 'Sześć rund, wygrywa największa Chwała. Jedną z kawałkiem zagramy razem, w około dziesięć minut. Każda rzecz zostanie wyjaśniona tam, gdzie się dzieje, a jej zasada jest o jedno {kliknięcie|dotknięcie} stąd.',
    },
    dice: {
      title: 'Załoga z kości',
      text: 'Dołączają do ciebie dwaj Łupieżcy i przynoszą kości. Rzuca się nimi raz, potem zachowują ścianki: to twoja załoga, ich ikonami płacisz. Na okręcie mieści się dziesięć.',
    },
    promote: {
      title: 'Awansuj Jasnowidza',
      text: 'Każdego Łupieżcy używasz na jeden z trzech sposobów. Awansowany zostaje Jarlem i od razu daje premię Klanu: tutaj 2 Przysługi.',
    },
    specialize: {
      title: 'Wyspecjalizuj Wodza Mieczy',
      text: 'Wyspecjalizowany Łupieżca zostaje przy jednym polu i działa zawsze, gdy ktokolwiek je wybierze. Wyślij Wodza Mieczy do wiosek.',
    },
    places: {
      title: 'Cztery z sześciu pól',
      text: 'Runda to cztery wybory: twój, Orma, twój, Orma. Ktokolwiek wybiera, działać może każde z was. Pola używa się raz na rundę.',
    },
    wild: {
      title: 'Twój Jarl zmienia Drzewa w jokery',
      text: 'Dopóki Jarlem jest Jasnowidz, kość z Drzewem liczy się jako Tarcza, Skrzynia, Okręt albo Młot, zależnie od potrzeby.',
    },
    prophecy: {
      title: 'Tajna Przepowiednia',
      text: 'Punktuje na koniec: 1 punkt Chwały za każdego twojego Łupieżcę z Klanu Drzewa, gdziekolwiek leży. Masz już dwóch. Orm widzi tylko rewers.',
    },
    select: {
      title: 'Wybierz Najazd na Wioski',
      text: 'Koszt to 1 Żywność i dwie Skrzynie. Kto wybiera, jest pierwszy i dobiera dwie karty więcej; w grze dwuosobowej drugi gracz nie dobiera żadnej.',
    },
    pair: {
      title: 'Weź parę',
      text: 'Najpierw działa Wódz Mieczy: masz Drzewo za darmo. Teraz weź połączoną parę albo dwie nieznane karty z talii. Tu leżą dwa artefakty: weź je.',
    },
    pay: {
      title: 'Płacisz ikonami',
      text: 'Każda ikona potrzebuje osobnej kości. Wydaj Skrzynię, a Drzewo jako drugą: następne przyjdzie z kolejnym najazdem. {Kliknij Drzewo|Dotknij Drzewa} i zapłać.',
    },
    bonus: {
      title: 'Cztery odkryte karty',
      text: 'Twoja para i dwie za pierwszą pozycję. Używasz ich po jednej, w dowolnej kolejności. Zacznij od miecza Dainsleif: trafi na miejsce na artefakt.',
    },
    store: {
      title: 'Uzbrój artefakt',
      text: 'Działa, gdy leży na nim pasująca kość: Dainsleif chce Młota. Kość tam czeka i nie zajmuje miejsca na okręcie. {Kliknij miecz|Dotknij miecza} i odłóż na niego swoją.',
    },
    farm: {
      title: 'Teraz Farma',
      text: 'Od razu daje 3 Żywności, a potem wybór.',
    },
    pillage: {
      title: 'Plądrować czy nie',
      text: 'Plądrowanie da jeszcze 1 Żywność i żeton Farmy, który punktuje na koniec. Da też 1 Przerażenie: to pierwsze odbierze 1 punkt Chwały, każde kolejne więcej.',
    },
    upgrade: {
      title: 'Coś dla okrętu',
      text: 'Następne jest Ulepszenie Skrzyni. Drugi artefakt sam znajdzie potem swoje miejsce.',
    },
    tile: {
      title: 'Płytka albo Chwała',
      text: 'Płytka płaci za Skrzynię raz na rundę, jak kość, która wraca. Weź płytkę: przed tobą jeszcze pięć rund.',
    },
    rest: {
      title: 'Orm odpoczywa',
      text: 'Kto nie może albo nie chce działać, bierze 2 Żywności albo dowolną kość na dowolnej ściance. Potem Orm wybrał Werbunek: 2 Przysługi za to i para.',
    },
    recruit: {
      title: 'Teraz twój werbunek',
      text: 'Werbunek nic nie kosztuje. Weź parę, która została: obaj są z Klanu Drzewa, a twoja Przepowiednia ich policzy.',
    },
    rally: {
      title: 'Przegrupuj Zwiadowcę',
      text: 'Trzeci sposób: Przegrupowanie daje kości na wybranych ściankach, a Łupieżca trafia na twój Stos Chwały. Przepowiednie nadal go liczą.',
    },
    tree: {
      title: 'Ścianka do wyboru',
      text: 'Najpierw żółta kość. Wybierz Drzewo: pod twoim Jarlem to każda ikona, jakiej trzeba.',
    },
    hammers: {
      title: 'I czerwona',
      text: 'Młot daje jedną kość Walki, Podwójny Młot dwie. Mają go tylko czerwone kości. Wybierz go.',
    },
    keeper: {
      title: 'Strażnik na morze',
      text: 'Strażnik Ksiąg daje 2 punkty Chwały przy każdym wyborze swojego pola. Łupieżca Orma czeka przy morzu, więc Orm zaraz wypłynie. Postaw tam Strażnika.',
    },
    trade: {
      title: 'Wybierz Handel',
      text: 'Na niebieskich polach pozycja mówi, ile razy wybierasz. Pierwszy ma trzy wybory, drugi gracz jeden.',
    },
    marker: {
      title: 'Znacznik wędruje',
      text: 'Kto wybiera Handel, bierze znacznik Pierwszego Gracza. Masz go już, więc przechodzi do Orma: on zacznie następną rundę. Aktywuj, to nic nie kosztuje.',
    },
    display: {
      title: 'Dwie kości z wystawy',
      text: 'Zachowują ścianki, więc wiesz, co bierzesz. Weź czerwony Młot i czerwony Okręt. To razem dziesięć: okręt jest pełny.',
    },
    foretold: {
      title: 'Jeszcze jedna Przepowiednia',
      text: 'Mistrz Morza: na koniec 1 punkt Chwały za każdą wygraną Bitwę Morską. Morze jest następne, więc weź ją.',
    },
    favor: {
      title: 'I Przysługi',
      text: 'Za Przysługi przerzucasz kości Walki i kupujesz terytoria. Ostatni wybór: weź 2.',
    },
    sail: {
      title: 'W morze',
      text: 'Orm wybrał morze, wydał kości z ikonami statku i zdobył 8 punktów Chwały. Twój Strażnik dał ci 2. Wyprawa kosztuje 4 Żywności: aktywuj.',
    },
    journey: {
      title: 'Najpierw Podróż Morska',
      text: 'Zasadzka Draugrów: wydaj Tarczę albo strać artefakt lub Ulepszenie. Zapłać Tarczą, a Drzewo zachowaj.',
    },
    sighted: {
      title: 'Wybierz zdobycz',
      text: 'Odkryta bitwa albo nieznana z talii. Orm zostawił Statek Kupiecki: Obrona 2, a do zdobycia 8 punktów Chwały i 2 Żywności.',
    },
    fight: {
      title: 'Dwie drogi do zwycięstwa',
      text: 'Ikony wygrywają na pewno, ale kosztują Okręt i Drzewo. Walka jest tańsza: tylko niebieski Młot i Dainsleif, wart dwie kości Walki. Odznacz inne i rzuć.',
    },
    reroll: {
      title: 'Poproś bogów',
      text: 'Jeden sukces z dwóch. 1 Przysługa to przerzut dowolnych kości, tyle razy, na ile cię stać. Przerzuć dwie puste.',
    },
    refill: {
      title: 'Zwycięstwo',
      text: '8 punktów Chwały i 2 Żywności, a karta leży na twoim Stosie Chwały. Dainsleif nie ma już kości: odłóż na niego żółty Młot.',
    },
    cleanup: {
      title: 'Nowa runda',
      text: 'Karty i kości Handlu na planszy są nowe, pola znów wolne, zużyte Ulepszenia gotowe. Twoje rzeczy zostają. Zaczyna Orm, od Przejęcia Terytoriów.',
    },
    subdue: {
      title: 'Terytoria',
      text: 'Orm przejął jedno pokojowo, za kość, a drugie siłą, Młotami. Pierwszy ma trzy próby, ty jedną. Aktywuj.',
    },
    peace: {
      title: 'Pokojowo',
      text: 'Niebieskie kosztują Przysługi, czerwone Żywność, fioletowe kości; albo pokonaj Obronę. Zapłać 1 Przysługę za małe niebieskie.',
    },
    territory: {
      title: 'Ukryta nagroda',
      text: 'Po ostatniej próbie płytki się odwraca: ta dała 2 punkty Chwały. W każdej fazie czyszczenia terytorium daje jeszcze 1, więc warto je mieć wcześnie.',
    },
    scoring: {
      title: 'Jak to się kończy',
      text: 'Po szóstej rundzie liczą się artefakty, zestawy z twierdz, Farmy, Mury i Wieże z premią za większość oraz Przepowiednie. Przerażenie się odejmuje.',
    },
    farewell: {
      title: 'Fiord należy do ciebie',
      text: 'Odtąd wybieraj, jak chcesz; Orm gra, żeby wygrać. Gdy pojawi się coś nowego, opowie o tym krótka wskazówka.',
    },

    keeps: {
      title: 'Twierdze',
      text: 'Dwie Tarcze i 2 Żywności. Zbroje, Sztuka, Skarby i Arrasy trafiają na Stos Chwały i punktują w zestawach: im więcej jednego rodzaju, tym lepiej.',
    },
    walls: {
      title: 'Szturm na twierdzę',
      text: 'Pierwszą część karty już masz. O resztę toczy się jedna walka; porażka kosztuje tylko to, co wydasz. Tu nie ma Przerażenia.',
    },
    craft: {
      title: 'Jedno z dwojga',
      text: 'Z takiej karty bierzesz dokładnie jedną stronę. Uważaj na Przerażenie, które idzie za łatwą Chwałą.',
    },
    offer: {
      title: 'Propozycja',
      text: 'Co kosztuje, zależy od ciebie. Pominięte przepada do następnego wyboru tego pola.',
    },
    'keep-one': {
      title: 'Zachowaj jedną',
      text: 'Te karty widzisz tylko ty. Jedna zostaje i działa, drugą odrzucasz jawnie.',
    },
    'two-decks': {
      title: 'Która talia?',
      text: 'W wioskach są artefakty, Ulepszenia i Farmy; w twierdzach zestawy, Mury i Wieże. Wybierasz, zanim zobaczysz kartę.',
    },
    'no-room': {
      title: 'Gdzie to zmieścić',
      text: 'Na okręcie mieści się dziesięć kości. Odrzuć stare albo nowe, jak wolisz. Kość pasująca do pustego artefaktu może trafić od razu na niego.',
    },
    'five-artifacts': {
      title: 'Najwyżej cztery artefakty',
      text: 'Jeden trafia na Stos Chwały. Tam już nie działa, ale punktuje tak samo.',
    },
    'by-force': {
      title: 'Siłą',
      text: 'Wydaj Młoty przeciw Obronie. Wygrana czy nie, próba i kości są zużyte.',
    },
    rewards: {
      title: 'Odwrócone',
      text: 'Przejęte terytoria pokazują nagrody. Weź je w dowolnej kolejności.',
    },
    'better-tile': {
      title: 'Laevateinn',
      text: 'Za kość, która na nim leży, miecz zamienia właśnie przejęte terytorium na wierzchnie terytorium poziomu 3 tego samego rodzaju.',
    },
    'lost-die': {
      title: 'Tracisz kość',
      text: 'Ty wybierasz, którą. Kości na artefaktach są bezpieczne.',
    },
    'given-up': {
      title: 'Coś musi odejść',
      text: 'Karty z twojej planszy trafiają na Stos Chwały, a Przepowiednie nadal je liczą.',
    },
    'new-leader': {
      title: 'Nowy Jarl',
      text: 'Poprzedni trafia na Stos Chwały. Teraz jokerem jest ikona nowego Klanu i tylko ona.',
    },
    lost: {
      title: 'Przegrana walka',
      text: 'Przepada to, co wydane, nic więcej. Więcej Młotów albo Przysługa w zapasie, a następnym razem będzie pewniej.',
    },
    'given-terror': {
      title: 'Cudze Przerażenie',
      text: 'Przekazują je Rzeźby Runiczne. Możesz zrobić to samo albo zmyć je zwycięstwem nad Draugrami lub Wyrzutkami.',
    },
    moved: {
      title: 'Kto zaczyna',
      text: 'Znacznik Pierwszego Gracza zmienił miejsce. Liczy się od następnej rundy, w tej kolejność zostaje.',
    },
    'last-round': {
      title: 'Ostatnia runda',
      text: 'Terytoria nic już po niej nie dadzą, a kości, Żywność i Przysługi nie punktują. Zamień je na Chwałę.',
    },
  },
}
