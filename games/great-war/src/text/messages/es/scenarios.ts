/** Spanish: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Antes del primer turno, los cañones del atacante baten las filas marcadas: tira 1d6, cuenta ese número de hexágonos desde su izquierda, deja allí un cráter de obús y sigue por la fila.'

export const SCENARIOS: Messages<typeof ENGLISH, 'es'> = {
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
