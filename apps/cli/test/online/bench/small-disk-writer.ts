/** The thread that writes, on a disk that is as full as SQLite can be made to think as long as a file says so: no more pages than there are. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const PAGES_MOST = 4_294_967_294
const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'begin immediate')
    exec.call(this, `pragma max_page_count = ${existsSync(`${workerData.file}.full`) ? 1 : PAGES_MOST}`)
  exec.call(this, sql)
}

// No door of the package leads there: whoever starts a server names the program.
await import(new URL('data/writer.ts', import.meta.resolve('@bivouac/server')).href)
