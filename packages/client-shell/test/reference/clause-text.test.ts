/** Clauses are read as text with a few marks, and nothing in them becomes HTML. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { plainText, readClause } from '../../src/reference/clause-markdown.ts'
import { ClauseText } from '../../src/reference/clause-text.tsx'

const addressOf = (id: string) => (id === 'N-4.3' ? `/rules/n/${id}` : undefined)
const shown = (text: string, words: readonly string[] = []): string => {
  const router = { ssrPath: '/', children: createElement(ClauseText, { text, words, addressOf }) }
  return renderToStaticMarkup(createElement(Router, router))
}

describe('the text of a clause', () => {
  it('knows bold, italic and code, also one in the other', () => {
    expect(shown('**Draw**: *(decided)* as `n - 1`, **a *b* c**.')).toBe(
      '<strong>Draw</strong>: <em>(decided)</em> as <code>n - 1</code>, <strong>a <em>b</em> c</strong>.',
    )
  })

  it('leaves stars alone that mark nothing', () => {
    expect(shown('2 * 3 * 4')).toBe('2 * 3 * 4')
    expect(shown('a ** b')).toBe('a ** b')
  })

  it('leaves code as it is', () => {
    expect(readClause('`**x** N-4.3`')).toEqual([{ kind: 'code', text: '**x** N-4.3' }])
  })

  it('links clauses that there are, and only those', () => {
    expect(shown('see N-4.3 and N-99.1')).toBe('see <a href="/rules/n/N-4.3">N-4.3</a> and N-99.1')
  })

  it('never lets HTML through', () => {
    const evil = '<img src=x onerror=alert(1)> **<script>1</script>** `</code><b>` [x](javascript:alert(1))'
    const html = shown(evil, ['img', 'script'])
    expect(html).not.toMatch(/<(?:img|script|b)\b/)
    expect(html).not.toContain('href')
    expect(html).toContain('&lt;')
  })

  it('marks what was searched for, whatever its accents', () => {
    expect(shown('Fog of **War** fóg', ['fog', 'war'])).toBe(
      '<mark>Fog</mark> of <strong><mark>War</mark></strong> <mark>fóg</mark>',
    )
  })

  it('gives its words without the marks', () => {
    expect(plainText('**Draw** *both* `x` N-1.1')).toBe('Draw both x N-1.1')
  })
})
