/** How to play, for somebody who never has: which texts it is made of. The dice are the rules' own. */
import type { Primer } from '@bivouac/face-kit'
import { RANGED_DICE } from '../figures.ts'
import { UNIT_KINDS } from '../vocabulary.ts'
import type { Words } from './words.ts'

const STEPS = ['card', 'order', 'move', 'battle', 'draw'] as const
const UNITS = ['infantry', 'machine-gun', 'mortar'] as const
const FACES = ['soldier', 'burst', 'skull', 'flag', 'hq'] as const
const RANGES = [2, 3, 4, 5, 6]

export const primerIn = ({ say }: Words): Primer => ({
  title: say('primer'),
  sections: [
    { title: say('primer.goal'), parts: [say('primer.goal.text')] },
    { title: say('primer.turn'), parts: [{ steps: STEPS.map(step => say(`primer.turn.${step}`)) }] },
    {
      title: say('primer.units'),
      parts: [
        { terms: UNITS.map(unit => [say(`primer.units.${unit}`), say(`primer.units.${unit}.is`)] as const) },
        say('primer.units.text'),
      ],
    },
    {
      title: say('primer.fire'),
      parts: [
        {
          table: [
            [say('primer.fire.distance'), ...RANGES.map(String)],
            ...UNITS.map(unit => [say(`primer.units.${unit}`), ...RANGES.map(range => diceOf(unit, range))]),
          ],
        },
        say('primer.fire.text'),
      ],
    },
    {
      title: say('primer.dice'),
      parts: [
        { terms: FACES.map(face => [say(`primer.dice.${face}`), say(`primer.dice.${face}.is`)] as const) },
      ],
    },
    { title: say('primer.ground'), parts: [say('primer.ground.text')] },
    { title: say('primer.guns'), parts: [say('primer.guns.text')] },
    { title: say('primer.answers'), parts: [say('primer.answers.text')] },
    { title: say('primer.notation'), isForTerminal: true, parts: [say('primer.notation.text')] },
  ],
})

/** G-6.2 */
const diceOf = (unit: (typeof UNITS)[number], range: number): string =>
  String(RANGED_DICE[UNIT_KINDS.indexOf(unit) * 8 + range] || '–')
