/** The names of the men lost in a campaign, by side, with unit and battle. */
import type { GameCover } from '../../game-ui.ts'
import { SideSign } from '../../parts/side-sign.tsx'
import { scenarioOf } from '../parts/game-line.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
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
  return (
    <section aria-labelledby="fallen">
      <SectionHeading id="fallen" title={words.say('campaign.fallen')} />
      <div className="paper roll-of-the-fallen">
        {fallen.length === 0 && <p>{words.say('campaign.fallen.none')}</p>}
        {fallen.length > 0 &&
          sides.map((side, seat) => (
            <div key={side}>
              <h3>
                <SideSign cover={cover} side={seat} /> {side}
              </h3>
              <ul>
                {fallen
                  .filter(man => man.seat === seat)
                  .map((man, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a roll only grows.
                    <li key={i}>
                      <i>{man.name}</i>
                      <small>
                        {[man.unit, scenarioOf(cover, words, man.scenario)?.name].filter(Boolean).join(', ')}
                      </small>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  )
}
