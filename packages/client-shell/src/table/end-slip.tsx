/** The end of the game: who won and why, the figures, who fell, and what comes next. */
import './end-slip.css'
import { artBrush, helmet, landscape, picture, placed } from '@bivouac/face-kit/art'
import type { GamePlan, GameSummary } from '@bivouac/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { isCourseBattle, theProgress } from '../lessons/progress.ts'
import { LuckNote } from '../luck/luck-note.tsx'
import { casualtiesIn } from '../pages/campaign/score.ts'
import { favouredSide } from '../pages/seats/first-game.ts'
import { FIRST_SEATING, seatsOf } from '../pages/seats/seating.ts'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from './desk.ts'
import { nextRung, type Rung, seatsWith } from './ladder.ts'
import { useNextBattle } from './use-next-battle.ts'

const WIDTH = 230
const HEIGHT = 74

export function EndSlip() {
  const { say } = useSay()
  const [, go] = useLocation()
  const { words, seen, state, table, around, cover } = useDesk()
  const { summary, playing } = state
  const sides = cover.sides(words.language)
  const { outcome } = playing.now
  const next = useNextBattle()
  const rung = useNextRung()
  const taught = useSeatsAfterLesson()
  if (!outcome) return undefined

  const again = async (plan: GamePlan) => {
    const game = await table.ask('create', { plan })
    if (game) go(paths.play(game.id))
  }
  /** A game of a server goes to the theatre as the record that it gives out when it is over. */
  const lookBack = async (own: string, file: string) => {
    if (!around) return go(own)
    const text = await table.ask('export', { game: summary.id })
    if (text === undefined) return
    const { bring } = await import('../theatre/brought.ts')
    bring({ text })
    go(file)
  }
  const [one, other] = summary.plan.seats
  const { campaign: _, ...plan } = summary.plan
  const wayBack = (key: 'end.look-back' | 'end.analyse', game: string, file: string) => (
    <button type="button" className="button" onClick={() => void lookBack(game, file)}>
      {say(key)}
    </button>
  )
  return (
    <div className="end-slip">
      <p className="end-slip__why">{words.face.ending(seen.board, outcome)}</p>
      {taught && <p>{say('end.course')}</p>}
      <Scene />
      <Figures />
      <LuckNote />
      <div className="end-slip__deeds">
        {wayBack('end.look-back', paths.replay(summary.id), paths.replayFile)}
        {wayBack('end.analyse', paths.analysis(summary.id), paths.analysisFile)}
        {one.who !== other.who && !around && (
          <button type="button" className="button" onClick={() => again({ ...plan, seats: [other, one] })}>
            {say('end.swap')}
          </button>
        )}
        {rung && !around && (
          <button
            type="button"
            className="button"
            onClick={() => again({ ...plan, seats: seatsWith(plan, rung.level) })}
          >
            {say(`end.${rung.way}`, { level: say(`level.${rung.level}`) })}
          </button>
        )}
        {!around && (
          <button
            type="button"
            className={`button${next ? '' : ' button--primary'}`}
            onClick={() => again(taught ? { ...plan, ...taught } : plan)}
          >
            {taught === undefined ? say('end.again') : say('end.whole', { side: sides[personIn(taught)] })}
          </button>
        )}
        {next && (
          <button type="button" className="button button--primary" onClick={() => again(next)}>
            {say('end.next')}
          </button>
        )}
      </div>
    </div>
  )
}

const personIn = ({ seats }: Pick<GamePlan, 'seats'>): number =>
  seats.findIndex(({ who }) => who === 'person')

/** Who has just fought the battle of a course plays the whole one on the side that is easier to win with. */
function useSeatsAfterLesson(): Pick<GamePlan, 'seats'> | undefined {
  const { words, state, cover } = useDesk()
  const { id, plan } = state.summary
  const progress = useStore(theProgress())
  const scenario = cover.scenarios(words.language).find(one => one.id === plan.scenario)
  if (!scenario || !isCourseBattle(progress, plan.module, id)) return undefined
  return seatsOf({ ...FIRST_SEATING, side: favouredSide(scenario) })
}

/** Whom one might play next, as soon as it is known how the games before this one went. */
function useNextRung(): Rung | undefined {
  const { state, table } = useDesk()
  const { outcome } = state.playing.now
  const { plan } = state.summary
  const [games, setGames] = useState<readonly GameSummary[]>([])
  useEffect(() => {
    let isHere = true
    void table.ask('games', {}).then(found => isHere && found && setGames(found))
    return () => {
      isHere = false
    }
  }, [table])
  return outcome && nextRung({ plan, outcome }, games)
}

/** Two helmets on stakes before the land that was fought over. */
function Scene() {
  const { cover } = useDesk()
  const { id, liveries } = cover
  const scene = useMemo(() => {
    const stake = (x: number, y: number, height: number) =>
      `<path d="M${x} ${y}v-${height}" stroke="#3a2a14" stroke-width="3"/>`
    return picture(
      WIDTH,
      HEIGHT,
      placed(0, -40, landscape(artBrush('the end', 'end'), liveries[0], id !== 'normandy')) +
        stake(150, 66, 30) +
        helmet(liveries[0], 150, 36, 0.42) +
        stake(182, 68, 26) +
        helmet(liveries[1], 182, 42, 0.38),
    )
  }, [id, liveries])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
  return <div className="end-slip__scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: scene }} />
}

/** How long it took, what it cost, and who fell. */
function Figures() {
  const { say, sayCounted } = useSay()
  const { words, state, cover } = useDesk()
  const { summary } = state
  const { rounds } = summary.tally
  return (
    <>
      <dl className="end-slip__tally">
        {rounds !== undefined && (
          <div>
            <dt>{say(`end.${cover.counts}`)}</dt>
            <dd>{rounds}</dd>
          </div>
        )}
        {cover.sides(words.language).map((side, seat) => (
          <div key={side}>
            <dt>{say('end.casualties', { side })}</dt>
            <dd>{casualtiesIn(summary, cover)[seat]}</dd>
          </div>
        ))}
      </dl>
      {summary.fallen.length > 0 && (
        <>
          <p className="label">{sayCounted('end.fallen', summary.fallen.length)}</p>
          <ul className="end-slip__fallen">
            {summary.fallen.map(({ name }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: men of the same name fell at different times.
              <li key={i}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
