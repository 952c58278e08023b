import type { RunarLessonWords } from './shape.ts'

export const pl: RunarLessonWords = {
  names: ['Sigrid', 'Ulf'],
  cards: {
    welcome: {
      title: 'Pierwsza potyczka',
      text: 'Dwa klany szukają na wyspie Odłamków Runara; wygrywa ten, kto ma najwięcej Punktów Zwycięstwa. Zagramy razem pięć tur. Każda zasada jest o jedno kliknięcie stąd.',
    },
    clan: {
      title: 'Wybierz Klan',
      text: 'Klan przynosi trzech bohaterów, a każdy ma dziesięć kart, Szybkość i Obronę. Niedźwiedzie to uzdrowiciel, szalona wojowniczka i berserker. Poprowadź je.',
    },
    battlefield: {
      title: 'Pole Bitwy',
      text: 'Jedna połowa to twoje Terytorium, druga należy do Ulfa. Każde ma cztery Strefy po dziewięć węzłów. Kamienie blokują drogę, kryształy to Odłamki, a kolce to Zagrożenia.',
    },
    hand: {
      title: 'Zatrzymaj trzy karty',
      text: 'Karty wszystkich trzech bohaterów są jedną talią, a zarazem ich życiem. Zatrzymaj dwie pierwsze karty Feimy i tę kartę Hrafna, która ma symbol.',
    },
    bury: {
      title: 'Reszta idzie na spód',
      text: 'Raniony bohater traci swoją najniższą kartę z talii, więc to, co leży na dole, ma znaczenie. Teraz kolejność jest obojętna: przyjmij tę.',
    },
    'first-token': {
      title: 'Umieść pierwszego bohatera',
      text: 'Bohaterowie zaczynają zakryci na węzłach z kością, a kość jest twoja. Pierwszy staje na własnym Terytorium: Feima, obok niebieskiego Odłamka.',
    },
    'second-token': {
      title: 'Drugi idzie w gości',
      text: 'Musi zacząć poza twoim Terytorium. Połóż Halvarda na kości Zwinności u Ulfa. Co zostanie na końcu, przypadnie Hrafnowi.',
    },
    turn: {
      title: 'Fazy tury',
      text: 'Taktyki, potem karta i jej Akcje, potem Wsparcie i Przeznaczenie: te cztery są najważniejsze. Nagłówek zawsze mówi, gdzie jesteś.',
    },
    tactics: {
      title: 'Taktyki kosztują kości',
      text: 'Kośćmi się nie rzuca, tylko je wydaje. Masz dwie kości Zwinności i jedną Instynktu i będą potrzebne. Nie używaj teraz Taktyk, przejdź dalej.',
    },
    play: {
      title: 'Zagraj kartę Feimy',
      text: 'Jej bohater staje się Aktywny i działa w tej turze. Ta karta daje dwie kości Siły. Zagraj ją.',
    },
    dice: {
      title: 'Co dają kości',
      text: 'Zwinność porusza i popycha. Siła atakuje i zbiera niebieskie Odłamki. Instynkt zbiera żółte i broni. Kość Neutralna zastępuje każdą z nich.',
    },
    collect: {
      title: 'Zbierz Odłamek',
      text: 'Feima nie musi na nim stać: wystarczy sąsiadujący węzeł, także po skosie, jeśli nie stoi tam figurka przeciwnika. Zbierz niebieski Odłamek za jedną kość Siły.',
    },
    shard: {
      title: 'Jeden Punkt Zwycięstwa',
      text: 'Punkt zostaje na zawsze. Odłamek leży na twojej planszy tylko do końca tury: Przeznaczenie odeśle go na Pole Bitwy.',
    },
    move: {
      title: 'Ruch',
      text: 'Ruch daje tyle punktów, ile wynosi Szybkość bohatera: Feima ma trzy. Wydaj kość Zwinności.',
    },
    walk: {
      title: 'Naprzeciw Ebbego',
      text: 'Krok prosty kosztuje jeden punkt, skośny dwa. Przejdź dwa węzły prosto w jego stronę, a staniesz przed nim.',
    },
    attack: {
      title: 'Atak',
      text: 'Atak trafia sąsiadującą figurkę przeciwnika. Tu też niczym się nie rzuca, ale przeciwnik może zareagować. Zaatakuj Ebbego drugą kością Siły.',
    },
    'fended-off': {
      title: 'Odparty',
      text: 'Ulf wydaje kość Instynktu na Obronę i Atak jest anulowany. Trzeba mieć do tego żeton Obrony, ale się go nie zużywa. A kości już nie ma.',
    },
    'end-phase': {
      title: 'Resztę zachowaj',
      text: 'Niewydane kości zostają na później, a w turze Ulfa zechcesz reagować. Zakończ fazę: karta idzie do Pamięci, a ty dobierasz do trzech.',
    },
    returned: {
      title: 'Odłamek wraca',
      text: 'Karta Przeznaczenia wskazuje po węźle na każdym Terytorium i na jednym z nich leży teraz twój Odłamek. Gdy możliwości jest kilka, wybierasz. Można go znów zebrać.',
    },
    defence: {
      title: 'Ebbe atakuje: zareaguj',
      text: 'Zanim Akcja się wydarzy, ci, których dotyczy, mogą odpowiedzieć. Feima ma żetony Obrony, a ty kość Instynktu: anuluj Atak.',
    },
    damage: {
      title: 'Za Obrażenie się płaci',
      text: 'Ulf atakuje znowu, a obronić się nie możesz. Obrażenie kosztuje żeton Obrony albo kartę tego bohatera. Kto nie ma ani tego, ani tego, jest pokonany. Odrzuć żeton.',
    },
    advantage: {
      title: 'Co zyskuje Ulf',
      text: 'Za żeton atakujący bierze kartę Przewagi, za kartę samą kartę. Leżą na dwóch Miejscach na Obrażenia, a trzy dają punkt.',
    },
    symbol: {
      title: 'Karta z symbolem',
      text: 'Na Taktyki było za mało kości, więc ich faza minęła sama. Zagraj kartę Hrafna: jej symbol pozwala mu raz użyć Umiejętności.',
    },
    ability: {
      title: 'Siła Przodków',
      text: 'Nie kosztuje kości. Każdy sojusznik w jego Strefie lub w Strefie obok zyskuje dwie kości Siły i dwa żetony Obrony, o ile ma miejsce. Halvard jest dość blisko.',
    },
    personal: {
      title: 'Kości jednego bohatera',
      text: 'Te kości leżą w Pulach Osobistych. Na Akcje i Reakcje wydaje je tylko ich bohater, ale za Taktyki możesz nimi płacić.',
    },
    'towards-yellow': {
      title: 'Następny Odłamek',
      text: 'Niedaleko Hrafna leży żółty Odłamek, a ty masz na niego Instynkt. Najpierw Ruch, ostatnią kością Zwinności.',
    },
    'one-step': {
      title: 'Wystarczy krok',
      text: 'Hrafn ma Szybkość dwa, ale punkty mogą zostać. O węzeł dalej będzie już obok Odłamka.',
    },
    yellow: {
      title: 'Zbierz żółty',
      text: 'Uważaj, gdy obok są bohaterowie przeciwnika: mogą napaść na tego, kto zbiera albo się porusza. Tu nikogo nie ma. Zbierz Odłamek.',
    },
    event: {
      title: 'Nadchodzi Wydarzenie',
      text: 'Twoja karta Przeznaczenia to Wydarzenie, a Wydarzenie kosztuje Odłamek: ten z twojej planszy opuszcza grę. Punkt zostaje. Gdy zajęte są wszystkie miejsca, gra się kończy.',
    },
    access: {
      title: 'Dostęp do Wydarzeń',
      text: 'Posągi dają Dostęp do miejsc, od lewej. Oba Posągi sięgają pierwszego, więc wszyscy bohaterowie bez kości mają teraz kość Neutralną. Ma ją Feima.',
    },
    hazard: {
      title: 'Ulf płaci za Odłamek',
      text: 'Erik zbiera Odłamek leżący z Zagrożeniem, a ono aktywuje się na nim: to Obrażenie Neutralne, za które każdy przeciwnik bierze kartę Przewagi. Masz już jedną.',
    },
    build: {
      title: 'Zbuduj Posąg',
      text: 'Ulf buduje, więc i ty możesz: raz w turze, za dowolne dwie kości. Użyj dwóch kości Siły Hrafna.',
    },
    body: {
      title: 'Korpus stoi',
      text: 'Sięga drugiego miejsca i daje kolejną kartę Przewagi: oba Miejsca na Obrażenia są pełne. Głowa przynosi Natchnienie, Płomień punkt. Przejdź dalej.',
    },
    again: {
      title: 'Jeszcze raz Feima',
      text: 'Nadal stoi obok Ebbego. Zagraj jej kartę ze Zwinnością i Siłą.',
    },
    'draw-out': {
      title: 'Zmuś do Obrony',
      text: 'Ulf ma jedną kość Neutralną, a ona płaci za każdą Reakcję. Zaatakuj: albo trafisz, albo kości już nie będzie.',
    },
    neutral: {
      title: 'Kość Neutralna umie wszystko',
      text: 'Ulf już jej nie ma. Własna kość Neutralna Feimy zastępuje Siłę: zaatakuj znowu, a bronić się nie będzie czym.',
    },
    set: {
      title: 'Trzy karty, jeden punkt',
      text: 'Ulf odrzuca żeton, a dla trzeciej karty Przewagi nie ma miejsca. Schodzą więc wszystkie trzy za Punkt Zwycięstwa: masz trzy, Ulf jeden.',
    },
    rest: {
      title: 'Zakończ fazę',
      text: 'Możesz się jeszcze poruszyć, ale kość Zwinności przyda się na Pościg w turze Ulfa. Zakończ fazę.',
    },
    'second-event': {
      title: 'Drugie Wydarzenie',
      text: 'Na twojej planszy nie ma Odłamka, więc grę opuszcza jeden z Pola Bitwy. Misja Wydarzenia punktuje na końcu: zadbaj wtedy o Dostęp.',
    },
    farewell: {
      title: 'Reszta należy do ciebie',
      text: 'Jeszcze dwa Wydarzenia i gra skończy się przed twoją następną turą. Potem punktują Misje. Wskaż Odłamek, do którego bliżej ma Ulf. Ostrych kling.',
    },
    chasing: {
      title: 'Pościg',
      text: 'Bohater przeciwnika odchodzi od twojego. Za kość Zwinności twój bohater powtarza te kroki, na ile pozwala mu Szybkość.',
    },
    charging: {
      title: 'Szarża',
      text: 'Bohater z dala od Odłamków i wrogów trafia do Strefy obok swojej, na dowolny wolny węzeł. To szybki powrót do walki.',
    },
    coordinating: {
      title: 'Koordynacja',
      text: 'Dobierasz trzy karty, każdą z wierzchu albo ze spodu talii, i widzisz każdą przed następną. Potem Ręka zmniejsza się do trzech.',
    },
    'too-many-dice': {
      title: 'Nie ma miejsca na kości',
      text: 'Pula Akcji mieści sześć kości, Pula Osobista trzy. Wybierz, które zostają, spośród starych i nowych.',
    },
    'shard-back': {
      title: 'Odłamek wraca',
      text: 'Karta wskazuje po węźle na każdym Terytorium. Odłamek trafia tam, gdzie nie ma twoich bohaterów, jeśli się da. Zagrożenie z Puli idzie razem z nim.',
    },
    'hazard-back': {
      title: 'Zagrożenie wraca',
      text: 'Gdy na twojej planszy nie ma Odłamków, karta Przeznaczenia przywraca Zagrożenie. Połóż je tam, gdzie najbardziej przeszkodzi innym.',
    },
    changing: {
      title: 'Działa inny bohater',
      text: 'Zmiana kosztuje kość Neutralną i czyni Aktywnym innego bohatera. Symbolu używa tylko bohater z karty Tury.',
    },
    pushing: {
      title: 'Pchnięcie',
      text: 'Figurka przesuwa się o węzeł prosto od pchającego. Jeśli ten węzeł jest zajęty, otrzymuje Obrażenie. Popychaj innych na Zagrożenia.',
    },
    'neutral-damage': {
      title: 'Zagrożenie parzy',
      text: 'Zadaje Obrażenie Bezpośrednie, za które nie płaci żeton Obrony. Jeśli bohater sam na nie wchodzi albo to sprawka sojusznika, wszyscy przeciwnicy biorą kartę Przewagi.',
    },
    captured: {
      title: 'Zdobyta karta',
      text: 'Karty jednego bohatera leżą na jednym Miejscu na Obrażenia. Raniąc wciąż tego samego, zapełniasz je powoli, ale przy remisie te karty się liczą.',
    },
    fallen: {
      title: 'Bohater pokonany',
      text: 'Kto pokonuje, zyskuje punkt, Trofeum i kartę Przewagi. Właściciel bierze kartę Natchnienia, jeśli ma jeszcze innego bohatera.',
    },
    inspired: {
      title: 'Natchnienie',
      text: 'Tę kartę można zagrać dla dowolnego swojego bohatera, a jej symbol zastępuje każdy inny. Można ją też oddać za Obrażenie.',
    },
    'new-deck': {
      title: 'Nowa talia',
      text: 'W talii było za mało kart, więc Pamięć zostaje potasowana. Karty zdobyte przez innych nie wracają.',
    },
    'last-event': {
      title: 'Wszystkie miejsca zajęte',
      text: 'Gra kończy się, gdy miałaby się zacząć tura Pierwszego gracza. Do tej chwili myśl o Misjach, do których masz Dostęp.',
    },
  },
}
