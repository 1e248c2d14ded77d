/** A small battle on one's own: two medals are missing, three for the enemy. */
import { lessonAtTheFront } from './front.ts'

export const alone = lessonAtTheFront({
  id: 'alone',
  minutes: 10,
  units: {
    '8,3': 'b1i4',
    '8,4': 'b2m4',
    '8,5': 'b3i4',
    '9,6': 'b7b4',
    '9,7': 'b8i4',
    '8,8': 'b4m4',
    '5,4': 'g2i3',
    '5,5': 'g6i4',
    '5,7': 'g3i3',
    '4,8': 'g5m4',
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
