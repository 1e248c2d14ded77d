/** Reads the little markdown that clauses use: bold, italic, code and clause ids. Anything else stays the text it is. */

export type Span =
  | { readonly kind: 'text' | 'code' | 'clause'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly within: readonly Span[] }

/** In order of precedence: what is code is nothing else. A star with a blank after it is a star. */
const MARK =
  /`([^`]+)`|\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|\*(?=\S)(.+?)(?<=\S)\*|\b([A-Z]{1,2}-\d+(?:\.\d+)?)\b/s

export function readClause(text: string): readonly Span[] {
  const found = MARK.exec(text)
  if (!found) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, code, bold, italic, clause] = found
  const before = text.slice(0, found.index)
  const span: Span =
    code !== undefined
      ? { kind: 'code', text: code }
      : bold !== undefined
        ? { kind: 'bold', within: readClause(bold) }
        : italic !== undefined
          ? { kind: 'italic', within: readClause(italic) }
          : { kind: 'clause', text: clause }
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    span,
    ...readClause(text.slice(found.index + whole.length)),
  ]
}

/** The words alone, as they are read and searched. */
export const plainText = (text: string): string =>
  readClause(text)
    .map(function words(span): string {
      return 'within' in span ? span.within.map(words).join('') : span.text
    })
    .join('')
