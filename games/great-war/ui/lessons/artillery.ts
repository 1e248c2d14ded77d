/** Reserve artillery: shells scatter, so aim into the midst of the enemy. */
import { lessonAtTheFront } from './front.ts'

export const artillery = lessonAtTheFront({
  id: 'artillery',
  minutes: 3,
  plates: true,
  units: { '8,5': 'b3i4', '7,7': 'b1i4', '5,5': 'g6i4', '5,6': 'g2i4', '5,7': 'g5m4' },
  holdings: ['hq 4 0', 'command british-hand probe-centre'],
  steps: [
    {
      id: 'order',
      clauses: ['G-4.3', 'G-10.1'],
      deeds: [
        { right: 'play probe-centre' },
        {
          right: 'order artillery',
          wrong: [{ id: 'unit', when: '*', clause: 'G-4.3' }],
          follows: ['done'],
        },
      ],
      after: true,
    },
    {
      id: 'aim',
      clauses: ['G-10.2', 'G-10.5'],
      deeds: [
        {
          right: 'shell 5,6',
          wrong: [
            { id: 'edge', when: 'shell 5,5', clause: 'G-10.2' },
            { id: 'edge', when: 'shell 5,7', clause: 'G-10.2' },
            { id: 'own', when: 'shell 7,7', clause: 'G-10.5' },
            { id: 'own', when: 'shell 8,5', clause: 'G-10.5' },
            { id: 'empty', when: 'shell *', clause: 'G-10.4' },
          ],
        },
      ],
    },
    {
      id: 'dice',
      clauses: ['G-10.2', 'G-10.3', 'G-10.7'],
      deeds: [
        {
          right: 'dice 4: 4 4 1 0 3 3 0 2 3',
          wrong: [{ id: 'few', when: 'dice *', clause: 'G-10.3' }],
        },
      ],
    },
  ],
})
