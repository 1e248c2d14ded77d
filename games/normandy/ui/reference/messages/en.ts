/** What the gallery says of cards, ground and markers. */

export const MESSAGES = {
  whose: 'Whose pieces are shown',
  actions: 'Actions',
  'actions.note': 'X is the number beside the action on the card.',
  'does.move': 'The unit moves up to X tiles, only onto tiles with your marker.',
  'does.guide':
    'Any one of your counters that is not suppressed moves up to X tiles, only onto tiles with your marker.',
  'does.scout':
    'The unit moves up to X tiles, anywhere. Each tile without your marker gets one, and for each of them a Fog of War goes into your discard pile.',
  'does.stalk': 'The Snipers move up to X tiles, anywhere, and leave no marker.',
  'does.bolster':
    'Take up to X cards from your supply into your discard pile, only of the squad that is named. Never Fog of War.',
  'does.command': 'Draw up to X cards. You may play them this turn.',
  'does.conceal': 'A Fog of War goes from the enemy’s supply to the enemy’s discard pile.',
  'does.control':
    'Turn your marker under the unit to its controlled side; an enemy marker there turns back. Not with an enemy counter on the tile.',
  'does.inspire': 'Take up to X cards of the squad from your play area back into your hand.',
  'does.recon': 'Remove a Fog of War in your hand from the game, then draw a card.',
  'does.target': 'Place your target marker on a tile three or more tiles away from your mortar.',
  'does.attack':
    'Roll X dice at any enemy counter. A hit costs it a card for good; if no card is left to lose, the counter is removed.',
  'does.suppress': 'Roll X dice at any enemy counter. A hit turns it to its suppressed side.',
  'does.blast':
    'Roll X dice at every counter on the tile of your target marker, your own men too. Distance does not protect.',
  'does.hunker-down':
    'Instead of an action, any card but Fog of War may go back to your supply: a slimmer deck.',
  cards: 'Cards',
  'cards.note': 'Both sides have the same cards; only the men differ.',
  'cards.initiative': 'Initiative {initiative}',
  'cards.copies.one': '{count} card a side',
  'cards.copies.other': '{count} cards a side',
  tiles: 'Tiles',
  'tiles.note': 'Cover is added to the defence of every counter on the tile. Rivers hinder nobody.',
  'tiles.hill': 'Cover 3, but 1 against shells and against anybody on a hill',
  'tiles.cover': 'Cover {cover}',
  counters: 'Counters',
  'counters.ready': '{unit}, ready',
  'counters.suppressed': '{unit}, suppressed',
  'counters.defence': 'Base defence {defence}',
  'counters.suppressed.about': 'The next card played for it only makes it ready again.',
  markers: 'Markers',
  'marker.scouted': 'Scouted',
  'marker.scouted.about': 'Your units may move here.',
  'marker.controlled': 'Controlled',
  'marker.controlled.about': 'The tile and its points are yours.',
  'marker.objective': 'Objective',
  'marker.objective.about': 'Gives its points to the side that controls the tile.',
  'marker.spawn': 'Spawn marker',
  'marker.spawn.about': 'Units that are off the board enter here when you play a card of theirs.',
  'marker.target': 'Target marker',
  'marker.target.about': 'Where the mortar’s shells will fall. It goes when the mortar moves.',
  'marker.initiative': 'Initiative marker',
  'marker.initiative.about': 'Its holder plays first, and keeps it when the bids are equal.',
  'marker.radio': 'Radio',
  'marker.radio.about':
    'Only in Critical Intelligence: US Riflemen who control its tile can make it worth more.',
  'example.distance': 'How far it is from the Riflemen: the six neighbours share an edge or half of one.',
  'example.sum': 'Base defence 4, cover 1, distance 2: a die must show 7 or more, or 0.',
  'example.hill-below': 'From below the hill gives cover 3.',
  'example.hill-level': 'From a hill, here the same one, it gives only 1.',
} as const
