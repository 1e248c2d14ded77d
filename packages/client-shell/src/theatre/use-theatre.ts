/** The moment that is shown: asks the host for it, through the eyes that are set, and goes through the game by itself. */
import { type Problem, SPECTATOR } from '@bivouac/kernel'
import type { Moment, Step } from '@bivouac/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { type Chapters, chaptersOf } from './chapters.ts'
import type { Stage } from './use-stage.ts'
import { onward, type Pace, type Stride, within } from './walk.ts'
import { type Eyes, firstEyes, nearOf } from './watching-eyes.ts'

/** A moment as it is shown. */
export interface Scene {
  readonly moment: Moment
  /** With both hands open: the same moment as the far side saw it. */
  readonly far: Moment | undefined
  /** What led here, if one came by one step forward: it is played out. */
  readonly led: Step | undefined
}

export interface Theatre {
  readonly steps: readonly Step[]
  readonly chapters: Chapters
  readonly scene: Scene | undefined
  readonly problem: Problem | undefined
  /** The moment that is wanted; the scene follows as soon as the host has told it. */
  readonly seq: number
  go(seq: number): void
  readonly eyes: Eyes
  lookThrough(eyes: Eyes): void
  readonly stride: Stride
  setStride(stride: Stride): void
  readonly pace: Pace
  setPace(pace: Pace): void
  readonly isPlaying: boolean
  setPlaying(on: boolean): void
}

/** How long a moment is looked at, at the usual pace, where nothing takes longer to be seen. */
const MOMENT_MS = 900
/** A whole turn at once needs longer. */
const STRIDE_MS = 2200

export function useTheatre(stage: Stage): Theatre {
  const { ui, summary } = stage
  const [eyes, lookThrough] = useState<Eyes>(() => firstEyes(summary, stage.brought?.eyes))
  const { steps, problem: untold } = useSteps(stage, eyes)
  const chapters = useMemo(() => chaptersOf(ui, steps), [ui, steps])
  const [seq, setSeq] = useState(stage.seq ?? 0)
  const [stride, setStride] = useState<Stride>('step')
  const [pace, setPace] = useState<Pace>(1)
  const [isPlaying, setPlaying] = useState(false)
  const known = { ...chapters, last: summary.seq }
  const at = within(known, seq)
  const { scene, problem } = useScene(stage, eyes, at, steps)

  const latest = useRef(known)
  latest.current = known
  const go = useCallback((to: number) => {
    setPlaying(false)
    setSeq(within(latest.current, to))
  }, [])

  const isThere = scene?.moment.seq === at
  useEffect(() => {
    if (!isPlaying || !isThere) return
    if (at >= latest.current.last) return setPlaying(false)
    const seen = ui.duration(scene.led?.facts ?? [])
    const ms = stride === 'step' ? Math.max(MOMENT_MS, seen + 250) : STRIDE_MS
    const timer = setTimeout(() => setSeq(onward(latest.current, at, stride)), ms / pace)
    return () => clearTimeout(timer)
  }, [isPlaying, isThere, at, scene, stride, pace, ui])

  return {
    steps,
    chapters: known,
    scene,
    problem: problem ?? untold,
    seq: at,
    go,
    eyes,
    lookThrough,
    stride,
    setStride,
    pace,
    setPace,
    isPlaying,
    setPlaying(on) {
      // From the end one plays from the beginning, as everywhere.
      if (on && at === summary.seq) setSeq(0)
      setPlaying(on)
    },
  }
}

/** The story as these eyes may know it; with both hands open, as the near side knew it. */
function useSteps({ summary }: Stage, eyes: Eyes): { steps: readonly Step[]; problem: Problem | undefined } {
  const { host } = useShell()
  const [story, setStory] = useState<{ steps: readonly Step[]; problem: Problem | undefined }>(NOTHING)
  const seat = eyes === SPECTATOR ? SPECTATOR : nearOf(summary, eyes)
  useEffect(() => {
    let isHere = true
    host.ask('history', { game: summary.id, seat }).then(
      steps => isHere && setStory({ steps, problem: undefined }),
      error => isHere && setStory({ steps: [], problem: problemOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [host, summary.id, seat])
  return story
}

const NOTHING = { steps: [], problem: undefined }

/** The scene of a moment; while it is on its way, the one before. */
function useScene(stage: Stage, eyes: Eyes, seq: number, steps: readonly Step[]) {
  const { host } = useShell()
  const { summary } = stage
  const [scene, setScene] = useState<Scene>()
  const [problem, setProblem] = useState<Problem>()
  const before = useRef<{ readonly seq: number; readonly eyes: Eyes }>(undefined)
  useEffect(() => {
    let isHere = true
    const game = summary.id
    const near = nearOf(summary, eyes)
    const fetch = async (): Promise<Omit<Scene, 'led'>> => {
      if (eyes !== 'both')
        return { moment: await host.ask('moment', { game, seat: eyes, seq }), far: undefined }
      const both = await host.ask('bothSides', { game, seq })
      return { moment: both[near], far: both[1 - near] }
    }
    fetch().then(
      found => {
        if (!isHere) return
        const isNext = before.current?.seq === seq - 1 && before.current.eyes === eyes
        before.current = { seq, eyes }
        setProblem(undefined)
        setScene({ ...found, led: isNext ? steps[seq] : undefined })
      },
      error => isHere && setProblem(problemOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [host, summary, eyes, seq, steps])
  return { scene, problem }
}
