/** Lets one process at a time do a piece of work. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 200

/** The lock is a file that names its holder; one whose holder is gone is nobody's. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!taken(file)) {
    if (isHeld(file)) await pause(PAUSE_MS)
    else rmSync(file, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A link is made whole or not at all, so nobody ever sees a lock without its holder's name. */
function taken(file: string): boolean {
  const own = `${file}-${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function isHeld(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
