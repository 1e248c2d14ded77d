/** The turn that is shown as a short film: a picture for each of its commands, with the caption in the reader's language. */
import { useEffect, useRef, useState } from 'react'
import { download } from '../pages/parts/download.ts'
import { Icon } from '../parts/icon.tsx'
import type { Lens } from '../parts/lens.ts'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { canFilm, filmOf } from './film.ts'
import { asCanvas, pictureOf } from './moment-picture.ts'
import { useTheatreSay } from './say.ts'
import { backward, onward } from './walk.ts'

/** A film is short; of a longer turn it shows the beginning. */
const PICTURES_MOST = 30
const PICTURE_MS = 1200

type State =
  | { readonly at: 'idle' }
  | { readonly at: 'taking'; readonly done: number; readonly all: number }
  | { readonly at: 'recording' | 'failed' }
  | { readonly at: 'done'; readonly file: string }

export function FilmOfTurn() {
  const { say } = useTheatreSay()
  const { lens, scenario } = useDesk()
  const at = useAtTheatre()
  const [state, setState] = useState<State>({ at: 'idle' })
  const latest = useRef(at)
  latest.current = at
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  if (!canFilm()) return <Part>{say('film.cannot')}</Part>

  const film = async () => {
    const { chapters, seq, go, stage } = latest.current
    const from = turnBegun(chapters, seq)
    const to = Math.min(onward(chapters, from, 'turn'), from + PICTURES_MOST)
    const pictures: HTMLCanvasElement[] = []
    try {
      for (let now = from; now <= to; now++) {
        if (!isHere.current) return
        setState({ at: 'taking', done: now - from, all: to - from + 1 })
        go(now)
        pictures.push(await pictureAt(now))
      }
      setState({ at: 'recording' })
      const file = `${stage.summary.plan.module}-${stage.summary.plan.scenario}-${from}-${to}.webm`
      const made = await filmOf(pictures, PICTURE_MS)
      if (!isHere.current) return
      download(file, made)
      setState({ at: 'done', file })
    } catch {
      setState({ at: 'failed' })
    } finally {
      if (isHere.current) go(seq)
    }
  }
  const pictureAt = async (seq: number): Promise<HTMLCanvasElement> => {
    const board = await shown(lens, seq)
    const { placeOf, captionAt } = latest.current
    return asCanvas(await pictureOf(board, [`${scenario} · ${placeOf(seq)}`, captionAt(seq)]))
  }
  const isBusy = state.at === 'taking' || state.at === 'recording'
  return (
    <Part>
      {say('film.how')}
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => !isBusy && void film()}>
        <Icon name="play" size={16} /> {say('film.make')}
      </button>
      <span role="status">
        {state.at === 'taking' && say('film.taking', { done: state.done, all: state.all })}
        {state.at === 'recording' && say('film.recording')}
        {state.at === 'failed' && say('film.failed')}
        {state.at === 'done' && say('share.saved', { file: state.file })}
      </span>
    </Part>
  )
}

function Part({ children }: { readonly children: React.ReactNode }) {
  const { say } = useTheatreSay()
  const [words, ...rest] = Array.isArray(children) ? children : [children]
  return (
    <section className="theatre-sheet__part">
      <h3>{say('film')}</h3>
      <p>{words}</p>
      {rest}
    </section>
  )
}

type Chapters = Parameters<typeof onward>[0]

/** Where the turn began that goes on at this moment. */
const turnBegun = (chapters: Chapters, seq: number): number =>
  seq >= chapters.last ? backward(chapters, seq, 'turn') : backward(chapters, seq + 1, 'turn')

const PATIENCE_MS = 20_000

/** The board, as soon as it shows this moment and nothing on it moves any more. */
async function shown({ box }: Pick<Lens, 'box'>, seq: number): Promise<HTMLElement> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    const theatre = document.querySelector<HTMLElement>('.theatre')
    if (theatre?.dataset.shown === String(seq) && box.current) {
      const moving = box.current.getAnimations({ subtree: true })
      const passing = moving.filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.race([Promise.allSettled(passing.map(one => one.finished)), later(1500)])
      await later(50)
      return box.current
    }
    await later(50)
  }
  throw new Error(`moment ${seq} was not shown`)
}

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
