/** The coach at the table: fetches the game's notes while it is on, and says which one lies open. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CoachNote, CoachText, GameCoach, GameUi, Seen } from '../game-ui.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { useStore } from '../store/use-store.ts'
import { atMoment, type Coaching, goneBy, NOTHING_SAID, putAway } from './coaching.ts'
import { theReadNotes } from './read-notes.ts'

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
  const coach = useFetched(isWanted ? ui.loadCoach : undefined)
  const wordsOf = useTexts(coach)
  const store = theReadNotes()
  const read = useStore(store)
  const game = ui.module.id
  const fitting = useMemo(() => {
    if (!coach || !isWanted || !seen.isLive || seen.outcome) return NO_NOTES
    const known = read[game] ?? []
    return coach.notes(seen).filter(one => !known.includes(one.id))
  }, [coach, isWanted, seen, read, game])

  const [coaching, setCoaching] = useState<Coaching>(NOTHING_SAID)
  useEffect(() => setCoaching(before => atMoment(before, seen.seq, fitting)), [seen.seq, fitting])

  const isShown = isWanted && seen.isLive && seen.outcome === undefined && wordsOf !== undefined
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
  const open = useMemo(() => note && wordsOf && { note, words: wordsOf(note.id) }, [note, wordsOf])
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

function useFetched(load: GameUi['loadCoach']): GameCoach | undefined {
  const [coach, setCoach] = useState<GameCoach>()
  useEffect(() => {
    let isHere = true
    // Without the network there is simply no coach: nothing else depends on it.
    load?.().then(
      fetched => isHere && setCoach(fetched),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load])
  return load && coach
}

function useTexts(coach: GameCoach | undefined): ((id: string) => CoachText) | undefined {
  const { language } = useSettings()
  const [texts, setTexts] = useState<(id: string) => CoachText>()
  useEffect(() => {
    let isHere = true
    coach?.textsIn(language).then(
      fetched => isHere && setTexts(() => fetched),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [coach, language])
  return texts
}
