/** `bivouac lab calibrate`: whether the predicted chances come true, on games of `bivouac lab games`. */
import {
  CERTAIN,
  type Correction,
  ENOUGH_GAMES,
  type Foretold,
  inChance,
  newCorrection,
  type Reliability,
  reliabilityOf,
} from '@bivouac/analysis'
import type { Command } from 'commander'
import { EXIT, UserError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { findGame } from '../find.ts'
import { type GameLine, readDataSet } from '../lab/data-set.ts'
import { type Fitted, fitCorrection } from '../lab/fit-correction.ts'
import { GOAL, reliabilityDiagram } from '../lab/reliability-diagram.ts'
import { examples, jsonOption } from '../options.ts'
import { aligned, counted, figure, print, printJson } from '../output.ts'

interface Options {
  readonly raw?: true
  readonly fit?: true
  readonly svg?: string
  readonly json?: true
}

export function registerLabCalibrate(lab: Command): void {
  const verb = lab
    .command('calibrate')
    .description("compare the chances predicted in games of 'lab games' with how they ended")
    .argument('<folder>', 'where the games are')
    .option('--raw', 'the chances as they were measured, without the correction that an analysis makes')
    .option('--fit', 'find a correction by these games')
    .option('--svg <file>', 'draw the reliability diagram')
    .addOption(jsonOption())
    .action(calibrate)
  examples(
    verb,
    'lab calibrate games-normandy --svg reliability.svg',
    'lab calibrate other-games-normandy --fit --json',
  )
}

function calibrate(folder: string, { raw, fit, svg, json }: Options): void {
  const lines = readDataSet(folder)
  const ids = [...new Set(lines.map(line => line.game))]
  if (ids.length > 1)
    throw new UserError(
      'several-games',
      `The games in '${folder}' are of ${ids.join(' and ')}: one at a time.`,
    )
  const { module, mind } = findGame(ids[0])
  const { by, depth } = lines[0]
  if (fit) {
    const fitted = fitCorrection(foretoldIn(lines, newCorrection()))
    if (json) printJson({ game: module.id, by, depth, ...fitted })
    else print(fitInWords(fitted))
    return
  }
  const found = reliabilityOf(foretoldIn(lines, newCorrection(raw ? undefined : mind.chances)))
  if ((found.worst ?? 0) > GOAL) process.exitCode = EXIT.failed
  if (svg !== undefined) writeWhole(svg, reliabilityDiagram(module.name, found))
  if (json) printJson({ game: module.id, by, depth, ...found })
  else print(inWords(found))
}

/** Every position that was looked at, in games that somebody won. */
const foretoldIn = (lines: readonly GameLine[], correction: Correction): Foretold[] =>
  lines.flatMap(({ seed, winner, looked }) =>
    winner === null
      ? []
      : looked.map(({ side, chance }) => ({
          game: seed,
          chance: inChance(correction.of(chance / CERTAIN)),
          isWon: side === winner,
        })),
  )

const fitInWords = ({ scale, scaleError, shift, shiftError, knots }: Fitted): string =>
  [
    `log odds × ${scale.toFixed(3)} (± ${scaleError.toFixed(3)}) ${shift < 0 ? '−' : '+'} ${Math.abs(shift).toFixed(3)} (± ${shiftError.toFixed(3)})`,
    `chances: [${knots.join(', ')}]`,
  ].join('\n')

function inWords({ positions, games, brier, tenths, worst }: Reliability): string {
  return [
    `${counted(positions, 'position')} of ${counted(games, 'game')}; Brier score ${brier.toFixed(4)} (one half, always: 0.25)`,
    aligned(
      tenths.filter(tenth => tenth.positions > 0),
      [
        { head: 'predicted', cell: tenth => percent(tenth.foretold), right: true },
        { head: 'won', cell: tenth => percent(tenth.won), right: true },
        { head: 'give or take', cell: tenth => percent(tenth.error), right: true },
        { head: 'positions', cell: tenth => figure(tenth.positions), right: true },
        { head: 'games', cell: tenth => figure(tenth.games), right: true },
      ],
    ),
    gapInWords(worst),
  ].join('\n')
}

const gapInWords = (worst: number | undefined): string =>
  worst === undefined
    ? `No tenth has ${ENOUGH_GAMES} games yet: play more.`
    : `The largest gap in a tenth with ${ENOUGH_GAMES} games or more is ${percent(worst)}, ${worst <= GOAL ? 'within' : 'more than'} the ${percent(GOAL)} that we ask for.`

const percent = (chance: number): string => `${((100 * chance) / CERTAIN).toFixed(1)} %`
