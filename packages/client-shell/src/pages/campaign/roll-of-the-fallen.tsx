/** The names of the men lost in a campaign, by side, with unit and battle. */
import type { Language } from '@bivouac/face-kit'
import { useCallback } from 'react'
import type { GameCover } from '../../game-ui.ts'
import { SideSign } from '../../parts/side-sign.tsx'
import { scenarioOf } from '../parts/game-line.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'
import { type BattleEntry, rollOfTheFallen } from './score.ts'

interface Props {
  readonly cover: GameCover
  readonly entries: readonly BattleEntry[]
}

export function RollOfTheFallen({ cover, entries }: Props) {
  const words = usePageWords()
  const fallen = rollOfTheFallen(entries)
  const sides = cover.sides(words.language)
  const unitName = useUnitNames(cover, words.language)
  return (
    <section aria-labelledby="fallen">
      <SectionHeading id="fallen" title={words.say('campaign.fallen')} />
      <div className="paper roll-of-the-fallen">
        {fallen.length === 0 && <p>{words.say('campaign.fallen.none')}</p>}
        {sides.map((side, seat) => {
          const own = fallen.filter(man => man.seat === seat)
          if (own.length === 0) return undefined
          return (
            <div key={side}>
              <h3>
                <SideSign cover={cover} side={seat} /> {side}
              </h3>
              <ul>
                {own.map((man, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a roll only grows.
                  <li key={i}>
                    <i>{man.name}</i>
                    <small>
                      {[unitName?.(man.unit), scenarioOf(cover, words, man.scenario)?.name]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Undefined until the words have been fetched: the roll can be read without them. */
function useUnitNames(cover: GameCover, language: Language): ((unit: string) => string) | undefined {
  const get = useCallback(async () => cover.loadUnitNames?.(language), [cover, language])
  const asked = useFetched(get)
  return asked.state === 'here' ? asked.value : undefined
}
