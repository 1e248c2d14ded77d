/** The app's own words, English: what is said when a new version lies ready or something has broken. */

export const MESSAGES = {
  'update.ready': 'A new version of Bivouac is ready. Your games are safe.',
  'update.reload': 'Reload for the new version',
  'update.later': 'Later',
  'failure.title': 'Something went wrong',
  'failure.text':
    'This page can’t continue. Your games are saved after every choice: reload, and carry on where you were.',
  'failure.reload': 'Reload the page',
  'failure.home': 'To the start page',
  'failure.again': 'If it happens again, this tells us what to fix:',
} as const
