/** The lessons of Normandy in English: an instruction, why, and what is said of other tries. */

export const MESSAGES = {
  'bid.title': 'The bid',
  'bid.idea': 'One card decides who moves first, and then it is spent.',
  'bid.high': 'Bid your highest number: the Squad Leader.',
  'bid.high.why':
    'Each round both sides lay down one card in secret. The higher number, top left on the card, goes first. Your Riflemen stand at the farm and the Germans are close: whoever moves first decides what happens there.',
  'bid.high.needed':
    'A 5 may lose, and the Rifleman would be gone for this round. You need him to take the farm.',
  'bid.high.low': 'That number may lose, and going second could cost you the farm. Your 7 is the safest bid.',
  'bid.high.after': '7 beats 6: you go first. Both cards are spent.',
  'bid.take': 'Take the farm with the Rifleman’s Control.',
  'bid.take.why':
    'Control turns your eye marker to its flag, and the 2 points of the tile are yours. It only works while no enemy stands there. That is why it mattered to go first.',
  'bid.take.later': 'That can wait. First take the farm: it is why you bid so high.',
  'bid.take.after': 'Two of the five points you need. They stay yours even when your men move on.',
  'bid.end': 'End your turn.',
  'bid.end.why':
    'You may play as many cards as you like. Whatever you hold or have played goes to your discard pile at the end; nothing is kept. Then it is the other side’s turn, and both draw four new cards.',
  'bid.end.more': 'You could, but leave it for now. End your turn and see the next bid.',
  'bid.end.after': 'A new round: four new cards, and a new bid.',
  'bid.wait': 'The farm is yours: this time, bid Fog of War.',
  'bid.wait.why':
    'Nobody can take the farm while you stand on it, so going second does little harm. A card that is bid does nothing else. Fog of War can do nothing anyway: bid it, and you keep three good cards for your turn.',
  'bid.wait.waste':
    'That would win the bid, but the card would be spent without having done anything. Nothing forces you to go first.',
  'bid.done':
    'A tie, so you keep the initiative. Bid high when going first matters; otherwise bid what you need least.',

  'men.title': 'Cards are men',
  'men.idea': 'A card is an order for its counter, and one of its lives.',
  'men.order': 'Play Rifleman A: Move, to the nearer farm.',
  'men.order.why':
    'A card belongs to the counter with the same name and letter, and shows what it can do. You choose one action, and the card is used up for this turn. The badge on the farm shows its 2 points.',
  'men.order.scouts': 'That card is for your Scouts B. To move Riflemen A you need a Rifleman A card.',
  'men.order.field': 'You may go there, but that field is worth 1 point and the farm 2.',
  'men.order.after': 'Riflemen A are at the farm. That was the only card you held for them.',
  'men.again': 'Inspire with Squad Leader A: take the Rifleman back.',
  'men.again.why':
    'Command cards have no counter. Inspire takes a card of the leader’s squad that you have played this turn back into your hand, so the same man acts twice.',
  'men.again.bolster': 'Bolster brings men for later rounds. You need the Rifleman now, so inspire him.',
  'men.again.after': 'He is in your hand again.',
  'men.take': 'Now take the farm with Control.',
  'men.take.why':
    'Only Riflemen can control a tile. With your flag on it, the 2 points are yours. A side with no Riflemen on the map is pinned, and in some battles that loses the game.',
  'men.take.shot': 'He could do that, but the farm would still be nobody’s. Take it while you stand there.',
  'men.hit': 'End your turn and see what enemy fire costs.',
  'men.hit.why':
    'A hit takes one card of that unit out of the game for good: from your hand, else from the discard pile, else from the deck. Only the hit after the last card takes the counter. With a new card it can come back in at your arrow (“all”: any unit).',
  'men.hit.after':
    'A hit: one Rifleman A card is lost for good. The counter stays, because another card is left. In the new round both sides have bid Fog of War: a tie, and you go first.',
  'men.more': 'Bolster with Squad Leader B: fetch two Riflemen B.',
  'men.more.why':
    'Your supply holds men who are not in your deck yet. Bolster takes cards from it into your discard pile, and you draw them after the next shuffle. Each is one more order and one more life.',
  'men.more.now': 'You could, but your deck is thin. Bolster early: what comes late is seldom drawn.',
  'men.more.scout': 'Scouts are useful too, but only Riflemen take tiles, and without them you are pinned.',
  'men.done':
    'Cards are orders and lives at once. Spend them, double them with a leader, and bring in new ones in time.',

  'ground.title': 'Scout, move, control',
  'ground.idea': 'Three steps make a tile yours.',
  'ground.scout': 'Play Scout A: Scout, to the nearer farm.',
  'ground.scout.why':
    'Riflemen only enter tiles where your marker lies. Scouts go anywhere and leave an eye marker on every new tile, so they open the way.',
  'ground.scout.closed':
    'The Riflemen cannot reach the farm yet: there is no marker of yours on it. Send the Scouts first.',
  'ground.scout.rest': 'The Scouts can do that, but nobody else can open the way to the farm.',
  'ground.scout.poor': 'You may go there, but the farm is worth 2 points. Open the way to it first.',
  'ground.stop': 'Stop here, although the Scouts could go on.',
  'ground.stop.why':
    'Every new marker puts a Fog of War card from your supply into your discard pile. Fog does nothing but take up room in your hand. Scout what you need and no more.',
  'ground.stop.known': 'Your marker is there already, so there is nothing to scout. Stay at the farm.',
  'ground.stop.fog':
    'One more tile means one more Fog of War in your discard pile, and you do not need that tile now.',
  'ground.stop.after': 'The eye marker lies on the farm, and one Fog of War has gone to your discard pile.',
  'ground.move': 'Now play Rifleman A: Move, to the farm.',
  'ground.move.why':
    'Move takes the counter one tile further, and only onto a tile with your marker. The eye is enough.',
  'ground.move.shot': 'At this range and against this cover a shot is a waste. Move first.',
  'ground.move.field': 'That tile has your marker too, but it is worth only 1 point. The farm is worth 2.',
  'ground.control': 'Play the second Rifleman A: Control.',
  'ground.control.why':
    'Control turns the eye to the flag. The points are yours as long as the flag lies there, even without your men. In this battle 5 points win at once.',
  'ground.control.on': 'If you do that now, the farm stays nobody’s. Turn the marker while no enemy is near.',
  'ground.done':
    'Scouts open the way, Riflemen move in and take it. That is how you win ground, tile by tile.',

  'attack.title': 'How an attack adds up',
  'attack.idea': 'Base, cover and range: what a die must reach.',
  'attack.easier': 'Attack with Rifleman A, and choose the easier target.',
  'attack.easier.why':
    'The die must reach base defence + cover (the shield at the lower right of the tile) + range. The Scouts in the open, one tile away: 5 + 0 + 1 = 6. A ten-sided die shows 6 to 9, or the 0 that always hits: 50%.',
  'attack.easier.first': 'That can wait. First see what a shot is worth from here.',
  'attack.easier.hedges':
    'Riflemen behind hedges: 4 + 2 + 1 = 7, only 40%. The Scouts in the open are easier to hit.',
  'attack.easier.far': 'Each tile of range makes the shot one harder. The Scouts are right next to you.',
  'attack.easier.after': 'A 4, and a 6 was needed: missed. It cost you no more than the card.',
  'attack.near': 'Get closer: move onto the Scouts’ tile.',
  'attack.near.why':
    'On the same tile the range is 0: the sum falls to 5, and your chance rises to 60%. Enemies do not block a tile. Remember that they hit you more easily there, too.',
  'attack.near.again': 'You may, at 50% once more. One step closer it is 60%, and you hold two cards.',
  'attack.near.away': 'That leads away from them, and each tile makes your shot harder.',
  'attack.near.after': 'Same tile, no cover: 5 + 0 + 0 = 5.',
  'attack.fire': 'Fire at the Scouts once more.',
  'attack.fire.why':
    'A hit costs the enemy one card of that unit for good: from his hand, else from his discard pile, else from his deck. The hit after the last one takes the counter.',
  'attack.fire.wait': 'You are as close as can be: 60% will not get better. Fire.',
  'attack.fire.hedges':
    'To hit them from here you need at least a 6 or 7. The Scouts stand on your own tile: a 5 is enough.',
  'attack.done':
    'A 0 always hits, so no shot is hopeless. Read the sum first: less cover, fewer tiles, better odds.',

  'suppress.title': 'Suppress and hunker down',
  'suppress.idea': 'Keep the enemy’s heads down, and your own deck slim.',
  'suppress.pin': 'Suppress the Riflemen on the river with the Machine Gunner.',
  'suppress.pin.why':
    'Suppress rolls four dice and costs nobody a life: the counter turns to its pale side. The next card played for it only gets it ready again.',
  'suppress.pin.attack':
    'Attack rolls two dice and would cost him a man. But he would still act in his turn: suppress him, and his card is gone.',
  'suppress.pin.scouts':
    'Your Scouts are far away and can do little here. The Machine Gunner is in the right place.',
  'suppress.pin.far':
    'Farther away, so harder to hit. The Riflemen on the river are the ones who threaten you.',
  'suppress.pin.after':
    'One die was enough: suppressed. They must spend a card before they can move or fire again.',
  'suppress.hunker': 'Let Scout B hunker down: press the card itself, then “Hunker down”.',
  'suppress.hunker.why':
    'Any card but Fog of War can hunker down: it goes to your supply. Your deck gets slimmer, so the men you need come sooner. Bolster can bring him back.',
  'suppress.hunker.scout':
    'Each new marker brings you a Fog of War, and these Scouts are far from the fight. Put the card away instead.',
  'suppress.hunker.after': 'The Scout is back in your supply. You will draw better men sooner.',
  'suppress.end': 'End your turn and watch the Germans.',
  'suppress.end.why':
    'Whatever card the Germans play for the suppressed unit, it only gets ready. Then they may well do the same to you.',
  'suppress.end.after':
    'The German Riflemen spent their card getting ready, but the German Machine Gunners have suppressed yours. In the new round both sides have bid Fog of War: a tie, and you go first.',
  'suppress.ready': 'Get your Riflemen ready again.',
  'suppress.ready.why':
    'For a suppressed unit a card can only do two things: make it ready, or hunker down. The card is spent all the same, so ask yourself whether you need the unit this turn.',
  'suppress.ready.keep': 'Do not send Riflemen away: only they take tiles, and without them you are pinned.',
  'suppress.ready.scouts':
    'The Scouts can act, but your Riflemen are still down, right in front of the enemy.',
  'suppress.done':
    'Suppressing steals a card and an action, and kills nobody. And men you do not need can hunker down.',

  'deck.title': 'Decks, bolster and fog',
  'deck.idea': 'What you will draw is in your own hands.',
  'deck.draw': 'Use the Sergeant’s Command to draw two cards.',
  'deck.draw.why':
    'Command draws cards that you can play at once. Do it before anything else, so that you know all you have before you decide.',
  'deck.draw.one': 'Two cards are better than one, and they cost the same.',
  'deck.draw.bolster': 'Bolster is for later rounds. Your hand is weak now: draw first.',
  'deck.draw.scout': 'First see what you get: draw, then decide what the Scout does.',
  'deck.draw.after': 'A leader and a second Scout: more to choose from.',
  'deck.recon': 'Clear the fog: play a Scout for Recon.',
  'deck.recon.why':
    'Recon removes one Fog of War in your hand from the game for good and draws you another card. No other action gets rid of fog.',
  'deck.recon.fog': 'That is possible, but the Fog of War stays with you and comes back again and again.',
  'deck.recon.after': 'The fog is gone for good, and you hold a new card.',
  'deck.bolster': 'Bolster with Squad Leader A: fetch two Riflemen A.',
  'deck.bolster.why':
    'Bolster takes cards from the supply into your discard pile. When your deck is empty, the discard pile is shuffled and they come up. A Squad Leader fetches men of his own squad only.',
  'deck.bolster.idle': 'You could, but two new Riflemen are worth more: use Bolster.',
  'deck.bolster.scouts': 'More Scouts mean more eyes. But it is the Riflemen who take tiles.',
  'deck.conceal': 'Send fog to the enemy: play the other Scout for Conceal.',
  'deck.conceal.why':
    'Conceal puts a Fog of War from the enemy’s supply into his discard pile. He will draw it sooner or later instead of a man.',
  'deck.conceal.far':
    'You could, but there is little to gain by it now. A Fog card gets in his way again and again.',
  'deck.conceal.after': 'One more useless card in the German discard pile.',
  'deck.end': 'End your turn: your deck is empty, so the discards are shuffled.',
  'deck.end.why':
    'Hand and played cards go to the discard pile. Whoever must draw from an empty deck shuffles the discard pile into a new one: your new Riflemen are in it.',
  'deck.done': 'Draw with Command, thin the fog with Recon, grow with Bolster. Your deck is your platoon.',

  'guns.title': 'Mortar and snipers',
  'guns.idea': 'Fire from afar, and a man who goes anywhere.',
  'guns.aim': 'Place the mortar’s target marker on the houses with both Germans.',
  'guns.aim.why':
    'The mortar needs two cards: Target places the marker on a tile three or more tiles away, Blast fires at it. Every counter on that tile is fired at, yours too.',
  'guns.aim.first': 'First the mortar has to be aimed: without the marker it cannot fire.',
  'guns.aim.woods':
    'Three Germans, but under cover 3: each die would need at least a 7 or 8. In the houses a 5 is enough.',
  'guns.aim.empty': 'Nobody to hit there. Two enemy counters on one tile are worth a shell.',
  'guns.aim.after': 'The marker is in place. It stays as long as the crew does not move.',
  'guns.blast': 'Now Blast: choose whom to fire at first.',
  'guns.blast.why':
    'For each counter one die is rolled against base defence + cover; range does not count. A hill (3/1) gives cover 3, but only 1 against shells and against fire from a hill.',
  'guns.blast.move': 'If the crew moves, the marker is gone and you have to aim again.',
  'guns.blast.sniper': 'His turn will come. The mortar is aimed: fire it.',
  'guns.blast.after': 'The Riflemen are hit, the Machine Gunners are not.',
  'guns.stalk': 'Let the Sniper stalk one tile closer.',
  'guns.stalk.why':
    'Stalk enters any tile, with or without a marker, and leaves none, so it brings you no fog. One tile closer, and you need one less.',
  'guns.stalk.far':
    'You may, but it is one harder from here. You hold two cards: creep closer with the first.',
  'guns.stalk.away': 'That brings you no closer to them.',
  'guns.stalk.after': 'Right next to them: 4 + 1 + 1 = 6 to reach, with three dice.',
  'guns.shot': 'Fire at the Riflemen again.',
  'guns.shot.why':
    'Three dice, and one hit is enough: 88%. Keep firing at the same unit: once it has no card left in hand, discard pile and deck, the next hit takes its counter.',
  'guns.shot.close': 'You are close enough, and this is your last card: fire with it.',
  'guns.shot.gunners':
    'The same chance, but the Riflemen have lost a man already. Keep at it until the counter goes.',
  'guns.shot.woods': 'They sit in better cover and farther away.',
  'guns.done':
    'That was their last card: one more hit would take the counter. Aim, then blast; creep, then shoot. Neither takes ground: for that you need Riflemen.',

  'alone.title': 'A small battle on your own',
  'alone.idea': 'La Raye, already half fought. You decide what to do this time; your enemy is a Recruit.',
} as const
