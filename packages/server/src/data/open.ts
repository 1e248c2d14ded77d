/** Where the server keeps everything: a folder of its own, or a PostgreSQL server that several servers share. */
import { type Access, type Database, openDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

const POSTGRES = /^postgres(ql)?:\/\//

export const isPostgres = (where: string): boolean => POSTGRES.test(where)

export const openStore = async (where: string, writer?: URL, access?: Access): Promise<Database> =>
  isPostgres(where) ? openPostgres(where, access) : openDatabase(where, writer, access)
