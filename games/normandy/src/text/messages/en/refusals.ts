/** Why something may not be done, and what to do instead. */

export const REFUSED = {
  'refusal.ok': 'That is allowed.',
  'refusal.game-over': 'The game is over: nothing more can be played.',
  'refusal.not-your-decision': "It's not your turn to choose: wait for the other side.",
  'refusal.bid-first': 'First bid a card from your hand for the initiative; your turn comes after that.',
  'refusal.card-first':
    'First choose a card and one of its actions; then choose the tile or the counter it is for.',
  'refusal.other-decision': 'An action is under way: finish it first with one of the choices offered.',
  'refusal.not-in-hand': 'You have no {card} in hand: play one of the cards you hold.',
  'refusal.bid-not-in-hand': 'You have no {card} in hand to bid with: choose one of the cards you hold.',
  'refusal.bid-made': 'You have already chosen your card for the initiative: it cannot be changed.',
  'refusal.fog-cannot-be-played':
    "Fog of War cannot be played. Bid it for the initiative, or get rid of it with a Scout's Recon action.",
  'refusal.fog-cannot-hunker':
    "Fog of War cannot hunker down. Only a Scout's Recon action takes it out of the game.",
  'refusal.not-on-card': '{card} has no such action: choose one printed on the card.',
  'refusal.suppressed': '{unit} are suppressed: {card} can only make them ready again, or hunker down.',
  'refusal.not-suppressed': '{card} has nothing to make ready: use it for an action.',
  'refusal.no-spawn': '{unit} are off the board and have nowhere to enter: hunker the card down instead.',
  'refusal.no-tile-to-go':
    '{unit} cannot go anywhere: no tile next to them has your marker. Send Scouts first.',
  'refusal.nobody-to-guide':
    'Nobody can be guided: no ready counter of yours stands next to a tile with your marker.',
  'refusal.no-fog-in-hand': 'Recon removes a Fog of War card from your hand, and you hold none.',
  'refusal.no-target-marker': 'The mortar is not aimed: play its Target action first.',
  'refusal.no-tile-far-enough': 'No other tile is three or more away from the mortar: move the mortar first.',
  'refusal.enemy-on-tile': 'An enemy counter stands on {tile}: drive it off before you take control.',
  'refusal.no-own-marker': 'You have no marker on {tile}: Scouts must have been there first.',
  'refusal.already-controlled': 'You already control {tile}: move on to another tile.',
  'refusal.no-enemy-counter': 'There is no enemy counter on the board to fire at.',
  'refusal.nothing-in-supply': 'Your supply holds no card that {card} could take.',
  'refusal.nothing-in-play':
    'You have not yet played a card that {card} could return: play another card first.',
  'refusal.nothing-to-draw': 'Your deck and discard pile are both empty: there is nothing to draw.',
  'refusal.too-many-cards': '{card} draws two cards at most: ask for one or two.',
  'refusal.not-adjacent': '{tile} is not next to {unit}: choose a tile that shares a side with theirs.',
  'refusal.tile-not-scouted': 'Your marker is not on {tile}: Scouts must go there before others can.',
  'refusal.at-least-one': 'You must take at least one: pick a tile or a card first, then you may stop.',
  'refusal.too-near': '{tile} is too close: the mortar needs a distance of three tiles or more.',
  'refusal.target-already-there': 'The mortar is already aimed at {tile}: choose another tile.',
  'refusal.own-counter': '{unit} are on your own side: choose an enemy counter.',
  'refusal.counter-off-board': '{unit} are not on the board: choose a counter that is.',
  'refusal.not-on-target-tile':
    '{unit} are not on the target tile, or have already been attacked: choose one of those offered.',
  'refusal.not-own-counter': '{unit} are not yours to guide: choose a counter of your own.',
  'refusal.guided-off-board': '{unit} are not on the board: choose a counter that is.',
  'refusal.guided-suppressed': '{unit} are suppressed and cannot be guided: choose a ready counter.',
  'refusal.not-in-supply': 'Your supply holds no {card}: choose one of those offered.',
  'refusal.not-in-play': 'No {card} lies in your play area: choose one of those offered.',
  'refusal.other-squad': "{card} does not belong to this leader's squad: choose one of those offered.",
  'refusal.fog-not-taken': 'Fog of War is never taken this way: choose another card.',
  'refusal.card-being-played': '{card} is the card you are playing: choose another.',
} as const
