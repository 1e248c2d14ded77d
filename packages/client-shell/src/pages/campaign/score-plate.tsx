/** The score between the two sides, by the game's own rule if it has one. */
import { useEffect, useState } from 'react'
import type { CampaignBattle, CampaignScore, GameCover } from '../../game-ui.ts'
import { SideSign } from '../../parts/side-sign.tsx'
import { type PageWords, usePageWords } from '../say.ts'
import { type BattleEntry, foughtBattles, scoreByVictories } from './score.ts'

interface Props {
  readonly cover: GameCover
  readonly entries: readonly BattleEntry[]
  readonly isOver: boolean
}

type Scoring = (battles: readonly CampaignBattle[]) => CampaignScore

function useScoring(cover: GameCover): Scoring | undefined {
  const [scoring, setScoring] = useState<Scoring>()
  useEffect(() => {
    if (!cover.loadScoring) return setScoring(() => scoreByVictories)
    let isHeard = true
    const set = (made: Scoring): void => void (isHeard && setScoring(() => made))
    cover.loadScoring().then(set, () => set(scoreByVictories))
    return () => {
      isHeard = false
    }
  }, [cover])
  return scoring
}

export function ScorePlate({ cover, entries, isOver }: Props) {
  const words = usePageWords()
  const scoring = useScoring(cover)
  const battles = foughtBattles(entries, cover)
  const score = scoring?.(battles)
  const sides = cover.sides(words.language)
  return (
    <section className="paper score-plate" aria-label={words.say('campaign.score')}>
      {sides.map((side, seat) => (
        <div key={side} className="score-plate__side">
          <h2>
            <SideSign cover={cover} side={seat} /> {side}
          </h2>
          <p className="title score-plate__points">{score?.score[seat] ?? '–'}</p>
          <p>
            {words.sayCounted('campaign.victories', battles.filter(({ winner }) => winner === seat).length)}
          </p>
          <p>
            {words.sayCounted(
              'campaign.casualties',
              battles.reduce((sum, { casualties }) => sum + casualties[seat], 0),
            )}
          </p>
        </div>
      ))}
      <p className="score-plate__verdict">{score && verdict(words, score, sides, isOver)}</p>
    </section>
  )
}

function verdict(
  words: PageWords,
  { winner, degree }: CampaignScore,
  sides: readonly [string, string],
  isOver: boolean,
): string {
  if (winner === undefined) return words.say(isOver ? 'campaign.score.drawn' : 'campaign.score.even')
  const side = sides[winner]
  if (!isOver) return words.say('campaign.score.leads', { side })
  return words.say(degree && degree !== 'undecided' ? `campaign.won.${degree}` : 'campaign.won', { side })
}
