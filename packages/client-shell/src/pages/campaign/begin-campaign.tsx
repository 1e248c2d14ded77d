/** A new campaign: which battles, which side, against whom. */
import './begin-campaign.css'
import type { Problem } from '@bivouac/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { GameChoice } from '../parts/game-choice.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { usePageWords } from '../say.ts'
import { seatsOf, useSeating } from '../seats/seating.ts'
import { SeatsForm } from '../seats/seats-form.tsx'
import { OWN_RUN, type RunChoice, runOf, StoryChoice } from './story-choice.tsx'

export function BeginCampaign() {
  const words = usePageWords()
  const { say, language } = words
  const { host, covers } = useShell()
  const [, go] = useLocation()
  const [game, setGame] = useState(covers[0].id)
  const cover = covers.find(({ id }) => id === game) ?? covers[0]
  const stories = cover.campaigns(language)
  const [run, setRun] = useState<RunChoice>({ story: stories[0]?.id ?? OWN_RUN, from: 0, to: 1 })
  const choice = useSeating()
  const [problem, setProblem] = useState<Problem>()
  const chosen = runOf(cover, words, run)
  const begin = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const { seats } = seatsOf(choice.seating)
      const campaign = await host.ask('beginCampaign', { campaign: { module: cover.id, ...chosen, seats } })
      go(paths.campaign(campaign.id))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <section aria-labelledby="begin-campaign">
      <SectionHeading id="begin-campaign" title={say('campaign.begin')} />
      <div className="paper begin-campaign">
        <div className="begin-campaign__column">
          <GameChoice
            value={cover.id}
            onChange={id => {
              setGame(id)
              const [first] = covers.find(one => one.id === id)?.campaigns(language) ?? []
              setRun({ story: first?.id ?? OWN_RUN, from: 0, to: 1 })
            }}
          />
          <StoryChoice cover={cover} run={run} onChange={setRun} />
        </div>
        <div className="begin-campaign__column">
          <SeatsForm cover={cover} {...choice} />
          {problem && <ProblemNotice problem={problem} />}
          <button
            type="button"
            className="button button--primary begin-campaign__start"
            onClick={() => void begin()}
          >
            {say('campaign.start')}
          </button>
        </div>
      </div>
    </section>
  )
}
