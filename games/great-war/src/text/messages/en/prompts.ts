/** What a seat is asked. */

export const PROMPTS = {
  'prompt.over': 'The game is over.',
  'prompt.waiting': 'The other side is choosing.',
  'prompt.play-card': 'Your turn. Play a command card.',
  'prompt.with-card': '{card} has been played. Play a combat card with it?',
  'prompt.order.first': '{card}: {does}. Who gets an order?',
  'prompt.order.besides': '{card}: {does}. All of them have their orders. Does the artillery fire as well?',
  'prompt.order.one': '{card}: one order given so far. Who is next?',
  'prompt.order.other': '{card}: {count} orders given so far. Who is next?',
  'prompt.move': 'Move your ordered units, one at a time.',
  'prompt.advancing.one': 'Advance Over The Top: {unit} may advance one more hex.',
  'prompt.advancing.other': 'Advance Over The Top: {unit} may advance up to {count} more hexes.',
  'prompt.shell': 'Reserve artillery: which hex is its target?',
  'prompt.shell.again': 'The artillery fires once more with the same dice: which hex is its target?',
  'prompt.shell-dice.one': 'Shells on {hex}: one targeting die, for one HQ token.',
  'prompt.shell-dice.other':
    'Shells on {hex}: how many targeting dice, from 1 to {count}, at one HQ token each?',
  'prompt.battle': 'Battle with your ordered units, one at a time.',
  'prompt.battle.prepared': 'Battle: your combat card is ready for the next attack.',
  'prompt.battle.fury': 'Battle Fury: attack again with one extra die, or skip it.',
  'prompt.cross-fire': 'Cross fire at {hex}: should another machine gun join in?',
  'prompt.retreat.one': '{unit} on {hex} falls back because of one flag. Where to?',
  'prompt.retreat.other': '{unit} on {hex} falls back because of {count} flags, one at a time. Where to?',
  'prompt.take-ground': '{unit} has won the close combat: take the ground on {hex}?',
  'prompt.answer.after-command': 'The enemy plays {cards}. Do you answer?',
  'prompt.answer.before-close':
    '{attacker} on {from} attacks {unit} on {hex} in close combat. Do you answer?',
  'prompt.answer.after-roll':
    'The fire from {from} hits {unit} on {hex}. Do you answer before losses are taken?',
  'prompt.answer.after-ranged': '{unit} on {hex} has withstood the fire from {from}. Do you answer?',
  'prompt.answer.after-close': '{unit} on {hex} has withstood the close combat from {from}. Do you answer?',
  'prompt.answer.before-artillery': 'The enemy artillery is aimed at {from}. Do you answer?',
  'prompt.answer.after-move': '{unit} has moved from {from} to {hex}. Do you answer?',
  'prompt.choose.infantry-assault': 'Infantry Assault: the infantry of which section?',
  'prompt.choose.replacements':
    'Replacements: figures for infantry: {infantry}, for any unit: {anybody}. Who gets the next one?',
  'prompt.choose.espionage': 'You have seen these enemy combat cards. Which one do you give back?',
  'prompt.choose.physician': 'Physician: spend an HQ token for a figure of {unit} on {hex}?',
  'prompt.choose.short-supply': 'Short Supply: {unit} on {hex} must fall back. Where to?',
  'prompt.choose.trench-raid': 'Trench Raid: {unit} on {hex} may return to where it started.',
  'prompt.race': 'Recon: take a permanent medal, or draw two command cards and keep one.',
  'prompt.keep': 'Recon: which command card do you keep?',
  'prompt.end-turn': 'End of your turn: draw a combat card, or take HQ tokens.',
  'prompt.end-turn.trade':
    'Draw a combat card or take HQ tokens. Before that you may discard a combat card for one token.',
  'prompt.end-turn.full': 'Your hand of combat cards is full: take HQ tokens.',
  'prompt.end-turn.full.trade':
    'Your hand of combat cards is full: take HQ tokens, or first discard a combat card for one token.',
  'prompt.end-turn.drawn': 'You may still discard a combat card for an HQ token, or end your turn.',
  'prompt.standing': 'In the coming enemy turn, which of your units do you want to be asked about?',
} as const
