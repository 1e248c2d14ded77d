/** The log is one stop of the Tab key, however long it grows: arrows go from line to line inside it. */
import type { KeyboardEvent } from 'react'

/** Which line, or clause of a line, comes next, of so many; from the log itself one comes to the newest. */
export function lineAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowUp':
      return at < 0 ? count - 1 : Math.max(0, at - 1)
    case 'ArrowDown':
      return at < 0 ? count - 1 : Math.min(count - 1, at + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

export function walkLog(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = lineAfter(event.key, at, stops.length)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  stops[next].focus()
}
