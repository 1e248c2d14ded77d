/** The state stands behind its door: `.cells` are read and written by state and doors, and by the few named here. */
import { type File, isSource, isTest, lineAt, type Problem } from './file.ts'
import { type Node, nodesOf } from './syntax.ts'

/** Who may touch the cells, and why. */
const MAY: readonly (readonly [who: RegExp, why: string])[] = [
  [/^packages\/kernel\/src\//, 'the table is its own'],
  [/^games\/[^/]+\/src\/state(?:\.ts|\/)/, 'reads the state'],
  [/^games\/[^/]+\/src\/(?:doors\/|(?:[a-z-]+-)?doors\.ts)/, 'writes the state'],
  [/^packages\/testkit\/src\/same\.ts$/, 'compares states to the last cell'],
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
          text: 'touches the cells of a state: ask state.ts, write through a door',
        })),
    )
}

const isCells = (key: unknown): boolean =>
  (key as Node).type === 'Identifier' && (key as Node).name === 'cells'

/** `t.cells`, and `const { cells } = t`. */
function touches(node: Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isCells(node.property)
  if (node.type !== 'ObjectPattern') return false
  return (node.properties as Node[]).some(property => property.type === 'Property' && isCells(property.key))
}
