/** Flags, retreat, taking ground: driving a unit out, and stepping into its place. */
import { aboutToBattle, lessonAtTheFront } from './front.ts'

export const flags = lessonAtTheFront({
  id: 'flags',
  minutes: 2,
  moment: aboutToBattle('british-1', 'british-7'),
  units: { '7,7': 'b1i4', '6,7': 'b7b4', '6,6': 'g2i3', '5,7': 'g4i4', '4,6': 'g5m4', '4,7': 'g1o4' },
  holdings: ['hq 0 0'],
  steps: [
    {
      id: 'drive',
      clauses: ['G-9.1', 'G-7.1'],
      deeds: [
        {
          right: 'battle 7,7 at 6,6: 4 0 4',
          wrong: [
            { id: 'bomber', when: 'battle 6,7 *', clause: 'G-4.5' },
            { id: 'done', when: 'done', clause: 'G-4.5' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'ground',
      clauses: ['G-7.3'],
      deeds: [{ right: 'take-ground', wrong: [{ id: 'stay', when: 'stay', clause: 'G-7.3' }] }],
    },
    {
      id: 'blocked',
      clauses: ['G-9.2', 'G-9.3'],
      deeds: [
        {
          right: 'battle 6,7 at 5,7: 4 4 5 2',
          wrong: [{ id: 'done', when: 'done', clause: 'G-4.5' }],
        },
      ],
    },
  ],
})
