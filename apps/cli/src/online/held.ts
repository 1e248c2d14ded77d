/**
 * Holds programs to a share of one processor by the kernel's control groups. Where clients, servers and database share a machine, one server takes all that
 * the others leave of it, and what a second would add cannot be seen; held to less, each is a small machine of its own.
 */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Hold {
  /** All threads of the process, and all processes that it starts from now on. */
  add(pid: number): void
  /** To be called when they have ended. */
  end(): void
}

const ROOT = '/sys/fs/cgroup'
/** Whoever has used up his share waits for the rest of such a time. The kernel takes no quota below a twentieth of it. */
const PERIOD_US = 20_000

/** Where groups are made, and how one is held: older kernels keep a tree for the processor alone. */
function groups(): { folder: string; hold(group: string, quotaUs: number): void } {
  const own = join(ROOT, 'cpu')
  if (existsSync(join(own, 'cpu.cfs_quota_us')))
    return {
      folder: own,
      hold(group, quotaUs) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD_US}`)
        writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quotaUs}`)
      },
    }
  return {
    folder: ROOT,
    hold: (group, quotaUs) => writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${PERIOD_US}`),
  }
}

/** `percent` of one processor, for all that are added together. */
export function newHold(name: string, percent: number): Hold {
  const { folder, hold } = groups()
  const group = join(folder, `bivouac-${process.pid}-${name}`)
  mkdirSync(group)
  try {
    hold(group, Math.round((PERIOD_US * percent) / 100))
  } catch (error) {
    rmdirSync(group)
    throw error
  }
  return {
    add: pid => writeFileSync(join(group, 'cgroup.procs'), `${pid}`),
    end: () => rmdirSync(group),
  }
}

/** Why nothing can be held here; undefined where it can. */
export function cannotHold(): string | undefined {
  try {
    newHold('probe', 50).end()
    return undefined
  } catch (error) {
    return `Nothing can be held to a share of the processor here: it takes Linux, root and control groups (${(error as Error).message}).`
  }
}
