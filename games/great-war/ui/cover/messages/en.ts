/** What the home page says of the game. */

export const MESSAGES = {
  pitch:
    'Trench warfare on a hex board: play a card, give orders on one stretch of the front, and go over the top beneath the guns.',
  'campaign.all': 'All sixteen battles',
  'campaign.loos': 'Loos 1915',
  'campaign.somme': 'The Somme 1916',
  'campaign.vimy': 'Vimy Ridge 1917',
  // The sources are a list: destroyed units, then what the scenario gives
  victory: '{medals} medals: {sources}.',
  'source.units': 'destroyed units',
  'source.german-front': 'the German front trench',
  'source.german-second': 'the second trench',
  'source.german-third': 'the third trench',
  'source.british-front': 'the British front trench',
  'source.race': 'time gained by Recon',
  'source.breakthrough': 'units that break through',
  'source.brickstacks': 'the brickstacks',
  'source.brickworks': 'the Brickworks',
  'source.hawthorn-crater': 'the Hawthorn crater',
  'source.lochnagar-crater': 'the Lochnagar crater',
  'source.schwaben-redoubt': 'the Schwaben Redoubt',
  'source.crucifix-trench': 'Crucifix Trench',
  'source.thelus': 'Thélus',
  'source.hill-135': 'Hill 135',
  'source.hill-145': 'Hill 145',
  'source.the-pimple': 'the Pimple',
  'special.opening-action-1':
    'The one to begin with: two trench lines across a strip of grass, no wire and no ground worth a medal. Whoever destroys six units wins.',
  'special.opening-action-2':
    'The same ground with wire and shell holes. The British want to stay in the German front trench; the Germans may turn their Recon cards into medals and wait.',
  'special.loos-2nd-division':
    'Fifteen British units against nine among the brickstacks, three of which are worth a medal each. Old mine craters slow the advance.',
  'special.loos-hohenzollern-redoubt':
    'Three German trenches, one behind the other: each counts only while those before it are held. The slag heap watches over everything: with more units around it, your first targeting die is free.',
  'special.loos-german-counter-attack':
    'This time the Germans attack: fourteen units with bombers against nine British ones. The slag heap guides the artillery once more.',
  'special.loos-13-october':
    'Back to the redoubt, and now the garrison is ready: three machine guns, three units with bombers and the stronger artillery.',
  'special.somme-beaumont-hamel':
    'A fresh mine crater on the ridge, and both sides race for it. A sunken lane gives the British cover in the middle of no-man’s-land.',
  'special.somme-la-boisselle':
    'The village juts out of the German line, and each of its hexes is worth a medal. The huge Lochnagar crater lies on the right: hold it with more units than the enemy.',
  'special.somme-schwaben-redoubt':
    'A redoubt worth two medals behind the front trench, and infantry in the cellars of Thiepval on its flank. Units that break through count as well.',
  'special.somme-fricourt':
    'A village too strong to be rushed: its cellars protect twice over. Pass it on both sides, to Crucifix Trench and off the far edge.',
  'special.somme-mametz':
    'Only seven German units hold this sector, but the houses of Mametz are fortified, and each is worth two medals. Both sides are short of combat cards and HQ tokens.',
  'special.vimy-thelus':
    'A bombardment four rows deep that craters even the trenches. Two lines, a village and a hill wait beyond; the Germans have only four command cards.',
  'special.vimy-the-pimple':
    'Driving snow: in their first two turns the Germans see no further than two hexes. The knob on the ridge is worth two medals.',
  'special.vimy-hill-145':
    'The highest point of the ridge is worth two medals, and twelve German units defend it, three of them machine guns. Seven medals are needed to win.',
  'special.somme-montauban-30th':
    'The guns have flattened the German lines: four shelled rows, a thin garrison with little artillery and four command cards. But seven medals are needed, and the town lies far back.',
  'special.somme-montauban-18th':
    'Three mortars and two units with bombers lead the attack through a front that has been shelled four rows deep. Seven medals are needed, and leaving the board on the far side counts too.',
} as const
