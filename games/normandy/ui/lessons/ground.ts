/** Scout, move, control: how a tile comes to be yours. */
import { lessonAtLaRaye } from './la-raye.ts'

export const ground = lessonAtLaRaye({
  id: 'ground',
  minutes: 3,
  plates: true,
  changes: `us hand scout-a rifleman-a*2 fog-of-war
    us deck squad-leader-b rifleman-b scout-b platoon-sergeant
    us supply *
    german hand rifleman-a scout-b rifleman-b fog-of-war
    german deck *`,
  steps: [
    {
      id: 'scout',
      clauses: ['N-5.3', 'N-5.1'],
      deeds: [
        {
          right: 'scout-a scout',
          wrong: [
            { id: 'closed', when: 'rifleman-a *', clause: 'N-5.1' },
            { id: 'rest', when: 'scout-a *', clause: 'N-5.3' },
          ],
        },
        { right: 'to 13B', wrong: [{ id: 'poor', when: 'to *', clause: 'N-1.8' }] },
      ],
    },
    {
      id: 'stop',
      clauses: ['N-5.3', 'N-3.8'],
      deeds: [
        {
          right: 'stop',
          wrong: [
            // Where a marker lies already, going there brings no fog.
            { id: 'known', when: 'to 2B', clause: 'N-5.3' },
            { id: 'known', when: 'to 17B', clause: 'N-5.3' },
            { id: 'fog', when: 'to *', clause: 'N-5.3' },
          ],
        },
      ],
      after: true,
    },
    {
      id: 'move',
      clauses: ['N-5.1'],
      deeds: [
        { right: 'rifleman-a move', wrong: [{ id: 'shot', when: 'rifleman-a attack', clause: 'N-7.2' }] },
        { right: 'to 13B', wrong: [{ id: 'field', when: 'to *', clause: 'N-1.8' }] },
      ],
    },
    {
      id: 'control',
      clauses: ['N-6.4', 'N-1.8', 'N-8.2'],
      deeds: [{ right: 'rifleman-a control', wrong: [{ id: 'on', when: 'rifleman-a *', clause: 'N-1.8' }] }],
    },
  ],
})
