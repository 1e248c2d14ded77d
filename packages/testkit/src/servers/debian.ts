/** Programs that tests need and npm does not bring: found, or installed from Debian's packages where that can be done. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these names on the path. */
export function onPath(path = '', names: readonly string[]): string | undefined {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

/**
 * Installs one of Debian's packages. Test files run at the same time: the lock lets one install, and the others then find it done.
 * `found` is what a shell runs to see whether it is there.
 */
export function installFromDebian(name: string, found = `command -v ${name} > /dev/null`): void {
  const steps = [
    `${found} && exit`,
    // Nothing is to be started by the machine itself: tests start what they need.
    "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d",
    `apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 ${name}`,
    'status=$?; rm -f /usr/sbin/policy-rc.d; exit $status',
  ]
  execFileSync('flock', [join(tmpdir(), `bivouac-${name}.lock`), 'sh', '-c', steps.join('\n')], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  })
}

/** What `find` finds, after an installation if need be; else one line says what to install. */
export function installed(name: string, find: () => string | undefined, found?: string): string {
  const there = find()
  if (there !== undefined) return there
  if (process.getuid?.() === 0 && onPath(process.env.PATH, ['apt-get']) !== undefined) {
    try {
      installFromDebian(name, found)
    } catch {
      throw new Error(`Installing ${name} failed: install it yourself ('apt-get install ${name}').`)
    }
    const now = find()
    if (now !== undefined) return now
  }
  throw new Error(`There is no ${name} here: install it ('apt-get install ${name}').`)
}
