/** The ways through a game: by command, by turn, by round, and what keys mean. Pure. */
import type { Chapters } from './chapters.ts'

export const STRIDES = ['step', 'turn', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** Where one can stop, at this stride; the beginning and the end are always among them. */
function stopsOf({ last, turns, rounds }: Chapters, stride: Exclude<Stride, 'step'>): readonly number[] {
  const begins = stride === 'turn' ? [...turns.map(turn => turn.seq), ...rounds] : rounds
  return [...new Set([0, ...begins, last])].sort((a, b) => a - b)
}

export function onward(chapters: Chapters, seq: number, stride: Stride): number {
  if (stride === 'step') return Math.min(chapters.last, seq + 1)
  return stopsOf(chapters, stride).find(stop => stop > seq) ?? chapters.last
}

export function backward(chapters: Chapters, seq: number, stride: Stride): number {
  if (stride === 'step') return Math.max(0, seq - 1)
  return stopsOf(chapters, stride).findLast(stop => stop < seq) ?? 0
}

export const within = ({ last }: Chapters, seq: number): number =>
  Math.min(last, Math.max(0, Math.round(seq)))

type Deed = 'play' | 'faster' | 'slower' | 'fill' | 'mark'

/** What a key means: another moment, or something done. Letters may be switched off. */
export function meaningOf(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  chapters: Chapters,
  seq: number,
  stride: Stride,
  letters: boolean,
): number | Deed | undefined {
  const wide = stride === 'step' ? 'turn' : stride
  switch (key) {
    case 'ArrowLeft':
      return backward(chapters, seq, shiftKey ? wide : stride)
    case 'ArrowRight':
      return onward(chapters, seq, shiftKey ? wide : stride)
    case 'PageUp':
      return backward(chapters, seq, 'turn')
    case 'PageDown':
      return onward(chapters, seq, 'turn')
    case 'Home':
      return 0
    case 'End':
      return chapters.last
    case ' ':
      return 'play'
  }
  if (!letters) return undefined
  return LETTERS[key.toLowerCase()]
}

/** As video players have them. */
const LETTERS: Readonly<Record<string, Deed>> = {
  k: 'play',
  f: 'fill',
  b: 'mark',
  '<': 'slower',
  '>': 'faster',
}

export const PACES = [0.5, 1, 2, 4] as const
export type Pace = (typeof PACES)[number]

export const otherPace = (pace: Pace, by: 1 | -1): Pace => PACES[PACES.indexOf(pace) + by] ?? pace
