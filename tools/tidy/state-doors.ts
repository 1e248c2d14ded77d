/** The state stands behind its door: `.words` is read and written by state and doors, and by the few named here. */
import { type File, isSource, isTest, lineAt, type Problem } from './file.ts'
import { type Node, nodesOf } from './syntax.ts'

/** Who may touch the words, and why. */
const MAY: readonly (readonly [who: RegExp, why: string])[] = [
  [/^packages\/kernel\/src\//, 'the table is its own'],
  [/^games\/[^/]+\/src\/state(?:\.ts|\/)/, 'reads the state'],
  [/^games\/[^/]+\/src\/(?:doors\/|(?:[a-z-]+-)?doors\.ts)/, 'writes the state'],
  [
    /^games\/great-war\/src\/rules\/(?:beside|reach|sight)\.ts$/,
    'works on sets of hexes, four words at once, in the hottest loops of all',
  ],
  [/^packages\/testkit\/src\/same\.ts$/, 'compares states to the last word'],
  [
    /^(?:games\/[^/]+\/ui|packages\/client-shell)\//,
    'has no state, as `screens` checks: its words are those of a language',
  ],
  [/^packages\/testkit\/src\/toys\//, 'games so small that their state, doors and rules are read together'],
]

export function stateDoors(files: readonly File[]): Problem[] {
  return files
    .filter(({ path }) => isSource(path) && !isTest(path) && !MAY.some(([who]) => who.test(path)))
    .flatMap(file =>
      nodesOf(file)
        .filter(touches)
        .map(node => ({
          path: file.path,
          line: lineAt(file.text, node.start),
          text: 'touches the words of a state: ask state.ts, write through a door',
        })),
    )
}

const isWords = (key: unknown): boolean =>
  (key as Node).type === 'Identifier' && (key as Node).name === 'words'

/** `t.words`, and `const { words } = t`. */
function touches(node: Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isWords(node.property)
  if (node.type !== 'ObjectPattern') return false
  return (node.properties as Node[]).some(property => property.type === 'Property' && isWords(property.key))
}
