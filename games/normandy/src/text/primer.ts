/** How to play, for somebody who never has: which texts it is made of. */
import type { Primer } from '@bivouac/face-kit'
import type { Speech } from './speech.ts'

const STEPS = ['draw', 'bid', 'play'] as const
/** The actions as they are best learnt. */
const IN_ORDER = [
  'scout',
  'move',
  'control',
  'attack',
  'suppress',
  'stalk',
  'target',
  'blast',
  'recon',
  'conceal',
  'bolster',
  'command',
  'inspire',
  'guide',
] as const

export const primerIn = ({ say }: Speech): Primer => ({
  title: say('primer'),
  sections: [
    { title: say('primer.goal'), parts: [say('primer.goal.text')] },
    {
      title: say('primer.round'),
      parts: [{ steps: STEPS.map(step => say(`primer.round.${step}`)) }, say('primer.round.text')],
    },
    { title: say('primer.cards'), parts: [say('primer.cards.text')] },
    {
      title: say('primer.actions'),
      parts: [
        {
          terms: IN_ORDER.map(
            action => [say(`primer.actions.${action}`), say(`primer.actions.${action}.is`)] as const,
          ),
        },
      ],
    },
    { title: say('primer.dice'), parts: [say('primer.dice.text')] },
    { title: say('primer.plan'), parts: [say('primer.plan.text')] },
    { title: say('primer.notation'), isForTerminal: true, parts: [say('primer.notation.text')] },
  ],
})
