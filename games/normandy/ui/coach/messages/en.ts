/** What the coach says in somebody's first games, in English: a heading and two or three short sentences each. */

export const MESSAGES = {
  'aim-points.title': 'How to win',
  'aim-points':
    'A tile’s badge shows its points. You hold them while your flag lies on the tile, and whoever holds enough wins at once. The marked tiles are not yours yet; make for the nearest ones first.',
  'aim-pin.title': 'How to win',
  'aim-pin':
    'You win by pinning the enemy: not one of his Riflemen counters may be left on the map. Fire at them whenever the odds are fair, and do not let him reach his points meanwhile.',
  'bid.title': 'Bidding for the first move',
  bid: 'Each side lays down one card in secret; the higher number, top left, goes first this round. Both cards are then spent, so bid what you need least. Fog of War is a fine bid when going second does no harm.',
  'hand.title': 'Your cards are your orders',
  hand: 'A card belongs to the counter with the same name and letter. Choose one of its actions, and the card is used up. You may play all you hold; what is played comes round again when the deck is shuffled.',
  'fog.title': 'Fog of War',
  fog: 'This card does nothing but take up room in your hand. Get rid of it as a bid, or for good with a Scout’s Recon. The more tiles you scout, the more of it you draw.',
  'scout.title': 'Scouts go first',
  scout:
    'Scouts enter any tile and leave your eye marker on it; most others can only go where one lies. Every new marker puts a Fog of War into your discard pile. So open a way to the points, rather than the whole map.',
  'control.title': 'Taking a tile',
  control:
    'Control turns your eye marker to its flag: the tile and its points are yours, even when your men move on. It cannot be done while an enemy stands there. Where a badge shows points, it is usually the best thing a Rifleman can do.',
  'move.title': 'Riflemen take ground',
  move: 'Only Riflemen can control tiles, so everything turns on them. They move one tile per card, and only where your marker lies. Without any Riflemen on the map you are pinned.',
  'step.title': 'Tile by tile',
  step: 'Press the next tile; the marked ones can be entered. The shield at the lower right is the tile’s cover: 2 or 3 is good against fire, 0 is an open field. If you have several steps, you may stop early.',
  'attack.title': 'Who is worth a shot?',
  attack:
    'The tag on each enemy shows your chance. Press one to see what a ten-sided die must reach: base defence + cover + range. A 0 always hits, so no shot is hopeless; but one below 30% is seldom better than a step forward.',
  'range.title': 'Closer is better',
  range:
    'Each tile of range makes the shot one harder, and so does each point of cover. On the same tile the range is 0. Move in first and fire with the next card. The same goes for enemy fire at you.',
  'suppressed.title': 'Your unit is suppressed',
  suppressed:
    'The counter lies on its pale side. The next card you play for it only makes it ready again; whatever action you choose, nothing else happens. If the unit is not needed now, leave the card in your hand or hunker it down.',
  'machine-gunners.title': 'Machine Gunners',
  'machine-gunners':
    'Suppress rolls four dice but costs the enemy no man: his unit must spend a card to get up again. Use it on a unit that is about to fire or take a tile. Against a near one in the open, Attack with two dice may be better.',
  'bolster.title': 'More men for later',
  bolster:
    'Bolster takes cards from your supply into your discard pile; you draw them after the next shuffle. Do it early, and think of Riflemen first: each card of a unit is an action, and a life too.',
  'command.title': 'Command: draw more',
  command:
    'Command draws cards that you can play at once. Use it before your other cards, so that you know all you have. With a weak hand, draw two; if you are happy with it, Bolster is the better use.',
  'inspire.title': 'Squad Leaders',
  inspire:
    'Inspire takes a card of his squad that you have played this turn back into your hand: the same man acts twice. So play your best man first and his leader after him. If nothing is worth it, Bolster.',
  'guide.title': 'Platoon Guide',
  guide:
    'Guide moves any one of your ready counters one tile, without a card of its own. It is good for bringing Riflemen onto a tile that they can control with their next card.',
  'recon.title': 'Recon clears the fog',
  recon:
    'Recon removes one Fog of War in your hand from the game and draws you another card. It costs the Scout’s action and gives a card back. It is usually worth it: a deck without fog is a strong deck.',
  'conceal.title': 'Conceal: fog for the enemy',
  conceal:
    'Conceal puts one Fog of War into the enemy’s discard pile. It hurts him later and does nothing now, so use it when your Scouts have nowhere to go.',
  'sniper.title': 'Snipers',
  sniper:
    'A Sniper goes anywhere without a marker, attacks with three dice, and is hard to hit. Creep near once, then fire turn after turn. He cannot control tiles.',
  'mortar.title': 'The Mortar',
  mortar:
    'First Target: place the marker on a tile three or more away. Then Blast fires at everybody there, your own men too; range does not count. If the crew moves, the marker is gone.',
  'enter.title': 'Men who are not on the map',
  enter:
    'This unit has no counter on the map. Play its card for any action and it comes in first on the tile with your arrow, ready, and then acts from there.',
  'hunker.title': 'Hunker down',
  hunker:
    'Press a card itself, then “Hunker down”: it goes back to the supply, and your deck is slimmer until Bolster fetches it. Good for men far from the fight; keep your Riflemen.',
  'end-turn.title': 'Nothing is kept',
  'end-turn':
    'At the end of your turn your hand and all you have played go to your discard pile; then the other side plays, and both draw four new cards. When the deck is empty, the discard pile is shuffled.',
  'casualty.title': 'You have lost a man',
  casualty:
    'A hit takes one card of that unit out of the game: from your hand if one is there, else from the discard pile, else from the deck. Once none is left there, the next hit takes the counter. Bolster more men from your supply, and the unit can come back in.',
  'hit.title': 'A hit',
  hit: 'The enemy has lost one card of that unit for good: one action fewer, one life fewer. With no card left in hand, discard pile or deck, its next loss takes the counter off the map. It often pays to keep firing at the same unit.',
  'enemy-fire.title': 'Under fire',
  'enemy-fire':
    'Enemy fire works like yours: base + cover + range, and any die that reaches the total hits. You don’t need to do anything. Men out in the open or near his guns will be hit again, so bring them into cover, or silence him first.',
} as const

type Key = keyof typeof MESSAGES
export type NoteId = Exclude<Key, `${string}.title`>
