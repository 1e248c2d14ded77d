/** What the table itself says, in English. What is said about the game comes from the game. */
import { COMMON } from './common/en.ts'

export const OWN = {
  // The top bar and its tools
  tools: 'Tools',
  'tools.undo': 'Take back',
  'tools.undo.not': 'Nothing can be taken back: dice, cards or the other side have spoken',
  'tools.log': 'Log',
  'tools.panel': 'Piles and objectives',
  'tools.hint': 'Ask for a hint',
  'tools.rules': 'Rules of this moment',
  'tools.sound': 'Sound',
  'tools.menu': 'Menu',

  // Plates
  'side.far': 'The other side, and the log',
  'side.near': 'Your side, odds and hints',
  'side.papers': 'Odds, hints and your objectives',
  hand: 'Your hand and other choices',
  plate: '{who}, {side}',
  'plate.rank': '{side} · {rank}',
  'plate.you': 'You',
  'plate.bot': 'bot',
  'plate.thinking': 'is thinking',

  // The prompt bar
  prompt: 'What is asked',
  'prompt.back': 'Back',
  'prompt.waits': '{side} to choose ({who}).',
  'prompt.thinking': '{side} to choose: {who} is thinking …',
  'prompt.may-play': '{side} may play a card.',
  'prompt.turn-of': '{side} to choose.',
  'prompt.setup': 'The table as it was set up.',
  'how.first.one': 'One thing is open to you; it is marked.',
  'how.first.other': '{count} things are open to you; they are marked.',
  'how.first.keys.one': 'One thing is open to you; it is marked. Arrow keys go there, Enter presses it.',
  'how.first.keys.other':
    '{count} things are open to you; they are marked. Arrow keys move between them, Enter presses.',
  'how.on.one': 'One way to go on; it is marked.',
  'how.on.other': '{count} ways to go on; they are marked.',
  'how.on.keys.one': 'One way to go on; it is marked. Esc lays it down again.',
  'how.on.keys.other': '{count} ways to go on; they are marked. Esc lays it down again.',
  'how.any': 'Whatever is marked is open to you.',
  'how.any.keys': 'Whatever is marked is open to you. Arrow keys move about, Enter presses.',
  'how.any-on': 'Go on with whatever is marked.',
  'how.any-on.keys': 'Go on with whatever is marked. Esc lays it down again.',
  'how.only': 'Nothing else can be done here; the button leads on.',
  'refusal.clause': 'Rule {clause}',
  'refusal.elsewhere': 'It is not your turn to choose.',
  'refusal.not-now': 'Nothing can be done with that now. What can be pressed is marked.',
  'refusal.looking-back': 'You are looking back. Return to now to go on.',
  'refusal.over': 'The game is over.',
  choices: 'Other choices',
  chooser: 'Which do you mean?',

  // The board
  board: 'Board, {scenario}',
  'board.can': '{thing}, can be pressed',
  zoom: 'Zoom',
  'zoom.in': 'Closer',
  'zoom.out': 'Farther',
  'zoom.fit': 'Whole board',

  // The log and looking back
  log: 'Log',
  'log.empty': 'Nothing has happened yet.',
  'log.earlier': 'Show what came before',
  'log.fold': 'Fold up: {line}',
  'log.unfold': 'Unfold: {line}',
  replay: 'Looking back',
  'replay.first': 'To the beginning',
  'replay.back': 'One step back',
  'replay.on': 'One step on',
  'replay.slider': 'Moment of the game',
  'replay.at': '{seq} of {last}',
  'replay.now': 'Back to now',
  'replay.branch': 'Play on from here',

  // Watching two bots
  trial: 'Trying it out.',
  'trial.how': 'Nothing here counts, and only you see it. What is hidden was dealt anew.',
  'trial.back': 'Back to the game',
  watch: 'Watching',
  'watch.play': 'Go on',
  'watch.pause': 'Hold',
  'watch.step': 'One step',
  'watch.speed': 'Speed',
  'watch.speed.off': 'No motion',
  'watch.speed.times': '{speed}×',

  // Hints
  hint: 'What the bot would do',
  'hint.close': 'Put the hint away',
  'hint.thinking': 'It is thinking …',
  'hint.best.one': 'Its first choice, from one line played ahead.',
  'hint.best.other': 'Its first choice, from {count} lines played ahead.',
  'hint.looked.one': 'Played ahead once.',
  'hint.looked.other': 'Played ahead {count} times.',
  'hint.first': 'Its first choice.',
  'hint.note': 'The bar is your chance to win as the bot sees it. Press a line to take it.',

  // The coach
  coach: 'Coach',
  'coach.ok': 'Got it',
  'coach.off': 'No more notes',

  // Notation
  notation: 'Type a command',
  'notation.give': 'Give',
  'notation.unknown': '“{text}” is no command of this game.',
  'notation.unknown.like':
    '“{text}” is no command of this game. What can be given now is written like this: {example}',

  // Drawers and tabs
  'drawer.close': 'Close',
  tabs: 'Parts of the table',
  'tabs.hand': 'Hand',
  'tabs.piles': 'Piles',
  'tabs.log': 'Log',
  'tabs.talk': 'Talk',
  'tabs.more': 'More',

  // The curtain
  curtain: 'Hand the screen over. Nothing is shown until you say so.',
  'curtain.lift': '{side}: show the table',

  // The menu
  'menu.look-back': 'Look back',
  'menu.share': 'Share this position',
  'menu.share.copied': 'The link is on the clipboard. What is hidden is dealt anew for whoever opens it.',
  'menu.share.by-hand': 'Copy this link: {link}',
  'menu.keys': 'Keys',
  'menu.coach': 'Coach’s notes',
  'menu.luck': 'Luck',
  'menu.end': 'How it ended',
  'menu.resign': 'Resign',
  'menu.resign.sure': 'Give the battle up? The other side wins.',
  'menu.resign.no': 'Fight on',
  'menu.resign.yes': 'Resign',
  'menu.home': 'Start page',
  'menu.settings': 'All settings',

  // Keys
  'keys.tab': 'from the hand to the board to the prompt',
  'keys.arrows': '← → through all that can be pressed, one after the other; ↑ ↓ to the nearest',
  'keys.shift': 'to any thing on the board',
  'keys.enter': 'press it; confirm what lies ready',
  'keys.esc': 'step back; return from looking back',
  'keys.end': 'end the turn, pass, or stop',
  'keys.undo': 'take back',
  'keys.coach': 'put the coach’s note away',
  'keys.hint': 'ask for a hint',
  'keys.log': 'log',
  'keys.notation': 'menu, with the line for typed commands',
  'keys.help': 'this list',
  'keys.letters-off': 'Letters are switched off in the settings.',

  // The end
  'end.won': 'Victory',
  'end.lost': 'Defeat',
  'end.rounds': 'Rounds',
  'end.turns': 'Turns',
  'end.casualties': 'Losses, {side}',
  'end.fallen.one': 'One man is out of the battle',
  'end.fallen.other': '{count} men are out of the battle',
  'end.look-back': 'Look back',
  'end.again': 'Play again',
  'end.swap': 'Swap sides',
  'end.next': 'Next battle',

  // The page
  'page.opening': 'The table is being laid …',
  'page.failed': 'This game cannot be opened',
  'page.kept': 'Nothing is lost: the game stays in the list of your games.',
} as const

export const MESSAGES = { ...COMMON, ...OWN } as const
