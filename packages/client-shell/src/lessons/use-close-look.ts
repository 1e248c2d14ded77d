/** On a phone the board of a lesson is shown as large as it can be with all that the lesson needs; the learner may look elsewhere. */
import { useEffect, useRef } from 'react'
import { boxOf } from '../parts/lens.ts'
import { isWhole, type Look, lookAt } from '../parts/viewport-math.ts'
import { useDesk } from '../table/desk.ts'
import type { Thing } from '../touch/touch.ts'
import { useLesson } from './at-lesson.ts'

export function useCloseLook(isAsked: boolean): void {
  const { lens, room, hand } = useDesk()
  const { lesson } = useLesson()
  const { advised } = hand.hands
  /** How it was last looked at by our doing; anything else is the learner's own. */
  const ours = useRef<Look>(undefined)
  useEffect(() => {
    const box = lens.box.current
    if (!box || room !== 'narrow' || !lesson.around || !isAsked) return
    const needed = [...lesson.around, ...advised]
    const look = (): void => {
      const now = lens.look.get()
      if (now !== ours.current && !(ours.current === undefined && isWhole(now))) return
      const part = partWith(box, needed, now)
      if (!part) return
      ours.current = lookAt(part, boxOf(lens))
      lens.look.set(ours.current)
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [lens, room, lesson, advised, isAsked])
}

/** The part of the board with these things and as much again around each, as it lies at scale 1. */
function partWith(box: HTMLElement, things: readonly Thing[], { scale, x, y }: Look) {
  const frame = box.getBoundingClientRect()
  const places = things.flatMap(thing => {
    const place = box.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect()
    return place && place.width > 0 ? [place] : []
  })
  if (places.length === 0) return undefined
  const left = Math.min(...places.map(place => place.left - place.width))
  const right = Math.max(...places.map(place => place.right + place.width))
  const top = Math.min(...places.map(place => place.top - place.height))
  const bottom = Math.max(...places.map(place => place.bottom + place.height))
  return {
    x: (left - frame.left - x) / scale,
    y: (top - frame.top - y) / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  }
}
