/** The letters of the table: E ends, U undoes, G puts the coach's note away, H hints, L log, N notation, C names of places, ? keys; Escape steps back, Enter confirms. */
import { useEffect, useRef } from 'react'
import { setSettings, theSettings, useSettings } from '../settings/use-settings.ts'
import { endingChoice } from '../touch/buttons.ts'
import type { Desk } from './desk.ts'

const WRITES = 'input, textarea, select, [contenteditable]'
const OVER = 'dialog[open], [aria-modal]'
const PRESSES = 'button, a, summary, [role="gridcell"]'

export function useTableKeys(desk: Desk): void {
  const { letterKeys } = useSettings()
  const now = useRef({ desk, letterKeys })
  now.current = { desk, letterKeys }
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { desk, letterKeys } = now.current
      const target = event.target instanceof Element ? event.target : undefined
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      // What lies over the table has keys of its own.
      if (desk.drawer || target?.closest(WRITES) || document.querySelector(OVER)) return
      if (event.key === 'Escape') return stepBack(desk)
      if (event.key === 'Enter') return void (target?.closest(PRESSES) || desk.hand.confirm())
      if (letterKeys && !event.repeat && letter(desk, event.key)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

function stepBack({ seen, table, hand, state }: Desk): void {
  if (!seen.isLive) return table.backToNow()
  if (hand.canStepBack || hand.refusal) return hand.hands.stepBack()
  if (state.hint) table.dropHint()
}

function letter(
  { hand, coach, table, openDrawer, turnPad, room, seen, around, teaching }: Desk,
  key: string,
): boolean {
  switch (key.toLowerCase()) {
    case 'e': {
      const ending = endingChoice(hand.choices)
      if (ending) hand.hands.press(ending.path[0])
      return true
    }
    case 'u':
      table.undo()
      return true
    case 'g':
      coach.gotIt()
      return true
    case 'h':
      if (seen.isLive && seen.legal.length > 0 && !around && !teaching) table.askHint()
      return true
    case 'l':
      if (room === 'narrow') openDrawer('log')
      else turnPad('log')
      return true
    case 'n':
      openDrawer('menu')
      return true
    case 'c':
      setSettings({ coordinates: !theSettings().get().coordinates })
      return true
    case '?':
      openDrawer('keys')
      return true
    default:
      return false
  }
}
