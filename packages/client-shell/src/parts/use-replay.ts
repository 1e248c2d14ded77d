/** Goes through the moments of a game that is looked back at: by itself at the table's speed, and by the keys of a video player. */
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { useDesk } from '../table/desk.ts'

/** How long a moment is looked at, at the usual speed. */
const MOMENT_MS = 900

const WRITES = 'input:not([type="range"]), textarea, select, [contenteditable]'
const OVER = 'dialog[open], [aria-modal]'
const PRESSES = 'button, a, summary'

interface Replay {
  readonly seq: number
  readonly last: number
  readonly isPlaying: boolean
  setPlaying(on: boolean): void
  go(seq: number): void
}

/** Where a key leads from a moment; undefined for keys that mean nothing here. */
export function momentAfter(key: string, seq: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, seq - 1)
    case 'ArrowRight':
      return Math.min(last, seq + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

export function useReplay(): Replay {
  const { seen, state, table } = useDesk()
  const { speed } = useSettings()
  const [isPlaying, setPlaying] = useState(false)
  const { seq } = seen
  const last = state.playing.now.seq

  useEffect(() => {
    if (!isPlaying) return
    // Without animation it is still looked at.
    const timer = setTimeout(() => table.lookAt(seq + 1), MOMENT_MS / (speed || 1))
    return () => clearTimeout(timer)
  }, [isPlaying, seq, speed, table])

  const replay: Replay = {
    seq,
    last,
    isPlaying,
    setPlaying,
    go(to) {
      setPlaying(false)
      table.lookAt(Math.min(last, Math.max(0, to)))
    },
  }
  const now = useRef(replay)
  now.current = replay
  useEffect(() => {
    // Before anybody else: wherever the focus is, the arrows step.
    const hear = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target?.closest(WRITES) || document.querySelector(OVER)) return
      const { seq, last, isPlaying, setPlaying, go } = now.current
      const to = momentAfter(event.key, seq, last)
      if (to !== undefined) go(to)
      else if (event.key === ' ' && !target?.closest(PRESSES)) setPlaying(!isPlaying)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
  return replay
}
