/** What the pointer or the keyboard is on. A pointer that has not stirred since the table came points at nothing: it lies where *Start* was. */
import { useEffect, useState } from 'react'
import { newStore, type Watched } from '../store/store.ts'
import type { Thing } from './touch.ts'

const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const

interface Pointing extends Watched<Thing | undefined> {
  set(thing: Thing | undefined): void
}

export function usePointing(): Pointing {
  const [pointing] = useState(() => newStore<Thing | undefined>(undefined))
  const [sleeping] = useState(() => sleepingOver(pointing))
  useEffect(() => {
    for (const stir of STIRS) addEventListener(stir, sleeping.wake, { capture: true, once: true })
    return () => {
      for (const stir of STIRS) removeEventListener(stir, sleeping.wake, { capture: true })
    }
  }, [sleeping])
  return sleeping.pointing
}

/** Keeps back what is pointed at until it is woken. */
function sleepingOver(store: Pointing): { readonly pointing: Pointing; wake(): void } {
  let isAwake = false
  let underneath: Thing | undefined
  return {
    pointing: {
      ...store,
      set(thing) {
        underneath = thing
        if (isAwake) store.set(thing)
      },
    },
    wake() {
      if (!isAwake) store.set(underneath)
      isAwake = true
    },
  }
}
