/** Who has used the processor, and for how long: this machine, and programs on it. */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** How long all cores have been busy, and how long there have been any, in milliseconds. */
export function machineMs(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { user, nice, sys, irq, idle } = times
    busy += user + nice + sys + irq
    all += user + nice + sys + irq + idle
  }
  return { busy, all }
}

/** The kernel counts in hundredths of a second, whatever it runs on. */
const TICK_MS = 10
/** Of what it says of a process after its name: its own time, and that of children that have ended. */
const OWN = [11, 12] as const
const ENDED = [13, 14] as const

/** The processor time of a program so far, in milliseconds: of its first process, with children that have ended, and of those that run. */
export function processesMs([first, ...children]: readonly number[]): number {
  const ticks = (pid: number, fields: readonly number[]): number => {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name may hold spaces and brackets.
      const all = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return fields.reduce((sum, field) => sum + Number(all[field]), 0)
    } catch {
      // It has ended meanwhile.
      return 0
    }
  }
  return TICK_MS * children.reduce((sum, pid) => sum + ticks(pid, OWN), ticks(first, [...OWN, ...ENDED]))
}
