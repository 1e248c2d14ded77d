/** Requests about studies: how a chapter begins, how a moment of it looks, what comes of a command. Nothing of a study is kept here. */
import {
  type Board,
  callsIn,
  chanceText,
  chosen,
  cloneTable,
  type Fact,
  fail,
  type GameModule,
  type Match,
  MissingChance,
  matchFrom,
  ok,
  openMatch,
  type Result,
  type Seat,
  SPECTATOR,
  seedTable,
  setGenerator,
  submit,
} from '@bivouac/kernel'
import type {
  BegunChapter,
  ChapterStart,
  ChosenChance,
  ShownMove,
  Step,
  StudyMoment,
  StudyOrigin,
  StudyPlace,
  TriedMove,
  WantedChance,
} from '@bivouac/protocol'
import { heldBy, LIMITS, moveOf, openChapter, parseStudy, playMove, printStudy, walk } from '@bivouac/study'
import { findGame, inRoom, type LibraryCore } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { viewerAt } from '../rights.ts'
import { isOver, seatingOf, tableAt } from '../room.ts'
import { legalFor } from '../viewer.ts'
import type { Asker, HandlersOf } from './handlers.ts'
import { checkMoment, sharedPosition } from './looking-back.ts'

/** Whom one asks for lines. */
const ADVISER = 'expert'

export function studyRequests(
  core: LibraryCore,
): HandlersOf<'studyBegin' | 'studyAt' | 'studyTry' | 'studyTell' | 'studyHint' | 'studyRead'> {
  return {
    studyBegin: async ({ origin }, asker) => beginChapter(core, origin, asker),
    studyAt: async ({ place, seats }) => {
      const { match, facts } = matchIn(core, place)
      return seats.map(seat => momentFor(match, facts, seat))
    },
    studyTry: async ({ place, seat, command, chance }) => tried(core, place, seat, command, chance),
    studyTell: async ({ start, tree, seat }) => {
      const shown: ShownMove[] = []
      walk(begun(core, start), tree, (_, match, path, facts) => {
        const by = match.log[0].seat
        const outcome = match.module.outcome(match.table)
        const known = seenBy(match.module, facts, seat ?? by)
        shown.push({ path, by, facts: known, ...(outcome && { outcome }) })
      })
      return shown
    },
    async studyHint({ place, seat }) {
      const { match } = matchIn(core, place)
      const { module, table } = match
      const legal = legalFor({ match }, seat)
      if (legal.length === 0) refuse('not-your-turn', `It is not for ${module.sides[seat]} to choose now.`)
      const { scenario, houseText: house } = table.board
      // A game of its own, that the bot remembers nothing of another line.
      const game = core.newId()
      const view = module.view(table, seat)
      try {
        const seed = core.newSeed()
        return await core.thinking.hint({
          ...{ game, module: module.id, scenario, house, seat, view, legal, level: ADVISER, seed },
        })
      } finally {
        core.thinking.forget(game)
      }
    },
    async studyRead({ text }) {
      const { study, problems } = heldBy(start => openGame(core, start), orRefuse(parseStudy(text)))
      if (study.chapters.length === 0)
        return orRefuse({
          ok: false,
          problem: problems[0] ?? { code: 'bad-study', text: 'The study is empty.' },
        })
      return { text: printStudy(study), problems }
    },
  }
}

function openGame(core: LibraryCore, start: ChapterStart): Result<{ module: GameModule; board: Board }> {
  const game = core.games.find(one => one.module.id === start.game)
  if (game === undefined) return fail('unknown-game', `There is no game '${start.game.slice(0, 60)}' here.`)
  const board = core.boards(game.module, start)
  return board.ok ? ok({ module: game.module, board: board.value }) : board
}

/** The table as a chapter begins. */
function begun(core: LibraryCore, start: ChapterStart): Match {
  const { module, board } = orRefuse(openGame(core, start))
  return orRefuse(openChapter(module, board, start))
}

/** The table at a moment, and what led to it. */
function matchIn(core: LibraryCore, { start, moves }: StudyPlace): { match: Match; facts: readonly Fact[] } {
  if (moves.length > LIMITS.moves) refuse('too-large', `A study has at most ${LIMITS.moves} moves.`)
  const match = begun(core, start)
  let facts: readonly Fact[] = match.opening
  for (const move of moves) facts = orRefuse(playMove(match, move)).facts
  return { match, facts }
}

const seenBy = (module: GameModule, facts: readonly Fact[], seat: Seat): readonly Fact[] =>
  facts.map(fact => module.seenBy(fact, seat)).filter(fact => fact !== undefined)

function momentFor(match: Match, facts: readonly Fact[], seat: Seat): StudyMoment {
  if (seat !== SPECTATOR && seat !== 0 && seat !== 1) refuse('no-such-seat', 'A table has two seats.')
  const { module, table, log } = match
  const outcome = module.outcome(table)
  const seq = log.length
  const led: Step = { seq, by: log.at(-1)?.seat ?? SPECTATOR, facts: seenBy(module, facts, seat) }
  return {
    moment: {
      game: 'study',
      seat,
      seq,
      view: module.view(table, seat),
      decision: module.decision(table),
      legal: legalFor({ match }, seat),
      ...(outcome && { outcome }),
    },
    led: seq === 0 ? undefined : led,
  }
}

function tried(
  core: LibraryCore,
  place: StudyPlace,
  seat: Seat,
  command: number,
  chance: ChosenChance,
): TriedMove {
  const { match } = matchIn(core, place)
  seedTable(match.table, core.newSeed())
  try {
    const script = chance === 'drawn' ? undefined : chosen(chance, callsIn(match.module))
    orRefuse(submit(match, seat, command, script))
    return { move: moveOf(match) }
  } catch (error) {
    if (error instanceof MissingChance) return { wants: named(match.module, error.missing) }
    throw error
  }
}

const named = (module: GameModule, missing: MissingChance['missing']): WantedChance =>
  'faces' in missing
    ? missing
    : {
        pile: module.pileName(missing.pile),
        items: missing.items.map(item => module.itemName(missing.pile, item)),
      }

async function beginChapter(
  core: LibraryCore,
  origin: StudyOrigin,
  { rights }: Asker,
): Promise<BegunChapter> {
  if (origin.from === 'scenario') {
    const { game, scenario } = origin
    const { module } = findGame(core, game)
    const match = openMatch(module, orRefuse(core.boards(module, { scenario })), core.newSeed())
    return { start: { game, scenario, setup: chanceText(module, match.dealt) }, hands: 'known' }
  }
  if (origin.from === 'position') return { start: positionStart(core, origin.text), hands: 'known' }
  const { game, seq, seat } = origin
  return inRoom(core, game, async room => {
    viewerAt(rights, seatingOf(room), seat)
    checkMoment(room, seq)
    const { module } = room.match
    if (!isOver(room))
      return { start: positionStart(core, await sharedPosition(core, room, seat, seq)), hands: 'unknown' }
    const table = cloneTable(await tableAt(room, seq))
    setGenerator(table, [0, 0, 0, 0])
    return { start: positionStart(core, module.printPosition(table), table.board.houseText), hands: 'known' }
  })
}

/** A position's first line names its game and its scenario. */
function positionStart(core: LibraryCore, text: string, house?: string): ChapterStart {
  const position = text
    .slice(0, LIMITS.text)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '')
    .join('\n')
  const [, game = '', scenario = ''] = position.match(/^(\S+) (\S+)/) ?? []
  const start: ChapterStart = { game, scenario, position, ...(house === undefined ? {} : { house }) }
  const { module, board } = orRefuse(openGame(core, start))
  orRefuse(matchFrom(module, board, position))
  return start
}
