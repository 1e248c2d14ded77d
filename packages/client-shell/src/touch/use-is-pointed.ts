/** Whether the pointer or the keyboard is on one of these things: draws anew only those who begin or cease to be meant. */
import { useSyncExternalStore } from 'react'
import type { Watched } from '../store/store.ts'
import type { Thing } from './touch.ts'

export const useIsPointed = (pointing: Watched<Thing | undefined>, things: readonly Thing[]): boolean =>
  useSyncExternalStore(pointing.subscribe, () => things.includes(pointing.get() ?? 'nothing:'))
