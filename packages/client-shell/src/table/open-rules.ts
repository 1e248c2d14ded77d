/**
 * Which clause lies open beside the table. It is a step of the browser's history at the table's own address, so that Back
 * closes the rules and not the game.
 */
import { useStore } from '../store/use-store.ts'

/** '' opens the book at its beginning; undefined when it is closed. */
const wanted = (): string | undefined => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'rules' in state && typeof state.rules === 'string'
    ? state.rules
    : undefined
}

/** From one clause to the next no step is added: Back returns to the game from each. */
export function openRules(clause = ''): void {
  const step = { rules: clause }
  if (wanted() === undefined) history.pushState(step, '')
  else history.replaceState(step, '')
  dispatchEvent(new PopStateEvent('popstate', { state: step }))
}

export function closeRules(): void {
  if (wanted() !== undefined) history.back()
}

function watch(changed: () => void): () => void {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

export const useOpenRules = (): string | undefined => useStore({ subscribe: watch, get: wanted })
