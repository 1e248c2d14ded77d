/** Keys as chess boards have them: arrows go through the tree, digits set glyphs, Ctrl+Z undoes; Escape and Enter are the hands'. */
import { GLYPHS, lineTo } from '@bivouac/study'
import { useSettings } from '../settings/use-settings.ts'
import { useDesk } from '../table/desk.ts'
import { isForHands, useKeys } from '../touch/use-keys.ts'
import { useAtStudy } from './at-study.ts'
import { branchBeside, endOf, forward } from './walk.ts'

/** Where the arrows walk from thing to thing. */
const WALKED = '.table-frame__board, .laid-rack'

type Now = ReturnType<typeof useAtStudy> & {
  readonly hand: ReturnType<typeof useDesk>['hand']
  readonly letters: boolean
}

export function useStudyKeys(): void {
  const { letterKeys } = useSettings()
  const { hand } = useDesk()
  const at = useAtStudy()
  const now: Now = { ...at, hand, letters: letterKeys }
  useKeys((event, target) => meant(now, event, target))
}

/** Whether the key meant something. */
function meant(now: Now, event: KeyboardEvent, target: Element | undefined): boolean {
  const { key } = event
  if (event.ctrlKey || event.metaKey) {
    const how = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo' }[key.toLowerCase()] as
      | 'undo'
      | 'redo'
      | undefined
    if (how && !event.altKey) now.change({ type: how })
    return how !== undefined
  }
  if (event.altKey) return false
  if (isForHands(now.hand, key, target)) return true
  const to = target?.closest(WALKED) ? undefined : placeFor(now, key)
  if (to) {
    now.go(to)
    return true
  }
  return now.letters && setGlyph(now, key)
}

function placeFor({ chapter, path, isFolded }: Now, key: string): readonly number[] | undefined {
  switch (key) {
    case 'ArrowLeft':
      return path.length > 0 ? path.slice(0, -1) : undefined
    case 'ArrowRight':
      return forward(chapter, path, isFolded)
    case 'ArrowDown':
      return branchBeside(chapter, path, 1)
    case 'ArrowUp':
      return branchBeside(chapter, path, -1)
    case 'Home':
      return []
    case 'End':
      return endOf(chapter, path, isFolded)
    default:
      return undefined
  }
}

function setGlyph({ chapter, path, change }: Now, key: string): boolean {
  const glyph = /^[1-5]$/.test(key) ? GLYPHS[Number(key) - 1] : undefined
  if (!glyph) return false
  const move = lineTo(chapter, path).at(-1)
  change({ type: 'glyph', glyph: move?.glyph === glyph ? undefined : glyph })
  return true
}
