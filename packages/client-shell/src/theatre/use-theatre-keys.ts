/** Keys as video players and chess boards have them: arrows step, Space plays, Home and End, F fills the screen. */
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { theNotes } from './notes.ts'
import type { Theatre } from './use-theatre.ts'
import { meaningOf, otherPace } from './walk.ts'

const WRITES = 'input:not([type="range"]), textarea, select, [contenteditable]'
const OVER = 'dialog[open], [aria-modal]'
const PRESSES = 'button, a, summary'

/** `notes`: the name under which what is marked is kept. */
export function useTheatreKeys(theatre: Theatre, notes: string): void {
  const { letterKeys } = useSettings()
  const now = useRef({ theatre, letterKeys })
  now.current = { theatre, letterKeys }
  useEffect(() => {
    // Before anybody else: wherever the focus is, the arrows step.
    const hear = (event: KeyboardEvent): void => {
      const { theatre, letterKeys } = now.current
      const target = event.target instanceof Element ? event.target : undefined
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target?.closest(WRITES) || document.querySelector(OVER)) return
      const meant = meaningOf(event, theatre.chapters, theatre.seq, theatre.stride, letterKeys)
      if (meant === undefined || (event.key === ' ' && target?.closest(PRESSES))) return
      event.preventDefault()
      event.stopPropagation()
      if (typeof meant === 'number') return theatre.go(meant)
      if (meant === 'play') theatre.setPlaying(!theatre.isPlaying)
      if (meant === 'faster') theatre.setPace(otherPace(theatre.pace, 1))
      if (meant === 'slower') theatre.setPace(otherPace(theatre.pace, -1))
      if (meant === 'fill') fillScreen()
      if (meant === 'mark') theNotes().write(notes, { seq: theatre.seq, text: '' })
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [notes])
}

/** Where the browser does not allow it, nothing happens. */
export function fillScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else document.documentElement.requestFullscreen?.().catch(() => undefined)
}
