/** The bots' benchmark as a table for people; as JSON it goes out as it is. */
import { aligned, figure } from '../output.ts'
import type { AiBench, AiFigures } from './ai-run.ts'
import { COLUMNS, machineText, NOISY, type Row } from './report.ts'

export function aiBenchText({ ai, yardstick, machine, noisy }: AiBench): string {
  return [
    ...Object.entries(ai).map(([id, figures]) => `${id}\n${aligned(rows(figures), COLUMNS)}`),
    `boardgame.io 0.50.2, its MCTSBot, iterations a second\n${aligned(
      [
        { what: 'noughts and crosses', value: figure(yardstick.boardgameIoBotIterationsPerSecond) },
        { what: 'a small skirmish', value: figure(yardstick.boardgameIoBotSkirmishIterationsPerSecond) },
      ],
      COLUMNS,
    )}`,
    machineText(machine),
    ...(noisy ? [NOISY] : []),
  ].join('\n\n')
}

const rows = (f: AiFigures): Row[] => [
  { what: 'iterations a second', value: figure(f.iterationsPerSecond) },
  { what: '… playing on for 60 commands', value: figure(f.iterationsPerSecondRollout) },
  { what: 'commands a second in search', value: figure(f.actionsPerSecond) },
  {
    what: "times boardgame.io's bot at noughts and crosses",
    value: `${figure(f.ratioToBoardgameIoBot)} (${f.ratioRange.map(figure).join(' to ')})`,
  },
  { what: "times boardgame.io's bot at a small skirmish", value: figure(f.ratioToBoardgameIoBotSkirmish) },
  { what: 'garbage collections during search', value: figure(f.gcDuringSearch) },
  { what: 'two workers against one', value: figure(f.twoWorkersSpeedup) },
  ...Object.entries(f.decisions).map(([level, { decisions, p50Ms, p99Ms, maxMs }]) => ({
    what: `a decision of ${level}, 99 % below`,
    value: `${figure(p99Ms)} ms (half below ${figure(p50Ms)}, most ${figure(maxMs)}, of ${figure(decisions)})`,
  })),
]
