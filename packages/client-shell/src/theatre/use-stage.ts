/** What is on stage: a game of one's own, or a record that was brought along, played by the host as far as it holds. */
import type { HostClient } from '@bivouac/host/client'
import { HostError } from '@bivouac/host/client'
import type { Board, Problem } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import type { GameCover, GameUi } from '../game-ui.ts'
import { fetchFailed } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { type Trouble, troubleOf } from '../table/trouble.ts'
import { boardOf } from '../table/use-table.ts'
import { type Brought, bring, readMomentLink, wasBrought } from './brought.ts'
import { nameOfText } from './notes.ts'

export type Source =
  | { readonly from: 'game'; readonly id: string; readonly seq: number | undefined }
  | { readonly from: 'file' }
  | { readonly from: 'link'; readonly packed: string }

export interface Stage {
  readonly cover: GameCover
  readonly ui: GameUi
  readonly board: Board
  readonly summary: GameSummary
  /** Where and why the rest of a record is left out. */
  readonly problem: Problem | undefined
  /** The record, if it was brought along. */
  readonly brought: Brought | undefined
  /** The moment to begin with. */
  readonly seq: number | undefined
  /** Under which name its notes are kept. */
  readonly notes: string
}

export function useStage(source: Source): Stage | Trouble | undefined {
  const { host, covers } = useShell()
  const [stage, setStage] = useState<Stage | Trouble>()
  const key = JSON.stringify(source)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the source.
  useEffect(() => {
    let isHere = true
    setStage(undefined)
    stageOf(host, covers, source)
      .catch((error): Trouble => troubleOf(error, 'open'))
      .then(one => isHere && setStage(one))
    return () => {
      isHere = false
    }
  }, [host, covers, key])
  return stage
}

async function stageOf(
  host: HostClient,
  covers: readonly GameCover[],
  source: Source,
): Promise<Stage | Trouble> {
  const { summary, problem, brought } = await summaryOf(host, source)
  if (summary.flaw) return { problem: summary.flaw, about: 'open' }
  const cover = covers.find(one => one.id === summary.plan.module)
  if (!cover) return { problem: { code: 'unknown-game', text: summary.plan.module }, about: 'open' }
  const ui = await cover.loadUi().catch(fetchFailed)
  const board = boardOf(ui, summary.plan.scenario)
  if ('problem' in board) return board
  const seq = source.from === 'game' ? source.seq : brought?.seq
  const notes = brought ? nameOfText(brought.text) : summary.id
  return { cover, ui, board, summary, problem, brought, seq, notes }
}

interface Found {
  readonly summary: GameSummary
  readonly problem?: Problem | undefined
  readonly brought?: Brought | undefined
}

async function summaryOf(host: HostClient, source: Source): Promise<Found> {
  if (source.from === 'game') {
    const summary = (await host.ask('games', {})).find(one => one.id === source.id)
    return summary ? { summary } : refuse('no-such-game', `There is no game '${source.id}' here.`)
  }
  const brought = source.from === 'file' ? wasBrought() : await broughtBy(source.packed)
  if (!brought) return refuse('no-such-game', 'No record was brought along.')
  return { ...(await host.ask('stage', { text: brought.text })), brought }
}

async function broughtBy(packed: string): Promise<Brought> {
  const read = await readMomentLink(packed)
  if (!read.ok) throw new HostError(read.problem)
  // Whoever goes on from here, to check its dice or to analyse it, finds it there.
  bring(read.value)
  return read.value
}

const refuse = (code: string, text: string): never => {
  throw new HostError({ code, text })
}
