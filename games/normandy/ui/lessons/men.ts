/** Cards are men: a card is an order and a life of the counter that it names. */
import { lessonAtLaRaye } from './la-raye.ts'

export const men = lessonAtLaRaye({
  id: 'men',
  minutes: 4,
  plates: true,
  changes: `marker us 13B scouted
    unit german-riflemen-a 8A
    us hand rifleman-a scout-b squad-leader-a
    us deck squad-leader-b fog-of-war scout-a rifleman-a platoon-sergeant rifleman-b fog-of-war
    us supply *
    german hand rifleman-a scout-b rifleman-b
    german deck fog-of-war scout-a squad-leader-a rifleman-b platoon-sergeant squad-leader-b fog-of-war
    german supply *`,
  steps: [
    {
      id: 'order',
      clauses: ['N-1.2', 'N-5.1'],
      deeds: [
        { right: 'rifleman-a move', wrong: [{ id: 'scouts', when: 'scout-b *', clause: 'N-1.2' }] },
        { right: 'to 13B', wrong: [{ id: 'field', when: 'to 2B', clause: 'N-1.8' }] },
      ],
      after: true,
    },
    {
      id: 'again',
      clauses: ['N-6.5'],
      deeds: [
        {
          right: 'squad-leader-a inspire',
          wrong: [{ id: 'bolster', when: 'squad-leader-a bolster', clause: 'N-6.1' }],
        },
        { right: 'take rifleman-a' },
      ],
      after: true,
    },
    {
      id: 'take',
      clauses: ['N-6.4', 'N-1.8', 'N-8.3'],
      deeds: [
        { right: 'rifleman-a control', wrong: [{ id: 'shot', when: 'rifleman-a *', clause: 'N-6.4' }] },
      ],
    },
    {
      id: 'hit',
      clauses: ['N-7.5', 'N-7.7', 'N-3.10', 'N-1.9'],
      deeds: [
        {
          right: 'end-turn',
          follows: [
            'rifleman-a attack',
            'at us-riflemen-a: 9',
            'end-turn',
            'bid fog-of-war',
            'bid fog-of-war',
          ],
        },
      ],
      after: true,
    },
    {
      id: 'more',
      clauses: ['N-6.1'],
      deeds: [
        { right: 'squad-leader-b bolster', wrong: [{ id: 'now', when: '*', clause: 'N-6.1' }] },
        { right: 'take rifleman-b', wrong: [{ id: 'scout', when: 'take scout-*', clause: 'N-8.3' }] },
        { right: 'take rifleman-b', wrong: [{ id: 'scout', when: 'take scout-*', clause: 'N-8.3' }] },
      ],
    },
  ],
})
