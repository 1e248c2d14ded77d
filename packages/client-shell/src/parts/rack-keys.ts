/** Arrows go from card to card in the hand, whichever way it is laid. */
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function walkRack(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-thing]')]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  cards[(at + step + cards.length) % cards.length].focus()
}
