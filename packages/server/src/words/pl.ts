import type { ServerWords } from './en.ts'

const refusals: ServerWords['refusals'] = {
  'not-arrived': () => 'Najpierw podaj swoje imię.',
  'not-by-token': () => 'Token pozwala grać, ale nie zmieniać konta.',
  'wrong-password': () => 'Imię albo hasło jest błędne.',
  'name-taken': ({ name }) => `Imię „${name}” albo łudząco podobne jest już zajęte.`,
  'name-script': () =>
    'Zapisz imię jednym pismem: łacińskim, greckim, cyrylicą albo innym, którym pisze się dzisiaj, i jego zwykłymi literami i znakami.',
  'too-many-tokens': ({ most }) => `Można mieć najwyżej tyle tokenów: ${most}. Usuń ten, który nie jest już potrzebny.`,
  'no-such-token': () => 'Nie ma takiego tokenu.',
  'no-such-person': () => 'Nie ma tu takiej osoby.',
  'no-such-table': () => 'Nie ma takiego stołu albo potrzebne jest zaproszenie.',
  'no-such-game': ({ game }) => `Nie ma tu gry „${game}”.`,
  'no-such-bot': ({ bot }) => `Nie ma programu „${bot}”.`,
  'one-seat-each': () => 'Każdy ma przy stole jedno miejsce.',
  'not-seated': () => 'Nie masz miejsca przy tym stole.',
  'nobody-there': () => 'Tej osoby nie ma już przy tym stole.',
  removed: () => 'Gospodarz poprosił o zwolnienie miejsca przy tym stole. Poszukaj innego.',
  'too-many-open': ({ most }) =>
    `Na początek gry czekają już twoje stoły (${most}). Zacznij grę, zwolnij miejsce albo odwołaj któryś, zanim zajmiesz następny.`,
  'too-many-tables': ({ most }) => `Masz już tyle stołów, ile można mieć naraz: ${most}. Najpierw skończ którąś grę.`,
  'host-only': () => 'To może zrobić tylko gospodarz stołu.',
  'not-started': () => 'Gra jeszcze się nie zaczęła.',
  'not-finished': () => 'Gra jeszcze się nie skończyła.',
  'already-started': () => 'Gra już się zaczęła.',
  'seat-taken': () => 'Nie ma wolnego miejsca.',
  'seats-free': () => 'Są jeszcze wolne miejsca. Poczekaj na kogoś albo posadź tam programy.',
  'nobody-plays': () => 'Siedzą tu same programy. Do gry potrzebna jest przynajmniej jedna osoba.',
  resigned: () => 'Po rezygnacji miejsce nie należy już do ciebie.',
  'time-used-up': () => 'Czas na ten wybór minął. Zrobi go program, a potem możesz wrócić na swoje miejsce.',
  'stand-in-plays': () => 'Gra za ciebie program. Najpierw wróć na swoje miejsce.',
  'undo-program': () => 'To wybrał za ciebie program, gdy skończył się czas. Tego nie da się cofnąć.',
  'undo-lapsed': () => 'Czas na reakcję minął: to był pas. Tego nie da się cofnąć.',
  stale: () => 'W międzyczasie coś się wydarzyło przy stole. Spójrz jeszcze raz.',
  busy: () => 'Za dużo dzieje się naraz. Spróbuj ponownie.',
  enough: () => 'Przy tym stole zdarzyło się to już wystarczająco często.',
  'book-full': () => 'Przy tym stole wydarzyło się już zbyt wiele. Grę można tylko zakończyć.',
  'no-spectators': () => 'Tego stołu nie można oglądać.',
  'kept-table': ({ version }) =>
    `Przy tym stole grano według wersji ${version} zasad i stoi on tak, jak go zostawiono. Gra ruszy dalej, gdy wszyscy zgodzą się na obecne zasady.`,
  'not-resting': () => 'Miejsce można oddać między dwiema grami, nie w trakcie gry.',
  'seat-kept': ({ minutes }) => `Ta osoba niedawno odeszła: miejsce czeka na nią jeszcze ${minutes} min.`,
  'cannot-go-on': () => 'Według obecnych zasad nie da się grać dalej od tego miejsca.',
  'past-other-rules': () => 'Wcześniej grano według innych zasad; nie da się już pokazać tego ruch po ruchu.',
  'replay-other-rules': () => 'Część tej gry rozegrano według innych zasad: nie da się jej odtworzyć.',
  'too-many-watched': ({ most }) =>
    `Liczba stołów, które można oglądać naraz: ${most}. Najpierw zamknij któryś z nich.`,
  'table-crowded': ({ most }) => `Ten stół ma już komplet widzów: ${most}. Spróbuj później.`,
  'too-many-sockets': ({ most }) =>
    `Liczba otwartych połączeń sięgnęła granicy: ${most}. Najpierw zamknij część z nich.`,
  'slow-down': ({ seconds }) => `To za dużo naraz. Poczekaj ${seconds} s.`,
  'bad-request': ({ where }) => (where ? `Zapytanie jest błędne: ${where}.` : 'Zapytanie jest błędne.'),
  'foreign-origin': () => 'To zapytanie przyszło z innej strony.',
  'not-found': () => 'Pod tym adresem nic nie ma.',
  'too-large': () => 'To jest za długie.',
  'storage-away': () => 'W tej chwili niczego nie da się zapisać. Nic się nie zmieniło; spróbuj za chwilę.',
  'storage-full': () =>
    'Na dysku serwera nie ma już miejsca. Nic się nie zmieniło; powiedz o tym gospodarzowi serwera.',
  closing: () => 'Serwer zamyka się na chwilę. Spróbuj wkrótce ponownie.',
  broken: () => 'Coś się tu zepsuło i to nasz błąd.',
}

const pages: ServerWords['pages'] = {
  notFound: 'Nie ma takiej strony',
  badRequest: 'Ten adres jest błędny',
  broken: 'Coś się tu zepsuło i to nasz błąd',
  home: 'Do gier',
}

export const pl: ServerWords = { pages, refusals }
