/** What is said of luck, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'what.ranged': 'Távolsági harc',
  'what.close': 'Közelharc',
  'what.barrage': 'Ágyúzás',
  'what.shell': 'Lövedékek',
  'what.battle': 'Harc',
  'die.battle': 'Csatakockák',
  'die.targeting': 'Célzáskockák',
  note: 'Találat minden figura, amelyet a kockák levesznek, legfeljebb annyi, ahány a célpontnak van; a saját lövedékeid alatt elveszett saját figurák ellened számítanak. A zászlók és a HQ jelek csak a kockaoldalak között számítanak, a húzott kártyák egyáltalán nem.',
}
