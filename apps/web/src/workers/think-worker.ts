/** The script of the worker that bots think in, of the mates it hires to think along, and of analysts, who look back at games. */
import { analystAtWork } from '@bivouac/host/looking'
import { botsAtWork, hireWebMates, type MateWorker, mateAtWork, serveThinking } from '@bivouac/host/thinking'
import { THINK_GAMES } from './think-games.ts'

interface ThinkScope {
  readonly name: string
  readonly location: { readonly href: string }
  readonly navigator: { readonly hardwareConcurrency?: number }
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(message: unknown): void
}

const MATE = 'mate'
const ANALYST = 'analyst'
const MASTERS_THREADS = 2
const scope = globalThis as unknown as ThinkScope
const clock = (): number => performance.now()

/** A mate runs this very script, and so does an analyst: under its own name it knows what it is. */
const hireMate = (): MateWorker =>
  new Worker(scope.location.href, { type: 'module', name: MATE }) as unknown as MateWorker

if (scope.name === MATE) {
  const run = mateAtWork(THINK_GAMES, clock)
  scope.onmessage = ({ data }) => {
    const answer = run(data)
    if (answer !== undefined) scope.postMessage(answer)
  }
} else if (scope.name === ANALYST) {
  const look = analystAtWork(THINK_GAMES)
  scope.onmessage = ({ data }) => {
    const answer = look(data)
    if (answer !== undefined) scope.postMessage(answer)
  }
} else {
  const hasThreads = (scope.navigator.hardwareConcurrency ?? 1) > 1
  const hire = hasThreads ? hireWebMates(MASTERS_THREADS, hireMate) : undefined
  const serve = serveThinking(botsAtWork(THINK_GAMES, { clock, hire }), message => scope.postMessage(message))
  scope.onmessage = ({ data }) => serve(data)
}
