/**
 * Networks of our own, to be cut: each server in a namespace that is joined to ours by a pair of virtual cables. Ours is no other than the one
 * that `unshare` has made for this process: nothing outside is touched.
 */
import { execFileSync, spawn } from 'node:child_process'

const OWN = 'BIVOUAC_OWN_NETWORK'

const run = (program: string, ...args: readonly string[]): void =>
  void execFileSync(program, args, { stdio: 'ignore' })

/** Whether this process is alone in its network. */
export const isAlone = (): boolean => process.env[OWN] === '1'

/** Whether networks can be made here at all. */
export function mayMakeNetworks(): boolean {
  const name = `bivouac-${process.pid}`
  try {
    run('unshare', '--net', 'ip', 'link', 'set', 'lo', 'up')
    run('ip', 'netns', 'add', name)
    run('ip', 'netns', 'delete', name)
    return true
  } catch {
    return false
  }
}

/** Runs this very command once more, alone in a network; gives its exit code. */
export const runAlone = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
    const args = ['--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...command]
    const child = spawn('unshare', args, { stdio: 'inherit', env: { ...process.env, [OWN]: '1' } })
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })

export interface Cable {
  readonly namespace: string
  /** The addresses at both ends: ours, and the server's. */
  readonly near: string
  readonly far: string
  /** Cuts it, at this end or at the other: what is sent is refused, or simply never arrives. */
  cut(isFar: boolean): void
  mend(): void
  end(): void
}

/** The cable to the server of this number. */
export function newCable(number: number): Cable {
  const namespace = `bivouac-${process.pid}-${number}`
  const ours = `bivouac${number}`
  const [near, far] = [`10.77.${number}.1`, `10.77.${number}.2`]
  run('ip', 'netns', 'add', namespace)
  run('ip', 'link', 'add', ours, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  run('ip', 'address', 'add', `${near}/24`, 'dev', ours)
  run('ip', '-n', namespace, 'address', 'add', `${far}/24`, 'dev', 'eth0')
  run('ip', '-n', namespace, 'link', 'set', 'lo', 'up')
  const set = (state: 'up' | 'down', isFar: boolean): void =>
    isFar ? run('ip', '-n', namespace, 'link', 'set', 'eth0', state) : run('ip', 'link', 'set', ours, state)
  const mend = (): void => {
    set('up', false)
    set('up', true)
  }
  mend()
  return {
    namespace,
    near,
    far,
    cut: isFar => set('down', isFar),
    mend,
    end: () => run('ip', 'netns', 'delete', namespace),
  }
}
