/** Cover and cross fire: what a trench shrugs off, and how two guns beat it. */
import { lessonAtTheFront } from './front.ts'

export const cover = lessonAtTheFront({
  id: 'cover',
  minutes: 2,
  moment: `doing battle
    mark ordered british-2 british-3 british-4
    mark orderable british-2 british-3 british-4
    note caps 0 3 0 0 0 0 31
    note sections 2
    note command attack-centre
    note lastCommand attack-centre -
    note reach 2 1
    command british-played attack-centre`,
  units: { '8,5': 'b2m4', '7,5': 'b3i4', '8,8': 'b4m4', '6,6': 'g2i4', '5,6': 'g6i4', '5,12': 'g9i4' },
  holdings: ['hq 0 0'],
  steps: [
    {
      id: 'trench',
      clauses: ['G-6.5', 'G-6.2'],
      deeds: [
        {
          right: 'battle 7,5 at 5,6: 0 1',
          wrong: [
            { id: 'first', when: 'battle *', clause: 'G-6.5' },
            { id: 'done', when: 'done', clause: 'G-4.5' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'open',
      clauses: ['G-6.5', 'G-6.8'],
      deeds: [
        {
          right: 'battle 8,5 at 6,6',
          or: ['battle 8,8 at 6,6'],
          wrong: [
            { id: 'again', when: 'battle 8,5 at 5,6', clause: 'G-6.5' },
            { id: 'far', when: 'battle 8,8 *', clause: 'G-6.2' },
            { id: 'done', when: 'done', clause: 'G-4.5' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'cross',
      clauses: ['G-6.8'],
      deeds: [
        {
          right: 'join 8,8: 0 3 5 0 2 3',
          or: ['join 8,5: 0 3 5 0 2 3'],
          wrong: [{ id: 'alone', when: 'done', clause: 'G-6.8' }],
        },
      ],
    },
  ],
})
