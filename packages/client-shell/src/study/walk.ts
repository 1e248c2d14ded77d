/** The ways through a chapter's tree. Pure. */
import { type Chapter, lineTo, nodeAt, type Path } from '@bivouac/study'

type IsFolded = (path: Path, hides: boolean) => boolean

/** The main line goes on here; undefined at its end, and where it is hidden. */
export function forward(chapter: Chapter, path: Path, isFolded: IsFolded): Path | undefined {
  const here = nodeAt(chapter, path)
  return here.next.length === 0 || isFolded(path, here.hides) ? undefined : [...path, 0]
}

/** As far as the main line goes from here, and is not hidden. */
export function endOf(chapter: Chapter, path: Path, isFolded: IsFolded): Path {
  let end = path
  for (let next = forward(chapter, end, isFolded); next; next = forward(chapter, end, isFolded)) end = next
  return end
}

/** Another branch at the last place where there are several, round and round; undefined if there is none. */
export function branchBeside(chapter: Chapter, path: Path, by: 1 | -1): Path | undefined {
  for (let at = path.length - 1; at >= 0; at--) {
    const up = path.slice(0, at)
    const { length } = (at === 0 ? chapter : lineTo(chapter, up).at(-1)!).next
    if (length > 1) return [...up, (path[at] + by + length) % length]
  }
  return undefined
}
