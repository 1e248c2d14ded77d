/**
 * The rules beside the table. Every link of the table into the rules opens them here, at its clause, and the board stays in
 * sight; Back, Escape and a press on the button return to the game.
 */
import './rules-beside.css'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useDesk } from './desk.ts'
import { closeRules, openRules, useOpenRules } from './open-rules.ts'

const loadDrawer = () => import('./rules-drawer.tsx')
const RulesDrawer = lazy(async () => ({ default: (await loadDrawer()).RulesDrawer }))

/** Late enough not to hold up the table, and before most people look something up. */
const FETCH_AFTER_MS = 4000

export function RulesBeside({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { ui, openDrawer } = useDesk()
  const wanted = useOpenRules()
  const isOpen = wanted !== undefined
  const game = ui.module.id
  useEffect(() => {
    const timer = setTimeout(() => loadDrawer().catch(() => {}), FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const table = root.current
    const press = (event: MouseEvent): void => {
      const clause = clauseLinked(event, game)
      if (clause === undefined) return
      // The router would leave the table.
      event.preventDefault()
      event.stopPropagation()
      openDrawer(undefined)
      openRules(clause)
    }
    table?.addEventListener('click', press)
    return () => table?.removeEventListener('click', press)
  }, [root, game, openDrawer])
  useFocusGivenBack(isOpen)
  useEscape(isOpen)
  if (wanted === undefined) return undefined
  return (
    <Suspense>
      <RulesDrawer wanted={wanted === '' ? undefined : wanted} />
    </Suspense>
  )
}

/** The clause that a plain press on a link of this game's rules leads to; '' for the whole book. */
function clauseLinked(event: MouseEvent, game: string): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined
  const [, linked, clause = ''] = link?.getAttribute('href')?.match(/^#\/rules\/([^/]+)(?:\/(.+))?$/) ?? []
  return linked === game ? clause : undefined
}

/** Whoever closes the rules goes on where he was. */
function useFocusGivenBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    before.current = document.activeElement
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    }
  }, [isOpen])
}

/** Before the table hears it, which would step back in what lies ready. */
function useEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], [aria-modal]')) return
      event.stopPropagation()
      closeRules()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [isOpen])
}
