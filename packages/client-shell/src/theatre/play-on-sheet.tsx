/** Plays on from the moment that is shown, on either side, against a bot or a friend: a game of its own, nothing is changed. */
import type { Problem } from '@bivouac/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { FIRST_SEATING, seatsOf, useSeating } from '../pages/seats/seating.ts'
import { SeatsForm } from '../pages/seats/seats-form.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { useDesk } from '../table/desk.ts'
import { ownSeat } from '../table/eyes.ts'
import { useAtTheatre } from './at-theatre.ts'
import { useTheatreSay } from './say.ts'

export default function PlayOnSheet() {
  const { say } = useTheatreSay()
  const [, goTo] = useLocation()
  const { host } = useShell()
  const { cover, seen } = useDesk()
  const { stage, seq, placeOf } = useAtTheatre()
  const choice = useSeating({ ...FIRST_SEATING, side: ownSeat(stage.summary.plan.seats) ?? 0 })
  const [problem, setProblem] = useState<Problem>()
  if (seen.outcome) return <p>{say('play-on.over')}</p>
  const begin = async () => {
    try {
      const { id } = await host.ask('branch', { game: stage.summary.id, seq })
      await host.ask('reseat', { game: id, plan: seatsOf(choice.seating) })
      goTo(paths.play(id))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <section className="theatre-sheet__part">
      <p>{say('play-on.how', { place: placeOf(seq), seq })}</p>
      {!stage.summary.outcome && <p>{say('play-on.running')}</p>}
      <SeatsForm cover={cover} {...choice} />
      {problem && <ProblemNotice problem={problem} />}
      <button type="button" className="button button--primary" onClick={() => void begin()}>
        {say('play-on.begin')}
      </button>
    </section>
  )
}
