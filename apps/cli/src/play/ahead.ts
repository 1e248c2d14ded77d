/** The odds of what a command would lead to: tried on an imagined table, so nothing hidden is used. */
import { commands, listed, newTable, type Seat, scripted, seeded, seedTable } from '@bivouac/kernel'
import { legalFor, type Playing, viewFor } from './playing.ts'
import { oddsOf } from './screen.ts'

/** A line for every roll that is one choice away, and for those that are to be chosen now. */
export function allOdds(playing: Playing, seat: Seat): string[] {
  const { game, match } = playing
  const { board } = match.table
  const view = viewFor(playing, seat)
  return legalFor(playing, seat).flatMap(command => {
    const label = game.face.label(board, view, command)
    const now = oddsOf(playing, view, command)
    if (now !== undefined) return [`  ${label}   ${now}`]
    const then = oddsAfter(playing, seat, view, command)
    return then.length === 0 ? [] : [`  ${label}`, ...then.map(line => `      ${line}`)]
  })
}

function oddsAfter(playing: Playing, seat: Seat, view: unknown, command: number): string[] {
  const { module, face } = playing.game
  const { board } = playing.match.table
  const table = newTable(module.layout, board, seeded)
  seedTable(table, 'odds')
  module.imagine(board, view).imagine(seeded, table)
  // A command that draws chance leads nowhere in particular.
  table.chance = scripted([])
  try {
    module.apply(table, seat, command)
  } catch (error) {
    if (error instanceof Error && error.name === 'ScriptError') return []
    throw error
  }
  if ((module.toChoose(table) & (1 << seat)) === 0) return []
  const list = commands()
  module.legal(table, seat, list)
  const then = module.view(table, seat)
  const rolls = listed(list).flatMap(next => {
    const odds = oddsOf(playing, then, next)
    return odds === undefined ? [] : [{ label: face.label(board, then, next), odds }]
  })
  const widest = Math.max(0, ...rolls.map(roll => roll.label.length))
  return rolls.map(({ label, odds }) => `${label.padEnd(widest)}   ${odds}`)
}
