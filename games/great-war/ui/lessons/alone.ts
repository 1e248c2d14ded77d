/** A small battle on one's own: two medals are missing, three for the enemy. */
import type { Lesson } from '@bivouac/client-shell'
import { front } from './front.ts'

export const alone: Lesson = {
  id: 'alone',
  minutes: 10,
  scenario: 'opening-action-1',
  seat: 0,
  position: `great-war opening-action-1
    doing play-card
    ${front({
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
    })}
    hq 4 2
    kept 4 3
    command british-hand attack-centre probe-left assault-centre probe-centre
    command german-hand probe-centre recon-left attack-right
    combat british-hand hand-grenade
    command deck *
    combat deck *`,
  steps: [],
}
