/** Medals, ground and HQ: what wins the game, and what to take at the end of a turn. */
import { lessonAtTheFront } from './front.ts'

export const medals = lessonAtTheFront({
  id: 'medals',
  minutes: 2,
  plates: true,
  scenario: 'opening-action-2',
  units: { '6,7': 'b3i4', '8,3': 'b1i4', '9,11': 'b9i4', '4,1': 'g3i4', '1,10': 'g4i4', '5,12': 'g9i4' },
  holdings: ['hq 0 0', 'command british-hand recon-in-force probe-centre', 'combat british-hand lice'],
  steps: [
    {
      id: 'enter',
      clauses: ['G-11.2', 'G-5.1'],
      deeds: [
        {
          right: 'play probe-centre',
          wrong: [{ id: 'card', when: 'play *', clause: 'G-12.1' }],
          follows: ['pass'],
        },
        { right: 'order 6,7', wrong: [{ id: 'stay', when: 'done', clause: 'G-11.2' }] },
        {
          right: 'move 6,7 to 5,7',
          or: ['move 6,7 to 4,7', 'move 6,7 to 4,8', 'move 6,7 to 5,6', 'move 6,7 to 5,9'],
          wrong: [
            { id: 'field', when: 'move *', clause: 'G-11.2' },
            { id: 'stay', when: 'done', clause: 'G-11.2' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'tokens',
      clauses: ['G-4.6', 'G-13.1'],
      deeds: [
        {
          right: 'take-hq',
          wrong: [
            { id: 'card', when: 'take-card', clause: 'G-4.6' },
            { id: 'discard', when: 'discard *', clause: 'G-4.6' },
          ],
          follows: ['done', 'take-hq'],
        },
      ],
    },
  ],
})
