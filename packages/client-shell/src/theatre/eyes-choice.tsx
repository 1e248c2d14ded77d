/** Whose eyes: either side's, both hands, or what everybody may know. What is still closed says since when it will be open. */
import type { IconName } from '@bivouac/face-kit/art'
import { SPECTATOR } from '@bivouac/kernel'
import { useId } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useDesk } from '../table/desk.ts'
import { ownSeat } from '../table/eyes.ts'
import { useAtTheatre } from './at-theatre.ts'
import { useTheatreSay } from './say.ts'
import { areOpen, type Eyes } from './watching-eyes.ts'

export function EyesChoice() {
  const name = useId()
  const { say } = useTheatreSay()
  const { cover, words } = useDesk()
  const { stage, eyes, lookThrough } = useAtTheatre()
  const own = ownSeat(stage.summary.plan.seats) ?? 0
  const sides = cover.sides(words.language)
  const choices: readonly (readonly [Eyes, IconName, string])[] = [
    [own, 'eye', sides[own]],
    [1 - own, 'eye', sides[1 - own]],
    ['both', 'cards', say('eyes.both')],
    [SPECTATOR, 'people', say('eyes.public')],
  ]
  return (
    <fieldset className="eyes-choice">
      <legend className="sr-only">{say('eyes')}</legend>
      {choices.map(([value, icon, label]) => {
        const isOpen = areOpen(stage.summary, value)
        return (
          <label key={value} className="eyes-choice__one" title={isOpen ? undefined : say('eyes.later')}>
            <input
              type="radio"
              name={name}
              checked={value === eyes}
              disabled={!isOpen}
              onChange={() => lookThrough(value)}
            />
            <span>
              <Icon name={isOpen ? icon : 'lock'} size={17} />
              {label}
              {!isOpen && <span className="sr-only">, {say('eyes.later')}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
