/** What the table itself says, in English. What is said about the game comes from the game. */
import { COMMON } from './common/en.ts'

export const OWN = {
  // The top bar and its tools
  tools: 'Tools',
  'tools.undo': 'Take back',
  'tools.undo.not': 'Nothing can be taken back: dice, cards or your opponent have already responded',
  'tools.panel': 'Piles and objectives',
  'tools.hint': 'Ask for a hint',
  'tools.rules': 'Rules that apply now',
  'tools.sound': 'Sound',
  'sound.offer': 'Would you like sound? It is soft, and you never need it to play.',
  'sound.yes': 'Sound on',
  'sound.no': 'No, thanks',
  'tools.menu': 'Menu',

  // Plates
  'side.tray': 'Prompt, odds and log',
  pad: 'Odds and log',
  'pad.choice': 'Which one?',
  'pad.odds': 'Odds',
  'pad.ready': 'Your choice',
  'pad.recap': 'Enemy turn',
  'pad.table': 'Battle',
  hand: 'Your hand and other choices',
  plate: '{who}, {side}',
  'plate.rank': '{side} · {rank}',
  'plate.you': 'You',
  'plate.bot': 'bot',
  'plate.thinking': 'is thinking',

  // The prompt bar
  prompt: 'What you are asked',
  'prompt.back': 'Back',
  'prompt.waits': 'Waiting for {who} ({side}).',
  'prompt.rolling': 'The dice are rolling …',
  'prompt.thinking': '{who} ({side}) is thinking …',
  'prompt.may-play': '{who} ({side}) may play a card.',
  'prompt.ordered': 'Your standing order answers for you.',
  'prompt.turn-of': 'Side to choose: {side}.',
  'prompt.setup': 'The starting position.',
  'how.first.one': 'You have one option; it is highlighted.',
  'how.first.other': 'You have {count} options; they are highlighted.',
  'how.first.keys.one':
    'You have one option; it is highlighted. Arrow keys take you there, Enter selects it.',
  'how.first.keys.other':
    'You have {count} options; they are highlighted. Arrow keys move between them, Enter selects.',
  'how.on.one': 'There is one way to continue; it is highlighted.',
  'how.on.other': 'There are {count} ways to continue; they are highlighted.',
  'how.on.keys.one': 'There is one way to continue; it is highlighted. Esc cancels the selection.',
  'how.on.keys.other': 'There are {count} ways to continue; they are highlighted. Esc cancels the selection.',
  'how.any': 'Choose anything that is highlighted.',
  'how.any.keys': 'Choose anything that is highlighted. Arrow keys move around, Enter selects.',
  'how.any-on': 'Continue with anything that is highlighted.',
  'how.any-on.keys': 'Continue with anything that is highlighted. Esc cancels the selection.',
  'how.only': 'There is nothing else to do here; the button takes you on.',
  'refusal.clause': 'Rule {clause}',
  'refusal.elsewhere': 'It is not your turn to choose.',
  'refusal.not-now': 'You can’t use that now. Your options are highlighted.',
  'refusal.looking-back': 'You are looking back. Return to the present to play on.',
  'refusal.over': 'The game is over.',
  choices: 'Other choices',
  chooser: 'Which do you mean?',

  // The board
  board: 'Board, {scenario}',
  'board.can': '{thing}, can be selected',
  zoom: 'Zoom',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.fit': 'Whole board',

  // The log and looking back
  log: 'Log',
  'log.empty': 'Nothing has happened yet.',
  'log.earlier': 'Show earlier entries',
  'log.fold': 'Collapse: {line}',
  'log.unfold': 'Expand: {line}',
  replay: 'Looking back',
  'replay.first': 'To the beginning',
  'replay.back': 'One step back',
  'replay.on': 'One step forward',
  'replay.play': 'Play',
  'replay.slider': 'Point in the game',
  'replay.at': '{seq} of {last}',
  'replay.now': 'Back to the present',
  'replay.branch': 'Play on from here',

  // Watching two bots
  trial: 'Trying it out.',
  'trial.how': 'Nothing here counts, and only you can see it. Hidden cards have been dealt afresh.',
  'trial.back': 'Back to the game',
  watch: 'Watching',
  'watch.play': 'Play',
  'watch.pause': 'Pause',
  'watch.step': 'One step',
  'watch.speed': 'Speed',
  'watch.speed.off': 'No animation',
  'watch.speed.times': '{speed}×',

  // Hints
  hint: 'What the bot would do',
  'hint.close': 'Close the hint',
  'hint.thinking': 'Thinking …',
  'last-lesson': 'Last lesson: {scenario}',
  'hint.best.one': 'Its first choice, tried out once.',
  'hint.best.other': 'Its first choice, tried out {count} times.',
  'hint.looked.one': 'Tried out once.',
  'hint.looked.other': 'Tried out {count} times.',
  'hint.first': 'Its first choice.',
  'hint.note': 'The bar shows your chance of winning as the bot sees it. Press a line to choose it.',

  // The coach
  coach: 'Coach',
  'coach.ok': 'Got it',
  'coach.off': 'No more notes',

  // Notation
  notation: 'Type a command',
  'notation.give': 'Enter',
  'notation.unknown': '“{text}” is not a command in this game.',
  'notation.unknown.like':
    '“{text}” is not a command in this game. Commands available now look like this: {example}',

  // Drawers and tabs
  'drawer.close': 'Close',
  tabs: 'Parts of the table',
  'tabs.hand': 'Hand',
  'tabs.piles': 'Piles',
  'tabs.log': 'Log',
  'tabs.talk': 'Chat',
  'tabs.more': 'More',

  // The curtain
  curtain: 'Hand over the screen. Nothing is shown until you say so.',
  'curtain.lift': '{side}: show the table',

  // The menu
  'menu.look-back': 'Look back',
  'menu.share': 'Share this position',
  'menu.share.copied': 'Link copied. Hidden cards are dealt afresh for whoever opens it.',
  'menu.share.by-hand': 'Copy this link: {link}',
  'menu.keys': 'Keys',
  'menu.coach': 'Coach’s notes',
  'menu.luck': 'Luck',
  'menu.end': 'How it ended',
  'menu.resign': 'Resign',
  'menu.resign.sure': 'Give up the battle? Your opponent wins.',
  'menu.resign.no': 'Fight on',
  'menu.resign.yes': 'Resign',
  leave: 'Leave the table?',
  'leave.how': 'The game is kept: you will find it under “{games}”.',
  'leave.yes': 'Leave',
  'leave.no': 'Play on',
  'menu.home': 'Start page',
  'menu.settings': 'All settings',

  // Keys
  'keys.tab': 'from the hand to the board to the prompt',
  'keys.arrows': '← → step through everything that can be selected; ↑ ↓ go to the nearest',
  'keys.shift': 'go to anything on the board',
  'keys.enter': 'select it; confirm what is prepared',
  'keys.esc': 'step back; return from looking back',
  'keys.end': 'end the turn, pass, or stop',
  'keys.undo': 'take back',
  'keys.coach': 'close the coach’s note',
  'keys.hint': 'ask for a hint',
  'keys.log': 'log',
  'keys.notation': 'menu, with the line for typed commands',
  'keys.names': 'show or hide coordinates',
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
  'end.course': 'That was the last lesson: the course is complete.',
  'end.look-back': 'Look back',
  'end.analyse': 'Analysis',
  'end.again': 'Play again',
  'end.whole': 'Play the whole battle ({side})',
  'end.easier': 'An easier opponent: {level}',
  'end.harder': 'A harder opponent: {level}',
  'end.swap': 'Swap sides',
  'end.next': 'Next battle',

  // The page
  'page.opening': 'Setting up the table …',
  'page.failed': 'This game can’t be opened',
  'page.kept': 'Nothing is lost: the game is still in the list of your games.',
} as const

export const MESSAGES = { ...COMMON, ...OWN } as const
