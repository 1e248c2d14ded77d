/** Marks what a command was given by, until it is answered: whoever has pressed something sees at once that it counts. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Choice, Thing } from '../touch/touch.ts'
import type { Given } from './given.ts'

const MARK = 'data-given'
const PRESSED = '[data-thing], [data-primary], [data-command]'

/** By hand and not by drawing: it is one attribute, and there is no quicker answer. */
export function useGivenMark(
  root: RefObject<HTMLElement | null>,
  given: Given | undefined,
  choices: readonly Choice[],
): void {
  const clicked = useRef<Element>(undefined)
  useEffect(() => {
    const table = root.current
    const click = ({ target }: Event): void => {
      clicked.current = (target instanceof Element && target.closest(PRESSED)) || undefined
    }
    table?.addEventListener('click', click, { capture: true })
    return () => table?.removeEventListener('click', click, { capture: true })
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was given is one of the choices of its own moment.
  useLayoutEffect(() => {
    if (!given) return
    const last = choices.find(({ command }) => command === given.command)?.path.at(-1)
    const element = clicked.current ?? elementOf(root.current, last)
    clicked.current = undefined
    element?.setAttribute(MARK, '')
    return () => element?.removeAttribute(MARK)
  }, [root, given])
}

/** Given by keys: looked for, which takes longer than to remember what was clicked. */
const elementOf = (root: HTMLElement | null, thing: Thing | undefined): Element | null | undefined =>
  thing === undefined ? undefined : root?.querySelector(`[data-thing="${CSS.escape(thing)}"]`)
