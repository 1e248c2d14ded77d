/** What the coach says in somebody's first games, in English: a heading and two or three short sentences each. */

export const MESSAGES = {
  'medals.title': 'How to win',
  medals:
    'Whoever first holds enough medals wins at once. Every enemy unit destroyed is one; other sources are listed under “Ways to earn medals”. A unit has four figures: finish off those that have few left.',
  'command-cards.title': 'One card, one section',
  'command-cards':
    'A command card says how many of your units may act, and in which section: left, centre or right, seen from your side. First look where you can strike or are threatened, then for the card that reaches there.',
  'order.title': 'Who should act?',
  order:
    'Press the units that should act, as many as the card allows; only they may move and battle this turn. Take those that have an enemy in reach, or that you need further forward.',
  'move.title': 'Move, then battle',
  move: 'Infantry goes one hex and may still battle, or two hexes and may not: those are crossed out. Machine guns and mortars that move do not battle. Nobody has to move: with a target in reach it is often best to stand still.',
  'battle.title': 'The faces of the dice',
  battle:
    'Soldiers and bursts hit. A flag drives the target one hex back, HQ brings you a token. Skulls hit in close combat; from afar only a bomber’s do, at two hexes. The target’s ground may cancel soldiers and flags. Press a unit, then its target: you see the odds before you roll.',
  'close-combat.title': 'Hand to hand',
  'close-combat':
    'Against an enemy next to you it is close combat: three dice, and skulls hit as well. Infantry that drives him out may take his hex. It is the surest way to clear a trench, but he may strike back in his turn.',
  'range.title': 'Fire from afar',
  range:
    'Distance decides the dice: infantry has two at two hexes and one at three or four. The line must be clear, for units, woods, houses and hills block it. A unit with an enemy next to it can only fight that one.',
  'retreat.title': 'Flags: fall back',
  retreat:
    'Each flag sends this unit one hex back towards your own edge; you choose which. In cover it may ignore some, if the button is there. Where it cannot go it loses a figure, so keep the hexes behind your units free.',
  'take-ground.title': 'Taking ground',
  'take-ground':
    'The enemy has left his hex, and your infantry may step in. Do it for a medal, or for the better cover; stay if it would leave you alone under his fire.',
  'cover.title': 'Trenches and craters',
  cover:
    'A unit in a trench ignores two soldiers of each volley and may ignore two flags, in close combat one of each. In a shell crater it is always one of each. In the open nothing helps, so end your moves in cover where you can.',
  'stops.title': 'Ground that stops you',
  stops:
    'Whoever enters woods, a building or rubble must stop there. All of them give some cover and block sight. From woods and buildings you battle with one die fewer in the turn you go in.',
  'wire.title': 'Barbed wire',
  wire: 'Wire stops whoever enters it, gives no cover and costs a die. A unit on it that could still battle may remove it instead; shells and mortars do so with a burst. It is better to go round it, or send one unit ahead to clear it.',
  'bomber.title': 'Infantry with a bomber',
  bomber:
    'This unit has a man with grenades: four dice in close combat, and skulls hit at two hexes as well. Lead it up to the enemy’s trench. The bomber falls only with the last of his comrades.',
  'machine-gun.title': 'Machine guns',
  'machine-gun':
    'Three dice at two and three hexes, one at four and five. It cannot move and battle in the same turn, so place it where the enemy must cross open ground, and leave it there. Two that see the same target may fire together.',
  'mortar.title': 'Mortars',
  mortar:
    'Two dice up to four hexes, one up to six, and no line of sight is needed. It cannot move and battle in the same turn. Leave it behind your lines; with a burst it also clears wire.',
  'combat-cards.title': 'Combat cards and HQ tokens',
  'combat-cards':
    'A combat card is paid for with HQ tokens; you may play one in your turn and one in the enemy’s. Those that fit your command card are highlighted. You don’t have to: a card kept for the right moment is worth more.',
  'artillery.title': 'The reserve artillery',
  artillery:
    'The artillery can be given an order too, with most cards instead of a unit. It stands off the board, reaches every hex of the card’s sections and fires after your moves, before your units battle; each die costs an HQ token. Good against enemies who stand close together.',
  'shell.title': 'Where should the shells fall?',
  shell:
    'Most dice fall around the target and not on it. So aim between several enemies, and keep away from your own men: shells hit them too.',
  'shell-dice.title': 'How many dice?',
  'shell-dice':
    'Each die costs a token and falls on one of the six hexes around the target. Equal numbers fall on the target as well, where skulls hit too; with three equal ones every die hits there. With four dice a pair is likely; with two it is luck.',
  'end-turn.title': 'Supplies for the next turn',
  'end-turn':
    'Take a combat card, or 2 HQ tokens. Tokens pay for combat cards and shells: with fewer than three take tokens, with plenty a card. If you played no combat card this turn, you may also turn one in for a token.',
  'keep.title': 'Recon: choose one of two',
  keep: 'You see two command cards and keep one. Take what your hand lacks: where you hold no card for a section, your units there must stand still.',
  'answer.title': 'You may answer',
  answer:
    'In the enemy’s turn you can play a combat card at certain moments; those that fit are highlighted. Look at what it costs and what it saves: a unit kept from its last figure is a medal kept from the enemy. If it is not worth the tokens, let it pass.',
  'standing.title': 'Being asked less often',
  standing:
    'If you do not want to answer at all this turn, let everything pass. At the end of your own turn you can also leave a standing order that says when you want to be asked.',
  'tactic-cards.title': 'Tactic cards',
  'tactic-cards':
    'Cards without a section are tactics: each does what is written on it, often with more dice or for many units. Keep them for a turn in which they reach something.',
  'losses.title': 'Losses',
  losses:
    'A unit fights with all its dice down to the last figure. But with the last one the enemy gets a medal: draw weak units back or into cover, and let fresh ones go ahead.',
} as const

type Key = keyof typeof MESSAGES
export type NoteId = Exclude<Key, `${string}.title`>
