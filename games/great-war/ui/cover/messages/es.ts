/** Spanish: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  pitch:
    'Guerra de trincheras sobre hexágonos: juega una carta, da órdenes en un sector del frente y sal de la trinchera bajo el fuego de los cañones.',
  'campaign.all': 'Las dieciséis batallas',
  'campaign.loos': 'Loos, 1915',
  'campaign.somme': 'El Somme, 1916',
  'campaign.vimy': 'La cresta de Vimy, 1917',
  victory: '{medals} medallas: {sources}.',
  'source.units': 'unidades destruidas',
  'source.german-front': 'la primera trinchera alemana',
  'source.german-second': 'la segunda trinchera',
  'source.german-third': 'la tercera trinchera',
  'source.british-front': 'la primera trinchera británica',
  'source.race': 'tiempo ganado con Reconocimiento',
  'source.breakthrough': 'unidades que rompen el frente',
  'source.brickstacks': 'las pilas de ladrillos',
  'source.brickworks': 'el ladrillar',
  'source.hawthorn-crater': 'el cráter Hawthorn',
  'source.lochnagar-crater': 'el cráter Lochnagar',
  'source.schwaben-redoubt': 'el Reducto Schwaben',
  'source.crucifix-trench': 'la trinchera Crucifix',
  'source.thelus': 'Thélus',
  'source.hill-135': 'la colina 135',
  'source.hill-145': 'la colina 145',
  'source.the-pimple': 'The Pimple',
  'special.opening-action-1':
    'El escenario para empezar: dos líneas de trincheras separadas por una franja de hierba, sin alambradas ni terreno que dé medallas. Gana quien destruya seis unidades.',
  'special.opening-action-2':
    'El mismo lugar, con alambradas y cráteres de obús. Los británicos quieren quedarse en la primera trinchera alemana; los alemanes pueden cambiar sus cartas de Reconocimiento por medallas y esperar.',
  'special.loos-2nd-division':
    'Quince unidades británicas contra nueve entre las pilas de ladrillos; tres de ellas dan una medalla cada una. Viejos cráteres de mina frenan el avance.',
  'special.loos-hohenzollern-redoubt':
    'Tres trincheras alemanas, una detrás de otra: cada una cuenta solo mientras se mantengan las anteriores. La escombrera lo domina todo: con más unidades a su alrededor, tu primer dado de puntería es gratis.',
  'special.loos-german-counter-attack':
    'Esta vez atacan los alemanes: catorce unidades con granaderos contra nueve británicas. La escombrera vuelve a guiar a la artillería.',
  'special.loos-13-october':
    'De vuelta al reducto, y ahora la guarnición está preparada: tres ametralladoras, tres unidades con granadero y la artillería más fuerte.',
  'special.somme-beaumont-hamel':
    'Un cráter de mina recién abierto en la cresta, y los dos bandos corren hacia él. Un camino hundido cubre a los británicos en plena tierra de nadie.',
  'special.somme-la-boisselle':
    'El pueblo sobresale de la línea alemana y cada uno de sus hexágonos da una medalla. A la derecha está el enorme cráter Lochnagar: ocúpalo con más unidades que el enemigo.',
  'special.somme-schwaben-redoubt':
    'Tras la primera trinchera hay un reducto que vale dos medallas y, en su flanco, infantería en los sótanos de Thiepval. También cuentan las unidades que rompen el frente.',
  'special.somme-fricourt':
    'Un pueblo demasiado fuerte para asaltarlo: sus sótanos protegen el doble. Pásalo por ambos lados, hacia la trinchera Crucifix y más allá del borde contrario.',
  'special.somme-mametz':
    'Solo siete unidades alemanas defienden el sector, pero las casas de Mametz están fortificadas y cada una vale dos medallas. Los dos bandos andan escasos de cartas de combate y fichas HQ.',
  'special.vimy-thelus':
    'Un bombardeo de cuatro filas que deja cráteres hasta en las trincheras. Detrás esperan dos líneas, un pueblo y una colina; los alemanes solo tienen cuatro cartas de mando.',
  'special.vimy-the-pimple':
    'Ventisca: en sus dos primeros turnos los alemanes no ven a más de dos hexágonos. El cerro de la cresta vale dos medallas.',
  'special.vimy-hill-145':
    'El punto más alto de la cresta vale dos medallas, y lo defienden doce unidades alemanas, tres de ellas ametralladoras. Se gana con siete medallas.',
  'special.somme-montauban-30th':
    'Los cañones han arrasado las líneas alemanas: cuatro filas bombardeadas, una guarnición escasa con poca artillería y cuatro cartas de mando. Pero hacen falta siete medallas y el pueblo queda lejos.',
  'special.somme-montauban-18th':
    'Tres morteros y dos unidades con granadero encabezan el ataque por un frente bombardeado en cuatro filas. Hacen falta siete medallas, y también cuenta salir por el otro lado del tablero.',
}
