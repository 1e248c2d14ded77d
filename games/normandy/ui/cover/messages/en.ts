/** What the home page says of the game. */

export const MESSAGES = {
  pitch:
    'Lead a platoon through Normandy in the summer of 1944: your cards are your men, and every loss thins your deck.',
  'campaign.all': 'All twelve battles',
  'campaign.canal': 'To the canal and over the Vire',
  'campaign.saint-lo': 'Breakthrough at Saint-Lô',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'The fight for Mortain',
  'victory.points': 'Control {count} of {onMap} points.',
  'victory.all.one': 'Control the only objective.',
  'victory.all.other': 'Control all {count} points.',
  'victory.pin': 'Leave the enemy without Riflemen on the board.',
  'special.la-raye':
    'The one to begin with: two equal squads a side, Riflemen and Scouts only, on a small map. The German village alone is worth three of the five points needed.',
  'special.montmartin-en-graignes':
    'Two US squads attack, one German squad defends with a machine gun. A single objective out of three wins for the attacker; the defender must wipe out the attacker’s Riflemen.',
  'special.raid-across-the-canal':
    'A canal cuts the map in two, and its bridge is worth three points. Machine guns wait in both supplies: fetch them in time.',
  'special.behind-enemy-lines':
    'US Snipers begin alone in the German rear. The Germans hold the canal, and with it four of the five points they need.',
  'special.crossing-the-vire':
    'The US must hold both bridges over the Vire at the same time, under the eyes of a German mortar: the first battle with Target and Blast.',
  'special.desperate-withdrawal':
    'A way out instead of an attack: the US must bring Riflemen to a single tile at the far end of the map. The Germans follow, with every heavy weapon in their supply.',
  'special.la-huberderie':
    'The full platoon for the first time: three squads, Snipers and a mortar wait in both supplies. Twelve objectives lie on a wide map, and ten points win.',
  'special.streets-of-tessy-sur-vire':
    'All objectives lie among the houses of a town by the river. The US comes from two hills; the Germans are spread through the streets, with a mortar on a hill of their own.',
  'special.reinforcements':
    'The US must fight its way out of the town to any one of three hills. One German squad with a machine gun stands close to the town, another in the woods before the hills.',
  'special.critical-intelligence':
    'There is a radio on the map: while the US controls its tile, each further Control by Riflemen there makes it worth one point more. Should the Germans take it, those points are theirs.',
  'special.hill-314':
    'The Germans attack three hills, each held by a lone US squad, and a single one is enough for them. The US has to hold out and break the German Riflemen.',
  'special.mortain':
    'The last battle, on even terms: each side begins with six points and needs ten, and has its whole platoon in supply.',
} as const
