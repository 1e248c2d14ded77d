/** French: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Avant le premier tour, les canons de l’attaquant pilonnent les rangées marquées : lancez un d6, comptez autant de cases depuis sa gauche, placez-y un trou d’obus, et continuez le long de la rangée.'

export const SCENARIOS: Messages<typeof ENGLISH, 'fr'> = {
  'goal.german-front':
    'Une unité britannique n’importe où dans la première tranchée allemande au début d’un tour britannique.',
  'goal.german-front.canadian':
    'Une unité canadienne n’importe où dans la première tranchée allemande au début d’un tour britannique.',
  'goal.british-front':
    'Une unité allemande n’importe où dans la première tranchée britannique au début d’un tour allemand.',
  'goal.second': 'De même pour la deuxième tranchée, tant que la première est tenue.',
  'goal.third': 'De même pour la troisième tranchée, tant que la première et la deuxième sont tenues.',
  'goal.second.front': 'De même pour la deuxième tranchée, tant que la tranchée de première ligne est tenue.',
  'goal.second.glatz':
    'De même pour la deuxième tranchée (redoute Glatz et tranchée de Dublin), tant que la première est tenue.',
  'goal.second.pommiers':
    'De même pour la deuxième tranchée (redoute de Pommiers et la ligne à l’est), tant que la première est tenue.',
  'goal.intermediate': 'De même pour la ligne intermédiaire, tant que la première tranchée est tenue.',
  'goal.race':
    'Le défenseur qui joue une Reconnaissance peut prendre une médaille définitive au lieu de regarder deux cartes ; jamais comme médaille de la victoire.',
  'goal.breakthrough':
    'Chaque unité qui quitte le plateau par un mouvement d’une case depuis la ligne de base ennemie vaut une médaille définitive.',
  'goal.brickstacks':
    'Une médaille pour chacune des trois piles de briques intérieures tenue au début d’un tour britannique.',
  'goal.brickworks': 'Une médaille pour la briqueterie tenue au début d’un tour britannique.',
  'goal.hawthorn-crater':
    'Au début de chaque tour, au camp qui a le plus d’unités sur le cratère et les six collines autour.',
  'goal.lochnagar-crater':
    'Au début d’un tour, aux Britanniques tant qu’ils ont plus d’unités que les Allemands sur le cratère et les cases autour.',
  'goal.schwaben-redoubt':
    'Au début d’un tour, aux Britanniques tant qu’ils ont plus d’unités que les Allemands dans la redoute.',
  'goal.crucifix-trench':
    'Une unité britannique dans la tranchée du Crucifix, au nord du bois, au début d’un tour britannique.',
  'goal.la-boisselle':
    'Une médaille pour chaque case du village de La Boisselle tenue au début d’un tour britannique.',
  'goal.fricourt':
    'Une médaille pour chaque case du village de Fricourt tenue au début d’un tour britannique.',
  'goal.mametz': 'Deux médailles pour chaque case du village de Mametz tenue au début d’un tour britannique.',
  'goal.montauban':
    'Une médaille pour chaque case de la ville de Montauban tenue au début d’un tour britannique.',
  'goal.thelus': 'Une médaille pour chaque case du village de Thélus tenue au début d’un tour britannique.',
  'goal.hill-135': 'Une unité canadienne n’importe où sur la cote 135 au début d’un tour britannique.',
  'goal.hill-145':
    'Au début d’un tour, aux Canadiens tant qu’ils ont plus d’unités que les Allemands sur le sommet.',
  'goal.the-pimple':
    'Au début d’un tour, aux Canadiens tant qu’ils ont plus d’unités que les Allemands sur la butte.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Ici une case de tranchée sans unité reçoit aussi un trou d’obus.`,
  'special.observation':
    'Le camp qui a le plus d’unités sur le crassier ou à côté a son premier dé de visée gratuit ; le nombre maximal de dés ne change pas.',
  'special.sunken-lane':
    'Le chemin creux protège comme un trou d’obus, ne ralentit pas le mouvement, ne barre pas la vue, et le bombardement n’y fait pas de trou. (Ses chiffres sont les nôtres.)',
  'special.cellars-thiepval':
    'Les caves de Thiepval : une unité qui s’y trouve ignore deux soldats et deux drapeaux.',
  'special.cellars-fricourt':
    'Les caves profondes de Fricourt : une unité qui s’y trouve ignore deux soldats et deux drapeaux.',
  'special.houses-mametz':
    'Les maisons de Mametz sont fortifiées : une unité qui s’y trouve ignore deux soldats et deux drapeaux.',
  'special.snow':
    'Neige en rafales : pendant les deux premiers tours allemands, aucune infanterie, mitrailleuse ou mortier allemand ne tire à plus de 2 cases ; le corps à corps et l’artillerie de réserve ne sont pas concernés.',
}
