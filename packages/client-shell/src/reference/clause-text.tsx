/** A clause as it is read: bold, italic, links to other clauses, and the words that were searched for. Never as HTML. */
import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { readClause, type Span } from './clause-markdown.ts'
import { marked } from './search.ts'

interface Props {
  readonly text: string
  readonly words: readonly string[]
  /** The address of a clause or chapter; undefined if there is none of that name. */
  readonly addressOf: (id: string) => string | undefined
}

export function ClauseText({ text, words, addressOf }: Props) {
  const spans = useMemo(() => readClause(text), [text])
  return <Spans spans={spans} words={words} addressOf={addressOf} />
}

function Spans({
  spans,
  words,
  addressOf,
}: Omit<Props, 'text'> & { readonly spans: readonly Span[] }): ReactNode {
  return spans.map((span, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a clause never changes.
    return <Fragment key={i}>{shown(span)}</Fragment>
  })

  function shown(span: Span): ReactNode {
    if ('within' in span) {
      const within = <Spans spans={span.within} words={words} addressOf={addressOf} />
      return span.kind === 'bold' ? <strong>{within}</strong> : <em>{within}</em>
    }
    if (span.kind === 'code') return <code>{span.text}</code>
    const address = span.kind === 'clause' ? addressOf(span.text) : undefined
    return address ? <Link href={address}>{span.text}</Link> : <Marked text={span.text} words={words} />
  }
}

export function Marked({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly string[]
}): ReactNode {
  return marked(text, words).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order.
    piece.isHit ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  )
}
