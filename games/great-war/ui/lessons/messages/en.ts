/** The lessons of The Great War in English: an instruction, why, and what is said of other tries. */

export const MESSAGES = {
  'command.title': 'Command cards and sections',
  'command.idea': 'A card says how many units may act, and where.',
  'command.card': 'Your units are round and orange. Most stand in the centre: play Attack Centre.',
  'command.card.why':
    'Each turn you play one command card. It names a section, left, centre or right, seen from your side, and how many units there get an order. Two dashed lines on the board mark the sections.',
  'command.card.right': 'Recon Right orders one unit, on your right flank. Your strength is in the centre.',
  'command.card.left': 'Only one unit stands on your left flank, so the second order would be lost.',
  'command.card.after': 'Three orders for the centre.',
  'command.order': 'Order all three units in the centre.',
  'command.order.why':
    'Press the units that are to act: a small sign shows that they have their order. Only they move and battle this turn, and orders you do not use are lost.',
  'command.order.few': 'You still have orders left, and there is nobody to save them for.',
  'command.order.after': 'All three may move and battle now.',
  'command.move': 'Move the highlighted unit forward: one hex, as shown, or two.',
  'command.move.why':
    'Infantry goes one hex and may still battle, or two and may not: those are crossed out. Nobody enters a hex with another unit. You move your ordered units one after the other, and nobody has to move.',
  'command.move.nobody': 'You could leave it at that, but the enemy is too far away. Bring somebody forward.',
  'command.move.back': 'That way it hardly gets any nearer to the enemy.',
  'command.move.others': 'The others are well placed in their trench. Move the highlighted unit.',
  'command.finish': 'The others stay in their trench. End the moves.',
  'command.finish.why':
    'First all moves, then all battles: that is the order of a turn. In the trench your men are hard to hit, so do not hurry them out.',
  'command.finish.more': 'They may, but out there they have no cover. One unit forward is enough for now.',
  'command.done':
    'One card, one section, so many orders. First look where you want to act, then look for the card.',

  'battle.title': 'Move, then battle',
  'battle.idea': 'One hex and a battle, or two hexes and none.',
  'battle.order': 'Play Probe Centre and order both units.',
  'battle.order.why':
    'Probe gives two orders. You have an infantry unit and one with a bomber, a man with hand grenades: the small sign on the unit shows him.',
  'battle.order.few': 'Both are needed: one fires, the other storms the trench.',
  'battle.near': 'Move the infantry one hex forward, to the highlighted hex.',
  'battle.near.why':
    'The closer you are, the more dice you roll: infantry has two dice at two hexes, one at three or four. After one hex it may still battle, after two it may not.',
  'battle.near.two': 'Two hexes: then it may not battle this turn. One is enough.',
  'battle.near.bomber': 'In a moment. First the infantry, which fires from afar.',
  'battle.near.stay': 'From the trench it is three hexes: one die only. Move one closer.',
  'battle.near.after': 'Two hexes to the enemy: two dice.',
  'battle.bomber': 'Take the bomber up to the trench, onto the highlighted hex.',
  'battle.bomber.why':
    'Next to the enemy it is close combat: three dice, four with a bomber, and skulls hit as well. Mind the line of sight of your other unit: any unit blocks it.',
  'battle.bomber.sight':
    'There it would stand right in your infantry’s line of fire. Take the hex beside it.',
  'battle.bomber.two': 'Two hexes: then the bomber may not battle, and stands alone in their trench.',
  'battle.bomber.stay': 'From two hexes it has two dice; next to the enemy it has four.',
  'battle.bomber.after': 'Four dice in close combat.',
  'battle.fire': 'Let the infantry fire at the trench first.',
  'battle.fire.why':
    'Bursts and soldiers hit. But from afar a trench ignores two soldiers, and its unit may ignore two flags. An HQ face brings you a token, hit or not.',
  'battle.fire.first': 'Keep that for last: first let the infantry wear them down.',
  'battle.fire.done': 'Nobody has to battle, but these two came for it.',
  'battle.fire.after': 'The soldier is ignored: they sit in a trench. But the HQ face brought you a token.',
  'battle.close': 'Now storm the trench with the bomber.',
  'battle.close.why':
    'The small helmets are a unit’s figures: two are left there. In close combat a trench helps against only one soldier and one flag, and skulls hit.',
  'battle.close.done': 'You stand next to them with four dice. Use them.',
  'battle.close.after': 'A skull and a burst: the last two figures fall. A destroyed unit is a medal.',
  'battle.ground': 'Take the ground: step into the trench.',
  'battle.ground.why':
    'When the enemy is destroyed or driven back in close combat, your infantry may enter his hex. Now the trench protects you.',
  'battle.ground.stay': 'Out here nothing protects you. The trench is free: go in.',
  'battle.done': 'Get close, fire first, then storm with the bomber and take the ground.',

  'cover.title': 'Cover and cross fire',
  'cover.idea': 'What a trench shrugs off, and how two machine guns make up for it.',
  'cover.trench': 'Let the infantry fire at the unit in the trench.',
  'cover.trench.why':
    'Infantry rolls two dice at two hexes. From afar a trench ignores two soldiers of the roll, and its unit may ignore two flags; in a shell crater it is one of each.',
  'cover.trench.first': 'Not yet. First see what a trench is worth.',
  'cover.trench.done': 'Your infantry has not moved, so it may fire. Let it.',
  'cover.trench.after': 'Two soldiers, and both are ignored: nothing.',
  'cover.open': 'The other unit stands in the open. Fire a machine gun at it.',
  'cover.open.why':
    'A machine gun rolls three dice at two or three hexes. In the open nothing is ignored: every soldier and every burst hits. That makes half of all faces.',
  'cover.open.again': 'You have seen what the trench does to your dice. The unit in the open has no cover.',
  'cover.open.far': 'At five hexes it is a single die, and against a trench.',
  'cover.open.done': 'A unit in the open, in front of two machine guns: do not let it go.',
  'cover.open.after': 'No dice are rolled yet: another machine gun may join in.',
  'cover.cross': 'Let the other machine gun join in: cross fire.',
  'cover.cross.why':
    'Ordered machine guns that may fire at the same target can do so as one attack: six dice in one roll, and the cover counts only once.',
  'cover.cross.alone': 'Three dice alone, six together. Cross fire costs nothing.',
  'cover.done': 'Four hits in one roll. Shoot at what has no cover, and let machine guns fire together.',

  'flags.title': 'Flags, retreat, taking ground',
  'flags.idea': 'Drive a unit out and step into its place.',
  'flags.drive': 'Attack the unit in the open with the infantry.',
  'flags.drive.why':
    'Each flag drives the target one hex back towards its own edge; its owner chooses the hex. In the open no flag can be ignored.',
  'flags.drive.bomber':
    'The bomber has work of his own: the trench in front of him. A unit battles only once a turn.',
  'flags.drive.done': 'Both units stand next to the enemy. Do not give that away.',
  'flags.drive.after': 'One figure lost, and two flags: two hexes back.',
  'flags.ground': 'The hex is empty. Take the ground.',
  'flags.ground.why':
    'Only infantry takes ground, and only after close combat. It costs nothing, and you never have to.',
  'flags.ground.stay':
    'You have no cover here either. Go in, and both your units stand next to the enemy in the trench.',
  'flags.blocked': 'Now the bomber: attack the trench whose way back is blocked.',
  'flags.blocked.why':
    'In close combat a unit in a trench may ignore one flag. For each further flag it must go back one hex. Where it cannot, because units stand behind it, it loses a figure instead.',
  'flags.blocked.done': 'Two of their own units stand right behind them. Now a flag hurts.',
  'flags.done':
    'A skull, and a flag with no way back: two figures lost. Keep the hexes behind your own men free.',

  'cards.title': 'Combat cards and answers',
  'cards.idea': 'Spend HQ tokens at the right moment, even in the enemy’s turn.',
  'cards.grenade': 'Play Hand Grenade before you roll.',
  'cards.grenade.why':
    'A combat card costs HQ tokens, shown on its coin, and says when it may be played. Hand Grenade: before your close combat, two extra dice. You may play one such card in your own turn and one in the enemy’s.',
  'cards.grenade.plain': 'Three dice against a trench are few. With the card it is five.',
  'cards.grenade.done': 'You stand right in front of them, and you hold a grenade.',
  'cards.grenade.after': 'Two tokens spent: five dice instead of three.',
  'cards.attack': 'Now attack the trench.',
  'cards.attack.why':
    'Before you roll, the enemy is asked whether he answers, even if he has no card for it. So the asking tells you nothing.',
  'cards.attack.after': 'Three figures fall, one is left. And the HQ face gives you a token back.',
  'cards.tokens': 'End of the turn: take two HQ tokens.',
  'cards.tokens.why':
    'At the end you take either one combat card or two tokens. Your one token just pays for the card you hold; then nothing is left.',
  'cards.tokens.card':
    'Your one token just pays for the card you hold. You need tokens now, not another card.',
  'cards.tokens.standing':
    'That is a standing order, for when you do not want to be asked. Now you do want to be.',
  'cards.tokens.after': 'The Germans attack you and hit once. Now you may answer.',
  'cards.answer': 'Answer with Butt & Bayonet.',
  'cards.answer.why':
    'After close combat a unit that is still standing there may battle back with this card, with one extra die. Without a card nobody battles back.',
  'cards.answer.pass': 'You may let it pass. But he has one figure left, and you hold the card for it.',
  'cards.done':
    'You destroy the unit in the enemy’s own turn: a medal for you. Keep tokens for your answers.',

  'artillery.title': 'Reserve artillery',
  'artillery.idea': 'Shells scatter: aim where the enemy stands thickest.',
  'artillery.order': 'Play Probe Centre, and give an order to the artillery.',
  'artillery.order.why':
    'One order of a section card may go to the artillery behind the lines. It needs no line of sight and reaches any hex of the card’s sections, but you pay with HQ tokens.',
  'artillery.order.unit': 'That works too. But three Germans stand close together: a job for the artillery.',
  'artillery.order.after': 'The artillery fires before all other battles.',
  'artillery.aim': 'Aim at the German unit in the middle.',
  'artillery.aim.why':
    'The shells fall around the target: each die shows one of the six hexes next to it. Only doubles also hit the target itself, and there skulls hit as well. So aim where many neighbours are the enemy’s, and none are yours.',
  'artillery.aim.edge':
    'A good target too, but it has only one German next to it. The one in the middle has two.',
  'artillery.aim.own': 'Those are your own men! Shells hit friend and foe alike.',
  'artillery.aim.empty':
    'Nobody stands on that hex, so a double would be wasted. Aim at an enemy unit with others next to it.',
  'artillery.dice': 'Spend all four tokens: four dice.',
  'artillery.dice.why':
    'One token for each die, at most four here. The more dice, the likelier a double. Three of a kind devastate the target: every die hits there.',
  'artillery.dice.few': 'The fewer dice, the rarer a double, and without one the target itself stays unhurt.',
  'artillery.done':
    'Two fives: shells on a neighbour and on the target too, where the skull hits as well. Pay for many dice, or none.',

  'medals.title': 'Medals, ground and HQ',
  'medals.idea': 'What wins the game, and what to take at the end of a turn.',
  'medals.enter': 'Play Probe Centre and go into the German front trench.',
  'medals.enter.why':
    'Six medals win. Each enemy unit destroyed is one. In this battle you also hold one while you have a unit in the German front trench at the start of your turn.',
  'medals.enter.card':
    'That would do too, but it is wasted on one unit. Keep it for a turn with all three sections.',
  'medals.enter.field': 'That hex is not part of the German front trench, so it brings no medal.',
  'medals.enter.stay': 'Stay where you are, and nothing is gained. The trench is empty: go in.',
  'medals.enter.after': 'You are in. Now the unit has to stay there until your next turn.',
  'medals.tokens': 'End of the turn: take two HQ tokens.',
  'medals.tokens.why':
    'Each turn you take either a combat card or two tokens. Combat cards and artillery fire are paid for with tokens, so keep some in hand.',
  'medals.tokens.card': 'You hold a card already and have no token to play it with.',
  'medals.tokens.discard': 'A card for one token is a bad bargain when you can have two for nothing.',
  'medals.done': 'Your turn, and the trench is yours: a medal. It is lost at once if you are driven out.',

  'alone.title': 'A small battle on your own',
  'alone.idea': 'Ten units, and you decide: two more medals win. The enemy is a Recruit.',
} as const
