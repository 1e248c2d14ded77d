/** Lets the table be heard: the sounds of what has just happened, and a drum tap when it is one's turn. */
import { useEffect, useRef } from 'react'
import type { GameUi, Seen } from '../game-ui.ts'
import { theSettings } from '../settings/use-settings.ts'
import { playSounds } from './player.ts'
import { soundsOf } from './sounds-of.ts'

export function useTableSounds(ui: GameUi, seen: Seen, isOn: boolean): void {
  const wasAsked = useRef(true)
  const heard = useRef<Seen['facts'] | undefined>(undefined)
  useEffect(() => {
    const isAsked = seen.isLive && seen.legal.length > 0
    const isCalled = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (!isOn || !seen.isLive) return
    // The same moment may be seen anew, as when a choice has been made in it.
    const sounds = heard.current === seen.facts ? [] : soundsOf(ui, seen.facts)
    heard.current = seen.facts
    playSounds(isCalled ? [...sounds, 'drum'] : sounds, theSettings().get().volume)
  }, [ui, seen, isOn])
}
