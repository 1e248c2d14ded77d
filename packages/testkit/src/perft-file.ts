/** Files of counted command sequences: `name`, `scenario`, `seed` and `counts`, one a line. */
import { readdirSync, readFileSync } from 'node:fs'

interface PerftFile {
  readonly name: string
  readonly scenario: string
  readonly seed: string
  readonly counts: readonly number[]
  /** Given after the line `position`, instead of a seed. */
  readonly position: string | undefined
}

export const readPerfts = (folder: URL): PerftFile[] =>
  readdirSync(folder).map(file => {
    const [text, position] = readFileSync(new URL(file, folder), 'utf8').split(/^position$/m)
    const field = (name: string): string => text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1] ?? ''
    return {
      name: field('name'),
      scenario: field('scenario'),
      seed: field('seed'),
      counts: field('counts').split(' ').map(Number),
      position: position?.trim(),
    }
  })
