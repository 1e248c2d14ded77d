/** What is shown before a game is opened: the sides, and the scenarios with their places. */

export const TITLES = {
  'side.us': 'US',
  'side.german': 'German',

  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Raid Across the Canal',
  'scenario.behind-enemy-lines': 'Behind Enemy Lines',
  'scenario.crossing-the-vire': 'Crossing the Vire',
  'scenario.desperate-withdrawal': 'Desperate Withdrawal',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Streets of Tessy-sur-Vire',
  'scenario.reinforcements': 'Reinforcements',
  'scenario.critical-intelligence': 'Critical Intelligence',
  'scenario.hill-314': 'Hill 314',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': "L'Enauderie to Montmartin-en-Graignes",
  'place.vire-et-taute-canal': 'Vire-et-Taute Canal',
  'place.river-vire': 'River Vire',
} as const
