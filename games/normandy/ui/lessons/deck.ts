/** Decks, bolster and fog: drawing more, getting rid of fog, and what is drawn next. */
import { lessonAtLaRaye } from './la-raye.ts'

export const deck = lessonAtLaRaye({
  id: 'deck',
  minutes: 4,
  plates: true,
  changes: `us hand platoon-sergeant fog-of-war scout-a
    us deck squad-leader-a scout-b rifleman-b
    us discard rifleman-a fog-of-war
    us supply *
    german hand rifleman-a rifleman-b scout-a
    german deck squad-leader-a scout-b fog-of-war platoon-sergeant
    german supply *`,
  steps: [
    {
      id: 'draw',
      clauses: ['N-6.2', 'N-4.2'],
      deeds: [
        {
          right: 'platoon-sergeant command 2',
          wrong: [
            { id: 'one', when: 'platoon-sergeant command 1', clause: 'N-4.2' },
            { id: 'bolster', when: 'platoon-sergeant bolster', clause: 'N-6.1' },
            { id: 'scout', when: 'scout-a *', clause: 'N-6.2' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'recon',
      clauses: ['N-6.6', 'N-3.8'],
      // Either Scout will do; whoever is left conceals.
      deeds: [
        {
          right: 'scout-a recon',
          or: ['scout-b recon'],
          wrong: [{ id: 'fog', when: 'scout-*', clause: 'N-6.6' }],
        },
      ],
      after: true,
    },
    {
      id: 'bolster',
      clauses: ['N-6.1', 'N-3.3'],
      deeds: [
        {
          right: 'squad-leader-a bolster',
          wrong: [{ id: 'idle', when: 'squad-leader-a *', clause: 'N-6.1' }],
        },
        { right: 'take rifleman-a', wrong: [{ id: 'scouts', when: 'take *', clause: 'N-8.3' }] },
        { right: 'take rifleman-a', wrong: [{ id: 'scouts', when: 'take *', clause: 'N-8.3' }] },
      ],
    },
    {
      id: 'conceal',
      clauses: ['N-6.3'],
      deeds: [
        {
          right: 'scout-b conceal',
          or: ['scout-a conceal'],
          wrong: [{ id: 'far', when: 'scout-*', clause: 'N-6.3' }],
        },
      ],
      after: true,
    },
    {
      id: 'end',
      clauses: ['N-3.3', 'N-3.5'],
      deeds: [{ right: 'end-turn', follows: ['end-turn'] }],
    },
  ],
})
