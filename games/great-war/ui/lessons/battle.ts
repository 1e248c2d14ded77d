/** Move, then battle: one hex and a battle, two hexes and none; near is better. */
import { lessonAtTheFront } from './front.ts'

export const battle = lessonAtTheFront({
  id: 'battle',
  minutes: 4,
  plates: true,
  units: { '8,5': 'b3i4', '7,6': 'b7b4', '5,6': 'g2i2', '4,8': 'g4i4' },
  holdings: ['hq 0 0', 'command british-hand probe-centre'],
  steps: [
    {
      id: 'order',
      clauses: ['G-4.1', 'G-4.2'],
      inAnyOrder: true,
      deeds: [
        { right: 'play probe-centre' },
        ...['8,5', '7,6'].map(hex => ({
          right: `order ${hex}`,
          wrong: [{ id: 'few', when: 'done', clause: 'G-4.2' }],
        })),
      ],
    },
    {
      id: 'near',
      clauses: ['G-5.1', 'G-6.2'],
      deeds: [
        {
          right: 'move 8,5 to 7,5',
          wrong: [
            { id: 'two', when: 'move 8,5 to 6,*', clause: 'G-5.1' },
            { id: 'bomber', when: 'move 7,6 *', clause: 'G-4.4' },
            { id: 'stay', when: 'done', clause: 'G-6.2' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'bomber',
      clauses: ['G-7.1', 'G-8.1'],
      deeds: [
        {
          right: 'move 7,6 to 6,6',
          wrong: [
            { id: 'sight', when: 'move 7,6 to 6,5', clause: 'G-8.1' },
            { id: 'two', when: 'move 7,6 to 5,*', clause: 'G-5.1' },
            { id: 'stay', when: 'done', clause: 'G-7.1' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'fire',
      clauses: ['G-6.5', 'G-6.6'],
      deeds: [
        {
          right: 'battle 7,5 at 5,6: 0 5',
          wrong: [
            { id: 'first', when: 'battle 6,6 *', clause: 'G-4.4' },
            { id: 'done', when: 'done', clause: 'G-4.5' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'close',
      clauses: ['G-7.1', 'G-7.2'],
      deeds: [
        {
          right: 'battle 6,6 at 5,6: 2 3 0 5',
          wrong: [{ id: 'done', when: 'done', clause: 'G-7.1' }],
        },
      ],
      after: true,
    },
    {
      id: 'ground',
      clauses: ['G-7.3'],
      deeds: [{ right: 'take-ground', wrong: [{ id: 'stay', when: 'stay', clause: 'G-7.3' }] }],
    },
  ],
})
