/** Combat cards and answers: tokens spent at the right moment, in the enemy's turn as well. */
import { aboutToBattle, lessonAtTheFront } from './front.ts'

export const cards = lessonAtTheFront({
  id: 'cards',
  minutes: 3,
  plates: true,
  moment: aboutToBattle('british-1', 'british-8'),
  units: { '6,5': 'b1i4', '9,7': 'b8i4', '5,5': 'g6i4', '4,8': 'g4i4' },
  holdings: [
    'hq 2 0',
    'command british-hand assault-centre',
    'command german-hand probe-centre',
    'combat british-hand hand-grenade butt-and-bayonet',
  ],
  steps: [
    {
      id: 'grenade',
      clauses: ['G-13.1', 'G-13.2'],
      deeds: [
        {
          right: 'combat hand-grenade',
          wrong: [
            { id: 'plain', when: 'battle *', clause: 'G-13.1' },
            { id: 'done', when: 'done', clause: 'G-4.5' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'attack',
      clauses: ['G-13.4', 'G-7.2'],
      deeds: [{ right: 'battle 6,5 at 5,5', follows: ['pass: 0 2 0 5 3'] }],
      after: true,
    },
    {
      id: 'tokens',
      clauses: ['G-4.6'],
      deeds: [
        {
          right: 'take-hq',
          wrong: [
            { id: 'card', when: 'take-card', clause: 'G-4.6' },
            { id: 'standing', when: 'standing *', clause: 'G-13.4' },
            { id: 'standing', when: 'hold *', clause: 'G-13.4' },
          ],
          follows: [
            'play probe-centre',
            'pass',
            'order 5,5',
            'done',
            'done',
            'battle 5,5 at 6,5',
            'pass: 0 5 5',
          ],
        },
      ],
      after: true,
    },
    {
      id: 'answer',
      clauses: ['G-13.4', 'G-7.4'],
      deeds: [
        {
          right: 'combat butt-and-bayonet: 2 0 5 4',
          wrong: [{ id: 'pass', when: '*', clause: 'G-13.4' }],
        },
      ],
    },
  ],
})
