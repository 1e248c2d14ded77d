/** Amit a szerencséről mondunk, magyarul. */
import type { Messages } from '@bivouac/face-kit'
import type { LUCK as EN } from './en.ts'

export const LUCK: Messages<typeof EN, 'hu'> = {
  'what.ranged': 'Távolsági harc',
  'what.close': 'Közelharc',
  'what.barrage': 'Tüzérségi tűz',
  'what.shell': 'Lövedékek',
  'what.battle': 'Harc',
  'die.battle': 'Csatakockák',
  'die.targeting': 'Célzáskockák',
  note: 'Találat minden figura, amelyet a kockák elvesznek, legfeljebb annyi, ahány a célpontnak van; a saját lövedékeid alatt elveszett saját figurák ellened számítanak. A zászlók és a HQ jelek csak a kockaoldalak között számítanak, a húzott lapok egyáltalán nem.',
}
