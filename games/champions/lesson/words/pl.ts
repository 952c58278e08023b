import type { ChampionsLessonWords } from './shape.ts'

export const pl: ChampionsLessonWords = {
  names: ['Astrid', 'Orm'],
  cards: {
    welcome: {
      title: 'Twoja pierwsza saga',
      text: 'Osiem rund, wygrywa największa Chwała. Dwie zagramy razem, w około dziesięć minut. Każda rzecz zostanie wyjaśniona tam, gdzie się dzieje, a jej zasada jest o jedno {kliknięcie|dotknięcie} stąd.',
    },
    leader: {
      title: 'Wybierz Svanhildr',
      text: 'Każdy przywódca ma jeden dar. Orm wziął Ullra. Fechmistrze Svanhildr biją mocniej: jedno trafienie liczy się za dwa, dwa za trzy.',
    },
    header: {
      title: 'Co się dzieje',
      text: 'Runda, faza i Chwała. Każda runda ma cztery fazy: robotnicy, wojownicy, walki i porządki.',
    },
    own: {
      title: 'To jest twoje',
      text: 'Wojownicy to kości, w twoim Długim Domu mieści się ich ośmiu. Obok żywność, drewno, monety, przysługi i potępienie, dalej runy, przeznaczenia i pokonani wrogowie.',
    },
    rivals: {
      title: 'Orm, twój rywal',
      text: 'Jego rzeczy leżą jawnie, tak jak twoje. Tylko przeznaczenia i pokonani wrogowie pozostają tajemnicą do końca.',
    },
    workers: {
      title: 'Po czterech robotników',
      text: 'Ty i Orm wystawiacie ich na zmianę. Każde miejsce przyjmuje jednego na rundę. To, co można wybrać, będzie świecić; wskaż je, by przeczytać, co daje.',
    },
    blue: {
      title: 'Niebieskie się uzupełnia',
      text: 'Co rundę przybywa tu wojownik albo żywność. Robotnik zabiera wszystko, co leży. Wyślij swojego do Kowala i weź topornika.',
    },
    brown: {
      title: 'Brązowe działa od razu',
      text: 'Płacisz i dostajesz. Stragan Wikingów: za 1 monetę włócznik i fechmistrz.',
    },
    troll: {
      title: 'Troll Bagienny',
      text: 'Miecze to atak: tylu wojowników zabija w każdej rundzie walki. Tarcza to obrona: tyle trafień go powali. Niżej nagroda.',
    },
    red: {
      title: 'Czerwone czeka na walkę',
      text: 'Robotnik tylko zajmuje walkę, wojownicy ruszą, gdy wszyscy robotnicy stoją. Orm zajął już draugra. Zajmij trolla.',
    },
    hunt: {
      title: 'Ostatni idzie na polowanie',
      text: 'Wojownicy, którzy zostają w domu, mogą polować i niczym nie ryzykują. Polować może tu każdy gracz. Wyślij robotnika na Polowanie.',
    },
    secret: {
      title: 'Teraz wojownicy',
      text: 'Ty i Orm decydujecie jednocześnie i w tajemnicy. Co zapieczętowane, to postanowione. Szansę na zwycięstwo widać od razu.',
    },
    send: {
      title: 'Trzech na trolla',
      text: 'Wyślij na trolla obu fechmistrzów i topornika. Włócznik zostaje w domu i poluje. Potem zapieczętuj.',
    },
    'hunt-roll': {
      title: 'Najpierw polowanie',
      text: 'Każde trafienie to jedna żywność: włócznik przynosi jedną. Za przysługę można by rzucić jeszcze raz, ale zaraz czeka troll. Zachowaj ją i zakończ rzut.',
    },
    faces: {
      title: 'Jak czytać kości',
      text: 'Trafienia ranią wroga, tarcza ratuje jednego z twoich, pusta ścianka nie daje nic. U Svanhildr trafienie mieczem liczy się za dwa.',
    },
    reroll: {
      title: 'Poproś bogów',
      text: 'Dwa obrażenia, a trzeba trzech. Jedna przysługa to przerzut dowolnych twoich kości: wskaż obie puste i przerzuć.',
    },
    losses: {
      title: 'Cena zwycięstwa',
      text: 'Troll pada. Jego atak to 1, a tarczy nie ma, więc ginie jeden wojownik, nawet przy wygranej. Oddaj fechmistrza: masz dwóch.',
    },
    slain: {
      title: 'Pierwsze trofeum',
      text: 'Troll dał 4 Chwały i 1 drewno. Jego karta leży tutaj, widzisz ją tylko ty.',
    },
    blame: {
      title: 'Ktoś musi być winny',
      text: 'Kto zabije trolla, zrzuca jedno potępienie i daje jedno rywalowi: teraz ma je Orm. Na koniec potępienie odbiera Chwałę, każde kolejne więcej.',
    },
    refill: {
      title: 'Nowa runda',
      text: 'Robotnicy wrócili, pojawili się nowi wrogowie, a na każdym niebieskim miejscu coś przybyło. Czego nikt nie weźmie, to się zbiera: warto czasem poczekać.',
    },
    bounty: {
      title: 'Nagroda za głowę',
      text: 'Monstra za morzem zostają, aż ktoś je pokona. Co rundę przybywa na nich moneta. Fossegrim jest wart 9 Chwały: płyńmy.',
    },
    sage: {
      title: 'Najpierw do Szamana',
      text: 'Karta skrywa, co czeka w drodze. Szaman pozwala zajrzeć pod jedną i daje kartę przeznaczenia. Wyślij tam robotnika.',
    },
    peek: {
      title: 'Zajrzyj naprzód',
      text: 'Wskaż podróż do krainy Fossegrima. Kartę zobaczysz tylko ty; Orm dowie się jedynie, że zaglądasz.',
    },
    storm: {
      title: 'Idzie sztorm',
      text: 'Zabierze jednego wojownika albo jedną żywność. Dobrze wiedzieć: weź o jedną żywność więcej, niż zje załoga.',
    },
    destiny: {
      title: 'Tajne przeznaczenia',
      text: 'Każde pyta, kto na koniec ma czegoś najwięcej. Tylko ty: większa liczba. Ex aequo: mniejsza. Inaczej nic.',
    },
    market: {
      title: 'Żywność dla trzech',
      text: 'Do tej krainy jedna żywność karmi dwóch, więc trzech zje dwie. Ze sztormem trzeba trzech, a masz dwie. Idź na Targ.',
    },
    exchange: {
      title: 'Jeden za jeden',
      text: 'Żywność, drewno i monety wymienisz tu dowolnie. Ustaw, co chcesz mieć: 3 żywności i 1 drewno.',
    },
    beg: {
      title: 'Bez monety? Żebraj',
      text: 'Duża łódź kosztuje monetę, a nie masz żadnej. Żebrać można zawsze: 1 moneta, ale i 1 potępienie.',
    },
    ship: {
      title: 'Łódź na wyprawę',
      text: 'Mała jest za darmo i mieści pięć. Trzech wojowników i trzy żywności to sześć: weź dużą za 1 monetę.',
    },
    port: {
      title: 'Wybierz krainę',
      text: 'Port mieści jedną łódź, więc w tej rundzie nikt inny tam nie popłynie. Płyń do Fossegrima.',
    },
    load: {
      title: 'Załaduj łódź',
      text: 'Wyślij na pokład wszystkich trzech wojowników i trzy żywności, potem zapieczętuj. Wojownicy i żywność dzielą miejsce.',
    },
    journey: {
      title: 'Sztorm uderza',
      text: 'Karta podróży jest odkryta: tracisz jednego wojownika albo jedną żywność. Masz zapas: oddaj żywność.',
    },
    fed: {
      title: 'Załoga najedzona',
      text: 'Dwie żywności wykarmiły trzech. Kto nie zje, ginie, więc licz przed wyprawą. Reszta żywności i tak by przepadła.',
    },
    monster: {
      title: 'Dłuższa walka',
      text: 'Bez przysług rzut stoi: dwa z czterech obrażeń, żadnej tarczy, jedna strata. Obrażenia zostają i walka trwa. Oddaj włócznika.',
    },
    trophy: {
      title: 'Fossegrim pokonany',
      text: '9 Chwały, 1 przysługa i moneta z nagrody. Żółty proporzec liczy się do kompletu: czerwony, żółty i niebieski razem to na koniec 5 Chwały.',
    },
    'troll-left': {
      title: 'Troll, z którym nikt nie walczył',
      text: 'Poprzedniego trolla nikt nie ruszył, więc każdy wziął jedno potępienie. Z żebraniem masz dwa: na koniec to −3.',
    },
    runesmith: {
      title: 'Runy',
      text: 'Mistrz Run wykuje runę za 1 drewno. Masz akurat jedno: wyślij do niego robotnika.',
    },
    rune: {
      title: 'Wybierz runę',
      text: 'Każda działa raz, a na koniec daje swoją Chwałę, użyta czy nie. Wskaż je, by przeczytać, i weź tę, którą wolisz.',
    },
    scoring: {
      title: 'Jak to się kończy',
      text: 'Po ósmej rundzie liczą się przeznaczenia, komplety kolorów, runy, własna łódź, po 2 za przysługę i 1 za trzy monety. Potem odejmuje się potępienie.',
    },
    farewell: {
      title: 'Saga należy do ciebie',
      text: 'Odtąd wybieraj, jak chcesz; Orm gra, żeby wygrać. Gdy pojawi się coś nowego, opowie o tym krótka wskazówka.',
    },

    kraken: {
      title: 'Kraken',
      text: 'Najpierw cała załoga musi z nim walczyć. Jest wart 3 Chwały, ale nie zostawia karty. Kto przeżyje, płynie dalej.',
    },
    starving: {
      title: 'Za mało żywności',
      text: 'Wojownicy bez jedzenia giną. Ty wybierasz, którzy.',
    },
    healing: {
      title: 'Leczenie',
      text: 'Runa może ocalić wszystkich, którzy zginęliby w tej rundzie walki. Jeden raz.',
    },
    fame: {
      title: 'Sława',
      text: 'Runa dodaje połowę Chwały tego wroga, zaokrąglając w dół. Działa raz: na wielkie monstrum warto poczekać.',
    },
    'true-vision': {
      title: 'Prawdziwa Wizja',
      text: 'Dobierz dwa przeznaczenia więcej i zatrzymaj najlepsze ze wszystkich. Reszta trafia pod talię.',
    },
    'other-journey': {
      title: 'Inny wiatr',
      text: 'Runa Podróży może odrzucić tę kartę i odkryć następną. Nowa obowiązuje, lepsza czy gorsza.',
    },
    'any-time': {
      title: 'Runa na każdą chwilę',
      text: 'Możesz jej użyć po swoim robotniku albo później, przy dowolnej swojej decyzji. Pominięcie nic nie kosztuje.',
    },
    shrine: {
      title: 'Kaplica',
      text: 'Im więcej przysług naraz, tym drożej: jedna wizyta na rundę, jeden wiersz cennika. Niewydana przysługa daje na koniec 2 Chwały.',
    },
    shipwright: {
      title: 'Własna łódź',
      text: 'Każdy gracz buduje jedną na całą grę. Nikt inny jej nie użyje, wypływa za darmo i punktuje na koniec.',
    },
    hired: {
      title: 'Jeden robotnik więcej',
      text: 'Pracuje już w tej rundzie i zostaje z tobą. Każdy najmuje jednego; następny kupujący płaci o monetę mniej.',
    },
    draugr: {
      title: 'Draugry',
      text: 'Płacą monetami, a ich proporce liczą się do kompletów tak jak proporce monstrów. Przekreślona broń nie może z nimi walczyć.',
    },
    marker: {
      title: 'Kto zaczyna',
      text: 'Wizyta u Jarla przenosi róg: do ciebie, a jeśli już go masz, do gracza po lewej. Liczy się od następnej rundy.',
    },
    full: {
      title: 'Długi Dom jest pełny',
      text: 'Nikt nie ma więcej niż ośmiu wojowników. Ci, którzy się nie mieszczą, wracają do puli.',
    },
    lost: {
      title: 'Przegrana walka',
      text: 'Załogi już nie ma, a wróg otrząsa się z ran. Monstrum czeka w swojej krainie, a nagroda za nie rośnie.',
    },
    'in-turn': {
      title: 'Po kolei',
      text: 'Raz na rundę każdy może tego zażądać: tajne wybory przepadają nieobejrzane i wszyscy przydzielają jawnie, jeden po drugim.',
    },
    'last-round': {
      title: 'Ostatnia runda',
      text: 'Drewno, żywność i wojownicy nic nie punktują. Zamień ich na Chwałę, przysługi lub runy i pamiętaj o przeznaczeniach.',
    },
  },
}
