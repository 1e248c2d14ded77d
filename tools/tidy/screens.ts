/** A game's screens know views and legal lists: what they show of the rules they ask of the game, not of its rules. */
import { type File, lineAt, type Problem } from './file.ts'
import { modulesOf } from './modules.ts'

export function screens(files: readonly File[]): Problem[] {
  return [...modulesOf(files).values()]
    .filter(({ file }) => /^games\/[^/]+\/ui\//.test(file.path))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ to }, i) => isRule(to) && imports.findIndex(other => other.to === to) === i)
        .map(({ offset, to }) => ({
          path: file.path,
          line: lineAt(file.text, offset),
          text: `a screen knows no rules, but this one imports ${to}`,
        })),
    )
}

const isRule = (path: string | undefined): boolean => path?.match(/^games\/[^/]+\/src\/rules\//) != null
