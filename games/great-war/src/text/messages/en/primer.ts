/** How to play, for somebody who never has. */
export const PRIMER = {
  primer: 'How to play',
  'primer.goal': 'Goal',
  'primer.goal.text':
    "Two sides, two trench lines, and no man's land between them. The first side to have the medals that the scenario asks for wins at once. Each enemy unit destroyed is a medal; some ground is worth medals too, as the scenario says.",
  'primer.turn': 'Turn',
  'primer.turn.card':
    'Play a COMMAND card: it says how many units you may order, and in which section (left, centre, right, seen from your side of the table). With it you may play a COMBAT card for HQ tokens.',
  'primer.turn.order':
    'Order units, one by one. One order of a section card may go to the reserve artillery.',
  'primer.turn.move': 'Move the ordered units, one at a time.',
  'primer.turn.battle': 'Battle with them, one at a time. You never have to.',
  'primer.turn.draw': 'Draw a command card; then draw a combat card or take 2 HQ tokens.',
  'primer.units': 'Units',
  'primer.units.infantry': 'Infantry',
  'primer.units.infantry.is': 'moves 1 hex and battles, or 2 hexes and does not',
  'primer.units.machine-gun': 'Machine gun',
  'primer.units.machine-gun.is': 'moves 1 hex or battles',
  'primer.units.mortar': 'Mortar',
  'primer.units.mortar.is': 'moves 1 hex or battles; needs no line of sight',
  'primer.units.text': 'Each has four figures. With the last one the unit is gone; losses never cost dice.',
  'primer.fire': 'Fire',
  'primer.fire.distance': 'Dice by distance',
  'primer.fire.text':
    'With an enemy beside it a unit cannot fire: it fights in close combat, with 3 dice (bomber 4). Two machine guns with the same target may fire together.',
  'primer.dice': 'Dice',
  'primer.dice.soldier': 'soldier',
  'primer.dice.soldier.is': 'a hit, unless the ground protects',
  'primer.dice.burst': 'burst',
  'primer.dice.burst.is': 'a hit',
  'primer.dice.skull': 'skull',
  'primer.dice.skull.is': 'a hit in close combat, from bombers also at 2 hexes, from shells on the target',
  'primer.dice.flag': 'flag',
  'primer.dice.flag.is': 'the target falls back one hex; with no way back it costs a figure',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'a token for whoever rolled',
  'primer.ground': 'Ground',
  'primer.ground.text':
    'Soldiers/flags ignored: trench 2/2 under fire and 1/1 close; building, rubble, crater 1/1; forest, hill 1/0. Forest, building, rubble, mine crater and wire stop any unit that enters. From wire you battle with one die fewer; a unit on wire may remove it instead of battling. After a close combat that empties the hex, infantry may take the ground.',
  'primer.guns': 'Guns',
  'primer.guns.text':
    'The reserve artillery never moves and reaches everywhere in the sections of your card. Each HQ token buys a targeting die: it falls on a neighbour of the target, and equal numbers also on the target itself. Three of a kind flatten it. Your own men are hit too.',
  'primer.answers': 'Answers',
  'primer.answers.text':
    "In the enemy's turn you are asked wherever a card might answer, whatever you hold. 'Also pass at every other chance' keeps things going.",
  'primer.notation': 'Notation',
  'primer.notation.text':
    'Every choice can also be typed: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
} as const
