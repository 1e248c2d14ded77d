/** A study that is open: what is done to it, and that it is kept by itself a moment later. */
import { type Edit, type Editing, edit, openStudy, parseStudy, printStudy } from '@bivouac/study'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Kept, keepStudy, type Saved } from './shelf.ts'

export interface OpenStudy {
  readonly id: string
  readonly editing: Editing
  change(change: Edit): void
  /** Undefined while something has yet to be kept. */
  readonly saved: Saved | undefined
}

/** Long enough for a few letters, short enough that nobody loses a thought. */
const KEEP_AFTER_MS = 400

/** What is on the shelf has been read before: only damage from outside can keep it from being read. */
export function studyIn(kept: Kept): Editing | undefined {
  const read = parseStudy(kept.text)
  return read.ok ? openStudy(read.value.study) : undefined
}

export function useStudy(kept: Kept, opened: Editing): OpenStudy {
  const [editing, change] = useReducer(edit, opened)
  const [saved, setSaved] = useState<Saved | undefined>('kept')
  const { study } = editing
  const written = useRef({ study: opened.study, revision: kept.revision })
  const latest = useRef(study)
  latest.current = study
  const write = useCallback(async () => {
    const now = latest.current
    if (written.current.study === now) return
    const revision = written.current.revision + 1
    written.current = { study: now, revision }
    setSaved(await keepStudy({ id: kept.id, text: printStudy(now), touched: Date.now(), revision }))
  }, [kept.id])
  useEffect(() => {
    if (written.current.study === study) return
    setSaved(undefined)
    const timer = setTimeout(() => void write(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [study, write])
  useEffect(() => {
    const leave = (): void => void write()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [write])
  return { id: kept.id, editing, change, saved }
}
