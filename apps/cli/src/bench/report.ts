/** The benchmark's results as a JSON document and as a table for people. */
import { aligned, figure } from '../output.ts'
import type { Machine } from './machine.ts'
import type { Bench, GameFigures } from './run.ts'

export const benchJson = ({ games, yardstick, machine, noisy }: Bench) => ({
  ...games,
  yardstick,
  machine,
  noisy,
})

export const NOISY =
  'The machine was too noisy: the rounds lie more than 20 % apart from their middle. Run it again in a quiet moment.'

export function benchText({ games, yardstick, machine, noisy }: Bench): string {
  const parts = Object.entries(games).map(([id, figures]) => `${id}\n${aligned(rows(figures), COLUMNS)}`)
  return [
    ...parts,
    `boardgame.io 0.50.2, a bare counter\n${aligned(
      [
        { what: 'moves a second', value: figure(yardstick.boardgameIoMovesPerSecond) },
        { what: '… with undo left on', value: figure(yardstick.boardgameIoWithUndoMovesPerSecond) },
        { what: '… each move a turn', value: figure(yardstick.boardgameIoTurnsMovesPerSecond) },
      ],
      COLUMNS,
    )}`,
    machineText(machine),
    ...(noisy ? [NOISY] : []),
  ].join('\n\n')
}

export const machineText = ({ cpu, node, cores, pinned }: Machine): string =>
  `${cpu}, ${cores} cores, Node ${node}, ${pinned ? 'each contestant pinned to the same core' : 'not pinned to a core'}`

export interface Row {
  readonly what: string
  readonly value: string
}

export const COLUMNS = [
  { head: '', cell: (row: Row) => `  ${row.what}` },
  { head: '', cell: (row: Row) => row.value, right: true },
]

const rows = (f: GameFigures): Row[] => [
  { what: 'actions a second', value: figure(f.actionsPerSecond) },
  {
    what: 'times boardgame.io',
    value: `${figure(f.ratioToBoardgameIo)} (${f.ratioRange.map(figure).join(' to ')})`,
  },
  { what: 'games a second', value: figure(f.gamesPerSecond) },
  { what: 'actions a game', value: figure(f.meanActionsPerGame) },
  { what: 'copy of a state', value: `${figure(f.copyNs)} ns` },
  { what: 'times structuredClone', value: figure(f.copyRatioToStructuredClone) },
  { what: 'legal list, mean', value: `${figure(f.legalNs)} ns` },
  { what: 'legal list, 99 % below', value: `${figure(f.legalNsP99)} ns` },
  { what: 'bytes an action', value: figure(f.bytesPerAction) },
  { what: 'garbage collections', value: figure(f.gcDuringRun) },
]
