/** What is wrong with a game's course, for tests: every lesson is played along the right path and along all wrong ones. */

import { type BotMaker, botDice, shownTo } from '@bivouac/ai'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { askedIn, type Lesson, type LessonDeed, lessonTable } from '@bivouac/host/lessons'
import { type Board, type Fact, type GameModule, matchFrom, seedTable, submit, unwrap } from '@bivouac/kernel'
import type { Update } from '@bivouac/protocol'

/** One line for each thing that is wrong with the lessons or their words, none if all is well. */
export async function checkCourse<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  lessons: readonly Lesson[],
  tables: Parameters<typeof checkTables>[0],
): Promise<string[]> {
  const written = Object.keys((await tables('en')).MESSAGES)
  const asked = keysOf(lessons)
  return [
    ...(await checkLessons(module, lessons)),
    ...asked.filter(key => !written.includes(key)).map(key => `${key} is not written down`),
    ...written.filter(key => !asked.includes(key)).map(key => `nobody asks for ${key}`),
    ...(await checkTables(tables)),
  ]
}

/** One line for each thing that is wrong, none if all is well. */
async function checkLessons<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  lessons: readonly Lesson[],
): Promise<string[]> {
  const found: string[] = []
  for (const lesson of lessons)
    for (const variant of variantsOf(lesson)) found.push(...(await playedFlaws(module, variant)))
  return found
}

/** Every key that the lessons ask for: a table should hold these and no others. */
const keysOf = (lessons: readonly Lesson[]): readonly string[] =>
  lessons.flatMap(({ id, steps }) => [
    `${id}.title`,
    `${id}.idea`,
    ...(steps.length > 0 ? [`${id}.done`] : []),
    ...steps.flatMap(step => {
      const key = `${id}.${step.id}`
      const tries = step.deeds.flatMap(({ wrong = [] }) => wrong.map(one => `${key}.${one.id}`))
      return [key, `${key}.why`, ...(step.after ? [`${key}.after`] : []), ...new Set(tries)]
    }),
  ])

/** The lesson as it is written, and once more for each other command that would do as well. */
function variantsOf(lesson: Lesson): readonly Lesson[] {
  const others = lesson.steps.flatMap((step, at) =>
    step.deeds.flatMap((deed, i) =>
      (deed.or ?? []).map(right => {
        const deeds = step.deeds.with(i, { ...deed, right, or: [deed.right] })
        return { ...lesson, steps: lesson.steps.with(at, { ...step, deeds }) }
      }),
    ),
  )
  return [lesson, ...others]
}

async function playedFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  lesson: Lesson,
): Promise<string[]> {
  const found: string[] = []
  const table = lessonTable(module as unknown as GameModule, lesson)
  const { id: game } = table.summary
  const look = async (): Promise<Update> => (await table.ask('open', { game, seat: lesson.seat })).update
  const give = (command: number) => table.ask('give', { game, seat: lesson.seat, asked: 0, command })
  const entry = module.scenarios.find(one => one.id === lesson.scenario)
  const board = module.board(entry?.data)
  if (!board.ok) return [`${lesson.id}: ${board.problem.text}`]
  const nameOf = (command: number): string => module.formatCommand(board.value, command)
  for (const { step, at, deed } of askedIn(lesson)) {
    const where = `${lesson.id}.${step.id}`
    const say = (text: string): void => void found.push(`${where}: ${text}`)
    try {
      const before = await look()
      const { command } = table.state.get()
      if (command === undefined || !before.legal.includes(command)) {
        say(`'${deed.right}' is not allowed; allowed are ${before.legal.map(nameOf).join(', ')}`)
        return found
      }
      if (deed === step.deeds[0]) await sameFrom(at, before)
      const unused = new Set((deed.wrong ?? []).map(one => one.id))
      for (const other of before.legal) {
        const others = step.inAnyOrder ? step.deeds : [deed]
        if (others.some(one => isRight(one, nameOf(other)))) continue
        await give(other)
        const { tried } = table.state.get()
        if (tried === undefined) say(`'${nameOf(other)}' was not answered`)
        if (tried?.id !== undefined) unused.delete(tried.id)
        if (!isSame(await look(), before)) say(`'${nameOf(other)}' has changed the table`)
      }
      for (const id of unused) say(`nothing that can be tried is answered by '${id}'`)
      await give(command)
      const after = await look()
      if (after.canUndo) {
        await table.ask('undo', { game, seat: lesson.seat, seq: after.seq })
        if (!isSame(await look(), before)) say('taking it back does not lead back')
        await give(command)
        if (!isSame(await look(), after)) say('done once more it comes out otherwise')
      }
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      return found
    }
  }
  if (table.state.get().asked !== undefined) found.push(`${lesson.id}: does not come to its end`)
  return found

  /** Who comes back finds the table as he left it. */
  async function sameFrom(at: number, left: Update): Promise<void> {
    const again = lessonTable(module as unknown as GameModule, lesson, at)
    const { update } = await again.ask('open', { game, seat: lesson.seat })
    if (!isSame(update, left))
      found.push(`${lesson.id}: step ${at + 1} begins otherwise for one who comes back`)
  }
}

const textOf = (line: string): string => line.split(':')[0]

const isRight = ({ right, or = [] }: LessonDeed, command: string): boolean =>
  [right, ...or].some(line => textOf(line) === command)

const isSame = (one: Update, other: Update): boolean =>
  JSON.stringify([one.view, one.seq, one.legal]) === JSON.stringify([other.view, other.seq, other.legal])

/** How many of so many games the learner's side wins in a lesson without steps, where both sides play equally well. */
export async function wonAlone<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  newBot: BotMaker<B, V>,
  { scenario, position, seat }: Lesson,
  games: number,
): Promise<number> {
  const board = unwrap(module.board(module.scenarios.find(one => one.id === scenario)?.data))
  let won = 0
  for (let game = 0; game < games; game++) {
    const match = unwrap(matchFrom(module, board, position))
    const { table } = match
    seedTable(table, `alone ${game}`)
    const bots = [newBot(), newBot()]
    const dice = [0, 1].map(side => botDice(`alone ${game}`, side))
    while (module.toChoose(table) !== 0) {
      const side = module.toChoose(table) & 1 ? 0 : 1
      const shown = shownTo(module, table, side)
      unwrap(submit(match, side, await bots[side].choose({ ...shown, dice: dice[side], clock: () => 0 })))
    }
    if (module.outcome(table)?.winner === seat) won++
  }
  return won
}
