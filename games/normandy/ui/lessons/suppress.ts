/** Suppress and hunker down: keeping the enemy's head down, and one's own men out of a deck where they are no use. */
import type { Lesson } from '@bivouac/client-shell'

export const suppress: Lesson = {
  id: 'suppress',
  minutes: 4,
  scenario: 'raid-across-the-canal',
  seat: 0,
  position: `normandy raid-across-the-canal
    doing turn
    initiative us
    active us
    board start
    marker us 12B scouted
    marker us 15A scouted
    unit us-machine-gunners-a 12B
    unit us-riflemen-a 12B
    marker german 9B scouted
    unit german-riflemen-a 15A
    unit german-machine-gunners-a 11B
    us hand machine-gunner-a scout-b
    us deck fog-of-war rifleman-a scout-b squad-leader-a rifleman-b scout-a platoon-sergeant
    us supply *
    german hand rifleman-a machine-gunner-a
    german deck fog-of-war scout-b squad-leader-a rifleman-b rifleman-a scout-a platoon-sergeant
    german supply *`,
  steps: [
    {
      id: 'pin',
      clauses: ['N-7.6', 'N-7.4'],
      deeds: [
        {
          right: 'machine-gunner-a suppress',
          wrong: [
            { id: 'attack', when: 'machine-gunner-a attack', clause: 'N-7.4' },
            { id: 'scouts', when: 'scout-b *', clause: 'N-7.6' },
          ],
        },
        {
          right: 'at german-riflemen-a: 2 7 1 3',
          wrong: [{ id: 'far', when: 'at *', clause: 'N-7.2' }],
        },
      ],
      after: true,
    },
    {
      id: 'hunker',
      clauses: ['N-3.7'],
      deeds: [{ right: 'scout-b hunker-down', wrong: [{ id: 'scout', when: 'scout-b *', clause: 'N-5.3' }] }],
      after: true,
    },
    {
      id: 'end',
      clauses: ['N-3.9'],
      deeds: [
        {
          right: 'end-turn',
          follows: [
            'rifleman-a ready',
            'machine-gunner-a suppress',
            'at us-riflemen-a: 1 8 2 5',
            'end-turn',
            'bid fog-of-war',
            'bid fog-of-war',
          ],
        },
      ],
      after: true,
    },
    {
      id: 'ready',
      clauses: ['N-3.9'],
      deeds: [
        {
          right: 'rifleman-a ready',
          wrong: [
            { id: 'keep', when: 'rifleman-a hunker-down', clause: 'N-3.7' },
            { id: 'scouts', when: 'scout-b *', clause: 'N-3.9' },
          ],
        },
      ],
    },
  ],
}
