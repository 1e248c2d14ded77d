/** A small battle on one's own: two medals are missing, three for the enemy. */
import { lessonAtTheFront } from './front.ts'

export const alone = lessonAtTheFront({
  id: 'alone',
  minutes: 10,
  units: {
    '8,3': 'bi4',
    '8,4': 'bm4',
    '8,5': 'bi4',
    '9,6': 'bb4',
    '9,7': 'bi4',
    '8,8': 'bm4',
    '5,4': 'gi3',
    '5,5': 'gi4',
    '5,7': 'gi3',
    '4,8': 'gm4',
  },
  holdings: [
    'hq 4 2',
    'kept 4 3',
    'command british-hand attack-centre probe-left assault-centre probe-centre',
    'command german-hand probe-centre recon-left attack-right',
    'combat british-hand hand-grenade',
  ],
  steps: [],
})
