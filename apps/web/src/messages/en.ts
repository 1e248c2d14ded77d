/** The app's own words, English: what is said when a new version lies ready or something has broken. */

export const MESSAGES = {
  'update.ready': 'A new version of Bivouac is ready. Your games are kept.',
  'update.reload': 'Reload for the new version',
  'update.later': 'Later',
  'failure.title': 'Something has broken',
  'failure.text':
    'This page cannot go on. Your games are kept after every command: reload, and go on where you were.',
  'failure.reload': 'Reload the page',
  'failure.home': 'To the first page',
  'failure.again': 'If it happens again, this tells us what to mend:',
} as const
