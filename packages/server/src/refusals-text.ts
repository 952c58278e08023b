import type { Language, Refusal } from '@longhouse/kernel'

type Sentence = (facts: Refusal['facts']) => string

const en = {
  'not-arrived': () => 'Tell your name first.',
  'not-by-token': () => 'A token may play, but not change who you are.',
  'wrong-password': () => 'The name or the password is not right.',
  'name-taken': ({ name }) => `Somebody keeps the name “${name}” already, or one that looks like it.`,
  'too-many-tokens': ({ most }) => `Nobody may have more than ${most} tokens. End one you no longer need.`,
  'no-such-token': () => 'There is no such token.',
  'no-such-person': () => 'There is nobody of that kind here.',
  'no-such-table': () => 'There is no such table, or you would need an invitation.',
  'no-such-game': ({ game }) => `There is no game called “${game}” here.`,
  'no-such-bot': ({ bot }) => `There is no program called “${bot}”.`,
  'one-seat-each': () => 'Everybody has one seat at a table.',
  'not-seated': () => 'You do not sit at this table.',
  'nobody-there': () => 'They do not sit at this table any more.',
  removed: () => 'The host has asked you to leave this table. Find another one.',
  'too-many-open': ({ most }) =>
    `You wait at ${most} tables already. Start one, leave one or call one off before you take another.`,
  'too-many-tables': ({ most }) => `You have ${most} tables already. Finish a game before you take another.`,
  'host-only': () => 'Only the host of the table may do that.',
  'not-started': () => 'The game has not started yet.',
  'not-finished': () => 'The game is not over yet.',
  'already-started': () => 'The game has already started.',
  'seat-taken': () => 'There is no free seat.',
  'seats-free': () => 'Some seats are still free. Wait for somebody, or let programs take them.',
  'nobody-plays': () => 'Only programs sit here. A game needs at least one person.',
  resigned: () => 'You have resigned. The seat is no longer yours.',
  'stand-in-plays': () => 'A program is playing for you. Take your seat back first.',
  'undo-program': () => 'A program chose this for you when your time was up. It stands.',
  stale: () => 'Something has happened at the table meanwhile. Look again.',
  busy: () => 'Too much is happening at once. Try again.',
  enough: () => 'You have done that often enough at this table.',
  'book-full': () => 'Too much has happened at this table. The game can only be ended.',
  'no-spectators': () => 'Nobody may watch this table.',
  'table-other-version': ({ version, ours }) =>
    `This table follows version ${version} of the rules, and the house now plays version ${ours}. It cannot be opened.`,
  'too-many-watched': ({ most }) => `One page may watch ${most} tables at once. Close one of them first.`,
  'table-crowded': ({ most }) => `${most} are watching this table already. Try again later.`,
  'too-many-sockets': ({ most }) => `There are ${most} open connections already. Close some of them first.`,
  'slow-down': ({ seconds }) => `That was too much at once. Wait ${seconds} s.`,
  'bad-request': ({ where }) => (where ? `The request is not right: ${where}.` : 'The request is not right.'),
  'foreign-origin': () => 'This request came from another site.',
  'not-found': () => 'There is nothing at this address.',
  'too-large': () => 'That is too long.',
  'storage-away': () => 'The house cannot write anything down at the moment. Nothing was changed; try again soon.',
  'storage-full': () => 'The disk of the house is full. Nothing was changed; tell whoever runs it.',
  closing: () => 'The house is closing for a moment. Try again soon.',
  broken: () => 'Something broke here, and it was our mistake.',
} satisfies { readonly [code: string]: Sentence }

const pl: { readonly [code in keyof typeof en]: Sentence } = {
  'not-arrived': () => 'Najpierw podaj swoje imię.',
  'not-by-token': () => 'Token pozwala grać, ale nie zmieniać konta.',
  'wrong-password': () => 'Imię albo hasło jest błędne.',
  'name-taken': ({ name }) => `Imię „${name}” albo łudząco podobne jest już zajęte.`,
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
  'stand-in-plays': () => 'Gra za ciebie program. Najpierw wróć na swoje miejsce.',
  'undo-program': () => 'To wybrał za ciebie program, gdy skończył się czas. Tego nie da się cofnąć.',
  stale: () => 'W międzyczasie coś się wydarzyło przy stole. Spójrz jeszcze raz.',
  busy: () => 'Za dużo dzieje się naraz. Spróbuj ponownie.',
  enough: () => 'Przy tym stole zdarzyło się to już wystarczająco często.',
  'book-full': () => 'Przy tym stole wydarzyło się już zbyt wiele. Grę można tylko zakończyć.',
  'no-spectators': () => 'Tego stołu nie można oglądać.',
  'table-other-version': ({ version, ours }) =>
    `Przy tym stole obowiązuje wersja ${version} zasad, a tutaj gra się już według wersji ${ours}. Nie da się go otworzyć.`,
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

const sentences: { readonly [language in Language]: { readonly [code: string]: Sentence } } = { en, pl }

/** Null for codes that are the game's or the kernel's own. */
export const serverRefusal = (language: Language, { refused, facts }: Refusal): string | null =>
  Object.hasOwn(sentences[language], refused) ? (sentences[language][refused]?.(facts) ?? null) : null
