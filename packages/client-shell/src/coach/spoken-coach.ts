/** A game's coach with his words. Once fetched he is there at once, so that the first drawing of a table has his note already. */
import type { Language } from '@bivouac/face-kit'
import { useEffect, useState } from 'react'
import type { CoachText, GameCoach, GameUi } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'

interface SpokenCoach {
  readonly coach: GameCoach
  wordsOf(id: string): CoachText
}

/** Nobody waits longer for a table because of him. */
const PATIENCE_MS = 2000

type Loading = Pick<GameUi, 'loadCoach'>

/** By game and language; undefined where there is none to be had. */
const known = new WeakMap<Loading, Map<Language, SpokenCoach>>()

const knownTo = (ui: Loading, language: Language): SpokenCoach | undefined => known.get(ui)?.get(language)

/** Without the network there is simply no coach: nothing else depends on him. */
async function fetchCoach(ui: Loading, language: Language): Promise<SpokenCoach | undefined> {
  try {
    const coach = await ui.loadCoach?.()
    const spoken = coach && { coach, wordsOf: await coach.textsIn(language) }
    if (spoken) known.set(ui, new Map(known.get(ui)).set(language, spoken))
    return spoken
  } catch {
    return undefined
  }
}

/** While another language is on its way, in the one before. */
export function useSpokenCoach(ui: GameUi, isWanted: boolean): SpokenCoach | undefined {
  const { language } = useSettings()
  const [fetched, setFetched] = useState(() => knownTo(ui, language))
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    void fetchCoach(ui, language).then(spoken => isHere && spoken && setFetched(spoken))
    return () => {
      isHere = false
    }
  }, [ui, language, isWanted])
  return isWanted ? fetched : undefined
}

/** Whether a table may be laid: its coach is there, or is not wanted, or keeps one waiting. */
export function useIsCoachReady(ui: GameUi, mayCome: boolean): boolean {
  const { coach: isOn, language } = useSettings()
  const isWanted = isOn && mayCome
  const [isReady, setReady] = useState(!isWanted || knownTo(ui, language) !== undefined)
  useEffect(() => {
    if (isReady) return
    let isHere = true
    const ready = (): void => {
      if (isHere) setReady(true)
    }
    const timer = setTimeout(ready, PATIENCE_MS)
    void fetchCoach(ui, language).then(ready)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [ui, language, isReady])
  return isReady || !isWanted
}
