/** Words that the table and the pages around it share, in English: names, ways out, and what can go wrong. */

export const COMMON = {
  'frame.home': 'Bivouac, go to the start page',
  'frame.navigation': 'Pages',
  'lost.home': 'Go to the start page',
  'nav.rules': 'Rules',
  'primer.title': 'How to play',
  'games.title': 'My games',
  'games.export': 'Save as a file',
  'games.saved': 'Saved: {file}',
  'settings.language': 'Language',
  'settings.theme': 'Theme',
  'settings.theme.system': 'Same as system',
  'settings.theme.light': 'Daylight',
  'settings.theme.dark': 'Lamplight',
  'turn.won-by': 'Victory: {side}',
  'trouble.drop': 'OK',
  'trouble.again': 'Try again',

  'level.recruit': 'Recruit',
  'level.regular': 'Regular',
  'level.veteran': 'Veteran',
  'level.expert': 'Expert',
  'level.master': 'Master',

  // What can go wrong: what is wrong, and what to do
  'problem.stale': 'The game has moved on in the meantime. Take another look and choose again.',
  'problem.illegal': 'The rules don’t allow that now. Your options are highlighted.',
  'problem.not-your-seat':
    'Nobody at this screen plays that side. Open the game again from the list of your games.',
  'problem.not-your-turn': 'It is not your turn to choose. Wait for the other side.',
  'problem.over': 'The game is over.',
  'problem.nothing-to-undo':
    'That cannot be taken back: dice, cards or your opponent have already responded.',
  'problem.no-such-moment':
    'The game has no such moment: choices may have been taken back. Return to the present and look again from there.',
  'problem.no-such-game': 'This game is no longer here. It may have been removed in another window.',
  'problem.unknown-game':
    'This belongs to a game that is not available here. If it comes from a newer Bivouac, reload the page.',
  'problem.unknown-scenario':
    'This belongs to a scenario that is not available here. If it comes from a newer Bivouac, reload the page.',
  'problem.unknown-level': 'There is no bot of that strength here. Choose another one.',
  'problem.other-scenario': 'The scenario has changed since this was played, so the game can’t continue.',
  'problem.newer-version': 'This comes from a newer Bivouac than this page. Reload the page and try again.',
  'problem.still-played':
    'The game is still being played. You can save all of it once it is over: until then that would give hidden cards away.',
  'problem.new-rules':
    'Rules have been corrected since this game began. What has been played stands; from here on the corrected rules apply.',
  'problem.damaged-game': 'The saved game is damaged, so it can’t continue.',
  'problem.bad-record':
    'This is not a game file, or it has been changed since it was saved. Choose the file as it was saved.',
  'problem.bad-study': 'This study can’t be read: it is damaged, or it is something else.',
  'problem.bad-position': 'The position can’t be set up: it is damaged, or comes from another version.',
  'problem.bad-link': 'The link is damaged. It may have been cut off when it was copied: ask for it again.',
  'problem.newer-link': 'The link comes from another version of Bivouac. Reload this page and try again.',
  'problem.too-large': 'The file is too large to be a game. Choose the game file itself.',
  'problem.empty-campaign': 'A campaign needs at least one battle. Choose where it begins and where it ends.',
  'problem.storage-full':
    'The browser’s storage is full: you can play on, but the game is not saved. Save it as a file, or remove old games.',
  'problem.storage-failed':
    'The browser couldn’t save this: its storage is blocked or damaged. Save the game as a file, or allow storage for this page.',
  'problem.storage-missing':
    'This browser saves nothing for this page, perhaps because the window is private: when you close it, your games are gone. Save anything you want to keep as a file.',
  'problem.no-host': 'The game engine is not responding. Reload the page; your games are saved.',
  'problem.host-failed':
    'The game engine ran into a problem. Try again; if that doesn’t help, reload the page. Your games are saved.',
  'problem.unknown-request':
    'This page and the game engine are different versions. Reload the page; your games are saved.',
  'problem.bot-failed': 'The bot has failed. Reload the page; the game continues from here.',
  'problem.offline': 'Part of the page couldn’t be loaded. Check your connection and try again.',
  'problem.no-server':
    'There is no server for online play here, or it cannot be reached. Everything else works without it.',
  'problem.no-line': 'The connection to the server is lost. Try again when it is back; nothing is lost.',
  'problem.too-fast': 'That was too much at once. Wait a moment and try again.',
  'problem.not-now': 'That can’t be done any more, or not yet. Check where the game stands.',
  'problem.paused': 'The game is paused. Resume it first.',
  'problem.your-own': 'This is your own game: somebody else has to take the other seat.',
  'problem.bad-message':
    'The server won’t accept that: it is too long, or contains characters that can’t be shown.',
  'problem.not-online': 'That isn’t available in online games.',
  'problem.banned': 'You are banned from this server. Whoever runs it can tell you more.',
  'problem.draining': 'The server is being restarted. Nothing is lost; it will be back in a moment.',
  'problem.server-failed': 'The server ran into a problem. Try again; your games are saved.',
  'problem.server-unsaved':
    'The server can’t save this just now, so it hasn’t happened. Try again in a moment.',
  'problem.server-full':
    'The server’s disk is full, so this hasn’t happened; what was played before is saved. Try again later, or tell whoever runs the server.',
  'problem.too-many-bots':
    'You already have five games against bots on this server. Finish one of them, or play against a bot without the server.',
  'problem.too-many-games': 'You have offered many games in a short time. Wait a minute, then try again.',
  'problem.unforeseen': 'Something went wrong: {text}',
} as const
