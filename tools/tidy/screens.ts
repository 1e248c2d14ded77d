/** Screens know views and legal lists: what they show of a game they ask of its face, not of its rules or its state. */
import { type File, lineAt, type Problem } from './file.ts'
import { type Import, modulesOf } from './modules.ts'

const SCREENS = /^(?:games\/[^/]+\/ui|packages\/client-shell\/src)\//
const BEHIND = /^games\/[^/]+\/src\/(?:rules|state)(?:\/|\.ts$)/
/** Whoever wants a state needs a table to keep it on. */
const TABLES = ['Table', 'newTable', 'cloneTable']

export function screens(files: readonly File[]): Problem[] {
  return [...modulesOf(files).values()]
    .filter(({ file }) => SCREENS.test(file.path))
    .flatMap(({ file, imports }) =>
      imports
        .filter(isBehind)
        .filter(({ to }, i, all) => all.findIndex(other => other.to === to) === i)
        .map(({ offset, to, request }) => ({
          path: file.path,
          line: lineAt(file.text, offset),
          text: `a screen knows neither rules nor states, but this one imports ${to ?? request}`,
        })),
    )
}

const isBehind = ({ to, request, name }: Import): boolean =>
  (to !== undefined && BEHIND.test(to)) || (request === '@bivouac/kernel' && TABLES.includes(name ?? ''))
