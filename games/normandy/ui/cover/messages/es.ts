/** Spanish: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  pitch:
    'Dirige un pelotón por la Normandía del verano de 1944: tus cartas son tus hombres y cada baja reduce tu mazo.',
  'campaign.all': 'Las doce batallas',
  'campaign.canal': 'Hasta el canal y al otro lado del Vire',
  'campaign.saint-lo': 'Ruptura en Saint-Lô',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'La lucha por Mortain',
  'victory.points': 'Controlar {count} de {onMap} puntos.',
  'victory.all.one': 'Controlar el único objetivo.',
  'victory.all.other': 'Controlar los {count} puntos.',
  'victory.pin': 'Dejar al enemigo sin Fusileros en el tablero.',
  'special.la-raye':
    'El escenario para empezar: dos escuadras iguales por bando, solo Fusileros y Exploradores, en un mapa pequeño. La aldea alemana vale por sí sola tres de los cinco puntos necesarios.',
  'special.montmartin-en-graignes':
    'Atacan dos escuadras estadounidenses y defiende una alemana con ametralladora. Al atacante le basta uno de los tres objetivos; el defensor tiene que acabar con los Fusileros atacantes.',
  'special.raid-across-the-canal':
    'Un canal parte el mapa en dos y su puente vale tres puntos. En ambas reservas esperan los Ametralladores: tráelos a tiempo.',
  'special.behind-enemy-lines':
    'Los Francotiradores estadounidenses empiezan solos en la retaguardia alemana. Los alemanes tienen el canal y, con él, cuatro de los cinco puntos que necesitan.',
  'special.crossing-the-vire':
    'Los estadounidenses deben controlar a la vez los dos puentes sobre el Vire, y les espera un mortero alemán: la primera batalla con Apuntar y Bombardear.',
  'special.desperate-withdrawal':
    'No es un ataque, sino una salida: los estadounidenses deben llevar Fusileros a una única loseta en el otro extremo del mapa. Los alemanes los siguen, con todas las armas pesadas en su reserva.',
  'special.la-huberderie':
    'Por primera vez, el pelotón entero: tres escuadras, Francotiradores y un mortero esperan en ambas reservas. Doce objetivos en un mapa amplio y diez puntos para ganar.',
  'special.streets-of-tessy-sur-vire':
    'Todos los objetivos están entre las casas de un pueblo junto al río. Los estadounidenses llegan desde dos colinas; los alemanes están repartidos por las calles, con un mortero en su propia colina.',
  'special.reinforcements':
    'Los estadounidenses deben abrirse paso desde el pueblo hasta una de tres colinas. Una escuadra alemana con ametralladora está junto al pueblo y otra en el bosque, ante las colinas.',
  'special.critical-intelligence':
    'En el mapa hay una radio: mientras los estadounidenses controlen su loseta, cada nueva acción Controlar de los Fusileros allí le suma un punto. Si la toman los alemanes, esos puntos son suyos.',
  'special.hill-314':
    'Los alemanes atacan tres colinas, cada una defendida por una sola escuadra estadounidense, y les basta con una. Los estadounidenses deben resistir y acabar con los Fusileros alemanes.',
  'special.mortain':
    'La última batalla, en igualdad de condiciones: cada bando empieza con seis puntos, necesita diez y tiene todo su pelotón en la reserva.',
}
