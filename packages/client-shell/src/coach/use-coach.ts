/** The coach at the table: which of his notes lies open, while he is on. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CoachNote, CoachText, GameUi, Seen } from '../game-ui.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { useStore } from '../store/use-store.ts'
import { atMoment, type Coaching, goneBy, NOTHING_SAID, putAway } from './coaching.ts'
import { theReadNotes } from './read-notes.ts'
import { useSpokenCoach } from './spoken-coach.ts'

/** Nobody reads faster: what was open for less has not been read, and comes again. */
const READING_MS = 1500

const NO_NOTES: readonly CoachNote[] = []

export interface Coached {
  readonly open: { readonly note: CoachNote; readonly words: CoachText } | undefined
  gotIt(): void
  noMore(): void
  /** A choice has been made: what lay open long enough has been read. */
  hasChosen(): void
}

/** `mayCome`: whether this is a table for the coach at all. */
export function useCoach(ui: GameUi, seen: Seen, mayCome: boolean): Coached {
  const { coach: isOn } = useSettings()
  const isWanted = isOn && mayCome && seen.seat >= 0
  const spoken = useSpokenCoach(ui, isWanted)
  const store = theReadNotes()
  const read = useStore(store)
  const game = ui.module.id
  const fitting = useMemo(() => {
    if (!spoken || !seen.isLive || seen.outcome) return NO_NOTES
    const known = read[game] ?? []
    return spoken.coach.notes(seen).filter(one => !known.includes(one.id))
  }, [spoken, seen, read, game])

  // From the first drawing on: a note that comes later moves what lies below it.
  const [coaching, setCoaching] = useState(() => atMoment(NOTHING_SAID, seen.seq, fitting))
  useEffect(() => setCoaching(before => atMoment(before, seen.seq, fitting)), [seen.seq, fitting])

  const isShown = spoken !== undefined && seen.isLive && seen.outcome === undefined
  const note = isShown ? coaching.note : undefined
  const since = useRef({ id: '', at: 0 })
  const id = note?.id ?? ''
  if (since.current.id !== id) since.current = { id, at: Date.now() }

  const close = useCallback(
    (one: CoachNote | undefined, how: (before: Coaching) => Coaching) => {
      if (!one) return
      setCoaching(how)
      store.add(game, one.id)
    },
    [store, game],
  )
  const open = useMemo(() => note && spoken && { note, words: spoken.wordsOf(note.id) }, [note, spoken])
  return useMemo(
    () => ({
      open,
      gotIt: () => close(note, putAway),
      noMore: () => setSettings({ coach: false }),
      hasChosen() {
        if (note && Date.now() - since.current.at >= READING_MS) close(note, goneBy)
      },
    }),
    [open, note, close],
  )
}
