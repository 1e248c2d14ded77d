/** Command cards and sections: how many may act, and where. */
import { lessonAtTheFront } from './front.ts'

export const command = lessonAtTheFront({
  id: 'command',
  minutes: 3,
  units: {
    '8,3': 'b1i4',
    '8,5': 'b3i4',
    '9,6': 'b7b4',
    '9,7': 'b8i4',
    '9,11': 'b9i4',
    '3,5': 'g2i4',
    '5,12': 'g9i4',
    '4,1': 'g3i4',
  },
  holdings: ['hq 0 0', 'command british-hand attack-centre probe-left recon-right'],
  steps: [
    {
      id: 'card',
      clauses: ['G-4.1', 'G-1.2'],
      deeds: [
        {
          right: 'play attack-centre',
          wrong: [
            { id: 'right', when: 'play recon-right', clause: 'G-1.2' },
            { id: 'left', when: 'play *', clause: 'G-1.2' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'order',
      clauses: ['G-4.2', 'G-4.3'],
      inAnyOrder: true,
      deeds: ['8,5', '9,6', '9,7'].map(hex => ({
        right: `order ${hex}`,
        wrong: [{ id: 'few', when: 'done', clause: 'G-4.2' }],
      })),
      after: true,
    },
    {
      id: 'move',
      clauses: ['G-5.1', 'G-5.2'],
      deeds: [
        {
          right: 'move 9,6 to 8,6',
          or: ['move 9,6 to 7,6', 'move 9,6 to 7,7'],
          wrong: [
            { id: 'nobody', when: 'done', clause: 'G-5.1' },
            { id: 'back', when: 'move 9,6 *', clause: 'G-5.1' },
            { id: 'others', when: 'move *', clause: 'G-5.1' },
          ],
        },
      ],
    },
    {
      id: 'finish',
      clauses: ['G-4.4'],
      deeds: [{ right: 'done', wrong: [{ id: 'more', when: 'move *', clause: 'G-4.4' }] }],
    },
  ],
})
