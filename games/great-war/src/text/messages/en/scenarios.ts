/** What the scenario files say of themselves. The files hold this English; these keys lead to the other languages. */

const SHELLING =
  "Before the first turn the attacker's guns work over the marked rows: roll d6, count that many hexes from his left, leave a shell crater there, and go on along the row."

export const SCENARIOS = {
  'goal.german-front': 'A British unit anywhere in the German front trench at the start of a British turn.',
  'goal.german-front.canadian':
    'A Canadian unit anywhere in the German front trench at the start of a British turn.',
  'goal.british-front': 'A German unit anywhere in the British front trench at the start of a German turn.',
  'goal.second': 'The same for the second trench, counted only while the first is held.',
  'goal.third': 'The same for the third trench, counted only while the first and second are held.',
  'goal.second.front': 'The same for the second trench, counted only while the front trench is held.',
  'goal.second.glatz':
    'The same for the second trench (Glatz Redoubt and Dublin Trench), counted only while the first is held.',
  'goal.second.pommiers':
    'The same for the second trench (Pommiers Redoubt and the line east of it), counted only while the first is held.',
  'goal.intermediate': 'The same for the intermediate line, counted only while the front trench is held.',
  'goal.race':
    'A defender who plays Recon may take a medal that stays his instead of looking at two cards; never as the winning medal.',
  'goal.breakthrough':
    "Each unit that leaves the board by a one-hex move from the enemy's baseline is a medal for good.",
  'goal.brickstacks':
    'One medal for each of the three inner brickstacks held at the start of a British turn.',
  'goal.brickworks': 'One medal for the Brickworks held at the start of a British turn.',
  'goal.hawthorn-crater':
    'At the start of each turn, to the side with more units on the crater and the six hills around it.',
  'goal.lochnagar-crater':
    'At the start of a turn, to the British while they have more units than the Germans on the crater and the hexes around it.',
  'goal.schwaben-redoubt':
    'At the start of a turn, to the British while they have more units than the Germans in the redoubt.',
  'goal.crucifix-trench':
    'A British unit in Crucifix Trench, north of the wood, at the start of a British turn.',
  'goal.la-boisselle': 'One medal for each village hex of La Boisselle held at the start of a British turn.',
  'goal.fricourt': 'One medal for each village hex of Fricourt held at the start of a British turn.',
  'goal.mametz': 'Two medals for each village hex of Mametz held at the start of a British turn.',
  'goal.montauban': 'One medal for each town hex of Montauban held at the start of a British turn.',
  'goal.thelus': 'One medal for each village hex of Thélus held at the start of a British turn.',
  'goal.hill-135': 'A Canadian unit anywhere on Hill 135 at the start of a British turn.',
  'goal.hill-145':
    'At the start of a turn, to the Canadians while they have more units than the Germans on the summit.',
  'goal.the-pimple':
    'At the start of a turn, to the Canadians while they have more units than the Germans on the knob.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Here a trench hex with no unit in it is cratered too.`,
  'special.observation':
    'The side with more units on or next to the Dump gets its first targeting die free; the greatest number of dice stays the same.',
  'special.sunken-lane':
    'The sunken lane protects like a shell crater, does not slow movement or block sight, and is not cratered by the shelling. (Its numbers are ours.)',
  'special.cellars-thiepval': 'The cellars of Thiepval: a unit there ignores two soldiers and two flags.',
  'special.cellars-fricourt':
    'The deep cellars of Fricourt: a unit there ignores two soldiers and two flags.',
  'special.houses-mametz':
    'The houses of Mametz are fortified: a unit there ignores two soldiers and two flags.',
  'special.snow':
    'Driving snow: in the first two German turns no German infantry, machine gun or mortar fires further than 2 hexes; close combat and reserve artillery are not affected.',
} as const
