/** The app's own words, Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'update.ready': 'Nowa wersja Bivouac jest gotowa. Twoje partie zostaną zachowane.',
  'update.reload': 'Wczytaj nową wersję',
  'update.later': 'Później',
  'failure.title': 'Coś się zepsuło',
  'failure.text':
    'Ta strona nie może działać dalej. Twoje partie są zapisywane po każdym wyborze: odśwież stronę i graj dalej od tego samego miejsca.',
  'failure.reload': 'Odśwież stronę',
  'failure.home': 'Na stronę główną',
  'failure.again': 'Jeśli to się powtórzy, ten zapis mówi, co trzeba naprawić:',
}
