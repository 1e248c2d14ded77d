/** The links in a comment: `[N-6.4]` to a clause, `[tile:12B]` to a thing on the table. All else is plain text. */
import { isThing } from './limits.ts'
import type { Thing } from './study.ts'

export type CommentPart = { readonly text: string } | { readonly clause: string } | { readonly thing: Thing }

export function commentParts(comment: string): readonly CommentPart[] {
  const parts: CommentPart[] = []
  let at = 0
  for (const m of comment.matchAll(/\[([^\][\s]{1,80})\]/g)) {
    const [whole, inside] = m
    const link = /^[A-Z]{1,3}-\d+(?:\.\d+)*$/.test(inside)
      ? { clause: inside }
      : isThing(inside)
        ? { thing: inside }
        : undefined
    if (link === undefined) continue
    if (m.index > at) parts.push({ text: comment.slice(at, m.index) })
    parts.push(link)
    at = m.index + whole.length
  }
  if (at < comment.length) parts.push({ text: comment.slice(at) })
  return parts
}
