/** Spanish: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Antes del primer turno, los cañones del atacante baten las filas marcadas: tira 1d6, cuenta ese número de hexágonos desde su izquierda, deja allí un cráter de obús y sigue por la fila.'

export const SCENARIOS: Messages<typeof ENGLISH, 'es'> = {
  'scenario.opening-1': 'Primera acción 1',
  'scenario.opening-2': 'Primera acción 2',
  'scenario.loos-2nd-division': 'Loos (ataque de distracción de la 2.ª División)',
  'scenario.loos-hohenzollern': 'Loos (Reducto Hohenzollern)',
  'scenario.loos-counter-attack': 'Loos (contraataque alemán)',
  'scenario.loos-october': 'Loos (13 de octubre de 1915)',
  'scenario.somme-hamel': 'Somme (Beaumont Hamel)',
  'scenario.somme-la-boisselle': 'Somme (La Boisselle, cráter Lochnagar)',
  'scenario.somme-schwaben': 'Somme (Thiepval, Reducto Schwaben)',
  'scenario.somme-fricourt': 'Somme (Fricourt)',
  'scenario.somme-mametz': 'Somme (Mametz)',
  'scenario.vimy-thelus': 'Cresta de Vimy (Thélus y la colina 135)',
  'scenario.vimy-pimple': 'Cresta de Vimy (The Pimple)',
  'scenario.vimy-145': 'Cresta de Vimy (colina 145)',
  'scenario.somme-montauban-30th': 'Somme (Montauban, 30.ª División)',
  'scenario.somme-montauban-18th': 'Somme (Montauban, 18.ª División)',

  'place.quiet': 'Un sector tranquilo del frente occidental',
  'place.cuinchy': 'Cuinchy, al sur del canal de La Bassée',
  'place.hohenzollern-fosse': 'Reducto Hohenzollern y Fosse 8, cerca de Auchy',
  'place.fosse-dump': 'Fosse 8 y la escombrera, cerca de Auchy',
  'place.hohenzollern': 'Reducto Hohenzollern, cerca de Auchy',
  'place.hamel': 'Cresta de Hawthorn y Beaumont Hamel',
  'place.la-boisselle': 'La Boisselle, en la carretera de Albert a Bapaume',
  'place.thiepval': 'Bosque de Thiepval y Reducto Schwaben',
  'place.fricourt': 'Fricourt y el Tambour',
  'place.mametz': 'Mametz y Danzig Alley',
  'place.thelus': 'Thélus y la colina 135',
  'place.pimple': 'The Pimple, sobre Givenchy-en-Gohelle',
  'place.hill-145': 'Colina 145, la cima de la cresta de Vimy',
  'place.montauban': 'Montauban, Reducto Glatz y el ladrillar',
  'place.carnoy': 'Carnoy, Casino Point y Reducto Pommiers',

  'objective.german-front': 'Primera trinchera alemana',
  'objective.german-second': 'Segunda trinchera alemana',
  'objective.german-third': 'Tercera trinchera alemana',
  'objective.british-front': 'Primera trinchera británica',
  'objective.race': 'Carrera contra el tiempo',
  'objective.breakthrough': 'Ruptura del frente',
  'objective.brickstacks': 'Pilas de ladrillos',
  'objective.brickworks': 'Ladrillar',
  'objective.hawthorn-crater': 'Cráter Hawthorn',
  'objective.lochnagar-crater': 'Cráter Lochnagar',
  'objective.schwaben-redoubt': 'Reducto Schwaben',
  'objective.crucifix-trench': 'Trinchera Crucifix',
  'objective.la-boisselle': 'La Boisselle',
  'objective.fricourt': 'Fricourt',
  'objective.mametz': 'Mametz',
  'objective.montauban': 'Montauban',
  'objective.thelus': 'Thélus',
  'objective.hill-135': 'Colina 135',
  'objective.hill-145': 'Colina 145',
  'objective.the-pimple': 'The Pimple',

  'goal.german-front':
    'Una unidad británica en cualquier punto de la primera trinchera alemana al inicio de un turno británico.',
  'goal.german-front.canadian':
    'Una unidad canadiense en cualquier punto de la primera trinchera alemana al inicio de un turno británico.',
  'goal.british-front':
    'Una unidad alemana en cualquier punto de la primera trinchera británica al inicio de un turno alemán.',
  'goal.second': 'Lo mismo para la segunda trinchera, pero solo mientras se mantenga la primera.',
  'goal.third':
    'Lo mismo para la tercera trinchera, pero solo mientras se mantengan la primera y la segunda.',
  'goal.second.front': 'Lo mismo para la segunda trinchera, pero solo mientras se mantenga la primera.',
  'goal.second.glatz':
    'Lo mismo para la segunda trinchera (Reducto Glatz y trinchera Dublin), pero solo mientras se mantenga la primera.',
  'goal.second.pommiers':
    'Lo mismo para la segunda trinchera (Reducto Pommiers y la línea al este de él), pero solo mientras se mantenga la primera.',
  'goal.intermediate':
    'Lo mismo para la línea intermedia, pero solo mientras se mantenga la primera trinchera.',
  'goal.race':
    'Un defensor que juega Reconocimiento puede tomar una medalla permanente en vez de mirar dos cartas; nunca como medalla decisiva.',
  'goal.breakthrough':
    'Cada unidad que sale del tablero con un movimiento de un hexágono desde la línea de base enemiga es una medalla permanente.',
  'goal.brickstacks':
    'Una medalla por cada una de las tres pilas de ladrillos interiores en tu poder al inicio de un turno británico.',
  'goal.brickworks': 'Una medalla por tener el ladrillar al inicio de un turno británico.',
  'goal.hawthorn-crater':
    'Al inicio de cada turno, para el bando con más unidades en el cráter y las seis colinas que lo rodean.',
  'goal.lochnagar-crater':
    'Al inicio de un turno, para los británicos mientras tengan más unidades que los alemanes en el cráter y los hexágonos que lo rodean.',
  'goal.schwaben-redoubt':
    'Al inicio de un turno, para los británicos mientras tengan más unidades que los alemanes en el reducto.',
  'goal.crucifix-trench':
    'Una unidad británica en la trinchera Crucifix, al norte del bosque, al inicio de un turno británico.',
  'goal.la-boisselle':
    'Una medalla por cada hexágono de La Boisselle ocupado al inicio de un turno británico.',
  'goal.fricourt': 'Una medalla por cada hexágono de Fricourt ocupado al inicio de un turno británico.',
  'goal.mametz': 'Dos medallas por cada hexágono de Mametz ocupado al inicio de un turno británico.',
  'goal.montauban': 'Una medalla por cada hexágono de Montauban ocupado al inicio de un turno británico.',
  'goal.thelus': 'Una medalla por cada hexágono de Thélus ocupado al inicio de un turno británico.',
  'goal.hill-135':
    'Una unidad canadiense en cualquier punto de la colina 135 al inicio de un turno británico.',
  'goal.hill-145':
    'Al inicio de un turno, para los canadienses mientras tengan más unidades que los alemanes en la cima.',
  'goal.the-pimple':
    'Al inicio de un turno, para los canadienses mientras tengan más unidades que los alemanes en el cerro.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Aquí también recibe un cráter una trinchera sin unidad.`,
  'special.observation':
    'El bando con más unidades en la escombrera o junto a ella recibe gratis su primer dado de puntería; el máximo de dados no cambia.',
  'special.sunken-lane':
    'El camino hundido protege como un cráter de obús, no frena el movimiento ni tapa la visión, y el bombardeo no deja cráteres en él. (Los números son nuestros.)',
  'special.cellars-thiepval': 'Los sótanos de Thiepval: una unidad allí ignora dos soldados y dos banderas.',
  'special.cellars-fricourt':
    'Los profundos sótanos de Fricourt: una unidad allí ignora dos soldados y dos banderas.',
  'special.houses-mametz':
    'Las casas de Mametz están fortificadas: una unidad allí ignora dos soldados y dos banderas.',
  'special.snow':
    'Ventisca: en los dos primeros turnos alemanes, ninguna infantería, ametralladora o mortero alemán dispara a más de 2 hexágonos; el cuerpo a cuerpo y la artillería de reserva no se ven afectados.',
}
