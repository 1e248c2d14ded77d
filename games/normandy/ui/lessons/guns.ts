/** Mortar and snipers: fire from afar, and the man who goes where no marker lies. */
import type { Lesson } from '@bivouac/client-shell'

export const guns: Lesson = {
  id: 'guns',
  minutes: 4,
  scenario: 'mortain',
  seat: 0,
  position: `normandy mortain
    doing turn
    initiative us
    active us
    board start
    unit us-mortar 16A
    unit us-sniper 12A
    marker german 8B scouted
    unit german-riflemen-a 8B
    unit german-machine-gunners-a 8B
    us hand mortar*2 sniper*2
    us deck rifleman-a rifleman-b scout-a scout-b squad-leader-a platoon-sergeant mortar
    us supply *
    german hand rifleman-a rifleman-b scout-a scout-b
    german deck machine-gunner-a squad-leader-a platoon-sergeant rifleman-a fog-of-war
    german supply *`,
  steps: [
    {
      id: 'aim',
      clauses: ['N-6.7', 'N-7.1'],
      deeds: [
        { right: 'mortar target', wrong: [{ id: 'first', when: '*', clause: 'N-6.7' }] },
        {
          right: 'to 8B',
          wrong: [
            { id: 'woods', when: 'to 3A', clause: 'N-7.2' },
            { id: 'empty', when: 'to *', clause: 'N-7.1' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'blast',
      clauses: ['N-7.1', 'N-7.2', 'N-7.3', 'N-5.5'],
      deeds: [
        {
          right: 'mortar blast',
          wrong: [
            { id: 'move', when: 'mortar move', clause: 'N-5.5' },
            { id: 'sniper', when: 'sniper *', clause: 'N-7.1' },
          ],
        },
        {
          right: 'at german-riflemen-a: 7 2',
          or: ['at german-machine-gunners-a: 2 7'],
        },
      ],
      after: true,
    },
    {
      id: 'stalk',
      clauses: ['N-5.4', 'N-7.2'],
      deeds: [
        { right: 'sniper stalk', wrong: [{ id: 'far', when: 'sniper attack', clause: 'N-7.2' }] },
        { right: 'to 7B', or: ['to 5B'], wrong: [{ id: 'away', when: 'to *', clause: 'N-7.2' }] },
      ],
      after: true,
    },
    {
      id: 'shot',
      clauses: ['N-7.4', 'N-7.5'],
      deeds: [
        { right: 'sniper attack', wrong: [{ id: 'close', when: 'sniper *', clause: 'N-7.4' }] },
        {
          right: 'at german-riflemen-a: 3 1 8',
          wrong: [
            { id: 'gunners', when: 'at german-machine-gunners-a', clause: 'N-7.5' },
            { id: 'woods', when: 'at *', clause: 'N-7.2' },
          ],
        },
      ],
    },
  ],
}
