/** Words that the table and the pages around it share, in English: names, ways out, and what can go wrong. */

export const COMMON = {
  'frame.home': 'Bivouac, to the start page',
  'frame.navigation': 'Pages',
  'lost.home': 'To the start page',
  'nav.rules': 'Rules',
  'primer.title': 'How to play',
  'games.title': 'My games',
  'games.export': 'Save as a file',
  'games.saved': 'Saved: {file}',
  'settings.language': 'Language',
  'settings.theme': 'Light',
  'settings.theme.system': 'As the system',
  'settings.theme.light': 'Daylight',
  'settings.theme.dark': 'Lamplight',
  'turn.won-by': 'Victory: {side}',
  'trouble.drop': 'All right',
  'trouble.again': 'Try again',

  'level.recruit': 'Recruit',
  'level.regular': 'Regular',
  'level.veteran': 'Veteran',
  'level.expert': 'Expert',
  'level.master': 'Master',

  // What can go wrong: what is wrong, and what to do
  'problem.stale': 'The game has gone on meanwhile. Look again and choose once more.',
  'problem.illegal': 'The rules do not allow that now. What can be chosen is marked.',
  'problem.not-your-seat':
    'Nobody at this screen plays that side. Open the game once more from the list of your games.',
  'problem.not-your-turn': 'It is not your turn to choose. Wait for the other side.',
  'problem.over': 'The game is over.',
  'problem.nothing-to-undo': 'That cannot be taken back: dice, cards or the other side have spoken.',
  'problem.no-such-moment':
    'The game has no such moment: choices were perhaps taken back. Go back to now and look again from there.',
  'problem.no-such-game': 'This game is no longer here. It was perhaps removed in another window.',
  'problem.unknown-game':
    'This belongs to a game that is not on this shelf. If it comes from a newer Bivouac, reload the page.',
  'problem.unknown-scenario':
    'This belongs to a scenario that is not known here. If it comes from a newer Bivouac, reload the page.',
  'problem.unknown-level': 'There is no bot of that strength here. Choose another one.',
  'problem.other-scenario': 'The scenario has been changed since this was played, so it cannot go on.',
  'problem.newer-version':
    'This comes from a newer Bivouac than this page. Reload the page and try once more.',
  'problem.still-played':
    'The game is still being played. It can be taken out as a whole when it is over: until then it would give hidden cards away.',
  'problem.new-rules':
    'Rules have been corrected since this game was begun. What has been played stands; from here on the corrected rules apply.',
  'problem.damaged-game': 'What is kept of this game is damaged, so it cannot go on.',
  'problem.bad-record':
    'This is not a game file, or it has been changed since it was saved. Choose the file as it was saved.',
  'problem.bad-position': 'The position cannot be set up: it is damaged, or from another version.',
  'problem.bad-link': 'The link is damaged. It was perhaps cut off when it was copied: ask for it again.',
  'problem.newer-link': 'The link comes from another version of Bivouac. Reload this page and try once more.',
  'problem.too-large': 'The file is too large for a game. Choose the game file itself.',
  'problem.empty-campaign': 'A campaign needs at least one battle. Choose where it begins and where it ends.',
  'problem.storage-full':
    'The browser’s storage is full: the game goes on but is not kept. Save it as a file, or remove old games.',
  'problem.storage-failed':
    'The browser could not keep this: its storage is blocked or damaged. Save the game as a file, or allow storage for this page.',
  'problem.storage-missing':
    'This browser keeps nothing for this page, perhaps because the window is private: when it is closed, your games are gone. Save as files what you want to keep.',
  'problem.no-host': 'The game’s engine does not answer. Reload the page; your games are kept.',
  'problem.host-failed':
    'The game’s engine has stumbled. Try again; if that does not help, reload the page. Your games are kept.',
  'problem.unknown-request':
    'This page and the game’s engine are of different versions. Reload the page; your games are kept.',
  'problem.bot-failed': 'The bot has failed. Reload the page; the game goes on from here.',
  'problem.offline': 'A part of the page could not be fetched. Check the connection and try again.',
  'problem.no-server':
    'There is no server for online play here, or it cannot be reached. Everything else works without it.',
  'problem.no-line': 'The line to the server is lost. Try again when it is back; nothing is gone.',
  'problem.too-fast': 'That was too much at once. Wait a moment and try again.',
  'problem.not-now': 'That cannot be done any more, or not yet. Look again how the game stands.',
  'problem.paused': 'The game is paused. Go on with it first.',
  'problem.your-own': 'This is your own game: somebody else must sit down opposite you.',
  'problem.bad-message':
    'The server does not take that: it is too long, or holds characters that cannot be shown.',
  'problem.not-online': 'That does not exist in games on a server.',
  'problem.draining': 'The server is being restarted. Nothing is lost; it will be back in a moment.',
  'problem.server-failed': 'The server has stumbled. Try again; your games are kept.',
  'problem.too-many-games':
    'You have as many games open as one person may have here. Finish one first, or take an offer back.',
  'problem.unforeseen': 'Something went wrong: {text}',
} as const
