/**
 * What somebody was shown of a table at an earlier moment. A view that is made with it takes over, as the same objects, whatever
 * depends on nothing that has changed since; so whoever compares the two need not look into that.
 */
import type { Layout } from './layout.ts'
import { cloneTable, copyState, type Table } from './table.ts'

export interface Shown<Board = unknown, V = unknown> {
  /** The table as it stood then. */
  readonly table: Table<Board>
  readonly view: V
}

/** Some fields of a state: where the cells of each begin and end, one after the other. */
export type Fields = readonly number[]

/** Fields by name; of those that hold something for each side, the cells of one side if one is named. */
export function fieldsOf<Name extends string>(
  { at, fields }: Layout<Name>,
  names: readonly NoInfer<Name>[],
  side?: number,
): Fields {
  return names.flatMap(name => {
    const count = fields.find(field => field.name === name)?.count ?? 0
    if (side === undefined) return [at[name], at[name] + count]
    const each = count / 2
    return [at[name] + side * each, at[name] + (side + 1) * each]
  })
}

/** Whether two tables of one board agree in these fields. */
export function agreeIn(one: Table, other: Table, fields: Fields): boolean {
  for (let field = 0; field < fields.length; field += 2)
    for (let i = fields[field]; i < fields[field + 1]; i++) if (one.cells[i] !== other.cells[i]) return false
  return true
}

/** Finds the view of before for what is made of fields in which nothing has changed since; undefined if something has. */
export const unchangedSince =
  <Board, V>(table: Table<Board>, before: Shown<Board, V> | undefined) =>
  (fields: Fields): V | undefined =>
    before !== undefined && agreeIn(table, before.table, fields) ? before.view : undefined

/** What is shown now, to be handed in with the next view through the same eyes; `before` is used up. */
export function nowShown<Board, V>(
  table: Table<Board>,
  view: V,
  before: Shown<Board, V> | undefined,
): Shown<Board, V> {
  if (before === undefined) return { table: cloneTable(table), view }
  copyState(table, before.table)
  return { table: before.table, view }
}
