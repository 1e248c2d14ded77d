/** The bid: when the high number is worth it, and when to wait with the low one. */
import { lessonAtLaRaye } from './la-raye.ts'

export const bid = lessonAtLaRaye({
  id: 'bid',
  minutes: 3,
  plates: true,
  moment: 'bid',
  changes: `marker us 13B scouted
    unit us-riflemen-a 13B
    marker german 12B scouted
    unit german-riflemen-a 8A
    us hand squad-leader-a scout-a rifleman-a fog-of-war
    us deck platoon-sergeant rifleman-b scout-b fog-of-war squad-leader-b
    us supply *
    german hand scout-b rifleman-a rifleman-b fog-of-war
    german deck squad-leader-a scout-a fog-of-war platoon-sergeant squad-leader-b
    german supply *`,
  steps: [
    {
      id: 'high',
      clauses: ['N-3.4'],
      deeds: [
        {
          right: 'bid squad-leader-a',
          wrong: [
            { id: 'needed', when: 'bid rifleman-a', clause: 'N-3.4' },
            { id: 'low', when: 'bid *', clause: 'N-3.4' },
          ],
          follows: ['bid scout-b'],
        },
      ],
      after: true,
    },
    {
      id: 'take',
      clauses: ['N-6.4', 'N-3.5'],
      deeds: [{ right: 'rifleman-a control', wrong: [{ id: 'later', when: '*', clause: 'N-3.5' }] }],
      after: true,
    },
    {
      id: 'end',
      clauses: ['N-3.5', 'N-3.2'],
      deeds: [
        {
          right: 'end-turn',
          wrong: [{ id: 'more', when: '*', clause: 'N-3.5' }],
          follows: ['rifleman-a move', 'to 12B', 'end-turn'],
        },
      ],
      after: true,
    },
    {
      id: 'wait',
      clauses: ['N-3.4', 'N-3.8'],
      deeds: [
        {
          right: 'bid fog-of-war',
          wrong: [{ id: 'waste', when: 'bid *', clause: 'N-3.4' }],
          follows: ['bid fog-of-war'],
        },
      ],
    },
  ],
})
