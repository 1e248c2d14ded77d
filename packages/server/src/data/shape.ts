/** The tables as today's schema makes them: whatever is copied as a whole goes by this, so that no table is ever forgotten. */
import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './schema.ts'

export type ColumnType = 'text' | 'integer' | 'blob'

export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[]
}

interface Info {
  readonly name: string
  readonly type: string
  readonly pk: number
}

let known: readonly TableShape[] | undefined

export function tableShapes(): readonly TableShape[] {
  if (known !== undefined) return known
  const db = new DatabaseSync(':memory:')
  for (const migration of MIGRATIONS) db.exec(migration)
  const names = db.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  known = (names as unknown as readonly { name: string }[]).map(({ name }) => {
    const info = db.prepare(`pragma table_info(${name})`).all() as unknown as readonly Info[]
    return {
      name,
      columns: info.map(column => ({ name: column.name, type: column.type.toLowerCase() as ColumnType })),
      key: info
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map(column => column.name),
    }
  })
  db.close()
  return known
}
