import type { Language } from '@longhouse/kernel'

const en = {
  notFound: 'There is no such page',
  badRequest: 'This address is not right',
  broken: 'Something broke here, and it was our mistake',
  home: 'To the games',
}

const pl: typeof en = {
  notFound: 'Nie ma takiej strony',
  badRequest: 'Ten adres jest błędny',
  broken: 'Coś się tu zepsuło i to nasz błąd',
  home: 'Do gier',
}

export type Words = typeof en
export const words: { readonly [language in Language]: Words } = { en, pl }
