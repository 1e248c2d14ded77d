/** How an attack adds up: base, cover, distance, and one die against it. */
import { lessonAtLaRaye } from './la-raye.ts'

export const attack = lessonAtLaRaye({
  id: 'attack',
  minutes: 3,
  changes: `marker us 13B controlled
    marker us 12B scouted
    unit us-riflemen-a 13B
    marker german 12B scouted
    unit german-riflemen-a 8A
    unit german-scouts-a 12B
    us hand rifleman-a*3
    us deck squad-leader-a rifleman-b scout-b platoon-sergeant
    us supply *
    german hand scout-a rifleman-b
    german deck *`,
  steps: [
    {
      id: 'easier',
      clauses: ['N-7.2', 'N-7.4'],
      deeds: [
        {
          right: 'rifleman-a attack',
          wrong: [{ id: 'first', when: 'rifleman-a *', clause: 'N-7.1' }],
        },
        {
          right: 'at german-scouts-a: 4',
          wrong: [
            { id: 'hedges', when: 'at german-riflemen-a', clause: 'N-7.2' },
            { id: 'far', when: 'at *', clause: 'N-7.2' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'near',
      clauses: ['N-7.2', 'N-5.1'],
      deeds: [
        { right: 'rifleman-a move', wrong: [{ id: 'again', when: 'rifleman-a attack', clause: 'N-7.2' }] },
        { right: 'to 12B', wrong: [{ id: 'away', when: 'to *', clause: 'N-7.2' }] },
      ],
      after: true,
    },
    {
      id: 'fire',
      clauses: ['N-7.4', 'N-7.5'],
      deeds: [
        { right: 'rifleman-a attack', wrong: [{ id: 'wait', when: 'rifleman-a *', clause: 'N-7.4' }] },
        {
          right: 'at german-scouts-a: 0',
          wrong: [{ id: 'hedges', when: 'at *', clause: 'N-7.2' }],
        },
      ],
    },
  ],
})
