import { describe, expect, it } from 'vitest'
import { LINK_MOST } from '../../src/store/packed.ts'
import { broughtIn, momentLink, problemFile, readMomentLink } from '../../src/theatre/brought.ts'
import { nameOfText, notesStore } from '../../src/theatre/notes.ts'

const TEXT = 'bivouac-game 1\ngame normandy\n'
const PAGE = 'https://bivouac.example/play/#/replay/game/7'

describe('a link to a moment', () => {
  const packedIn = (link: string | undefined) => link?.replace(/^.*#\/replay\/link\//, '') ?? ''

  it('holds the whole record, the moment and the eyes', async () => {
    const link = await momentLink({ text: TEXT, seq: 7, eyes: 'both' }, PAGE)
    expect(link).toMatch(/^https:\/\/bivouac\.example\/play\/#\/replay\/link\/[\w-]+$/)
    expect(await readMomentLink(packedIn(link))).toEqual({
      ok: true,
      value: { text: TEXT, seq: 7, eyes: 'both' },
    })
  })

  it('is not made where the record is too long for one', async () => {
    const noise = Array.from({ length: LINK_MOST }, (_, i) => Math.imul(i + 1, 2654435761) >>> 0).join('')
    expect(await momentLink({ text: noise, seq: 0 }, PAGE)).toBeUndefined()
  })

  it('that is cut off, altered or of another version is refused', async () => {
    const packed = packedIn(await momentLink({ text: TEXT.repeat(20), seq: 7 }, PAGE))
    for (const wrong of ['', 'a b', 'AAAA', packed.slice(0, -9)])
      expect(await readMomentLink(wrong), wrong).toMatchObject({ problem: { code: 'bad-link' } })
  })
})

describe('a file', () => {
  it('is a record, or a report of a problem that opens its moment', () => {
    expect(broughtIn(TEXT, 'a.txt')).toEqual({ ok: true, value: { text: TEXT, name: 'a.txt' } })
    const report = problemFile({ text: TEXT, seq: 9, eyes: 1, note: 'odd' }, { browser: 'x' })
    expect(broughtIn(report, 'b.json')).toEqual({
      ok: true,
      value: { text: TEXT, name: 'b.json', seq: 9, eyes: 1, note: 'odd' },
    })
  })

  it('of several games gives the first', () => {
    expect(broughtIn(JSON.stringify({ 'bivouac-games': 1, games: [TEXT, 'x'] }), 'c')).toMatchObject({
      value: { text: TEXT },
    })
    expect(broughtIn(JSON.stringify({ 'bivouac-games': 1, games: [] }), 'd').ok).toBe(false)
  })
})

describe('notes', () => {
  const browser = () => {
    const kept = new Map<string, string>()
    return {
      addEventListener: () => undefined,
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    }
  }

  it('are kept by game in the order of the story, and one moment has one', () => {
    const here = browser()
    const store = notesStore(here)
    store.write('a', { seq: 9, text: 'late' })
    store.write('a', { seq: 3, text: '' })
    store.write('a', { seq: 9, text: 'later' })
    store.write('b', { seq: 1, text: 'other' })
    expect(notesStore(here).get()).toEqual({
      a: [
        { seq: 3, text: '' },
        { seq: 9, text: 'later' },
      ],
      b: [{ seq: 1, text: 'other' }],
    })
    store.remove('b', 1)
    expect(Object.keys(store.get())).toEqual(['a'])
  })

  it('of sixty games are kept, and the game touched longest ago goes', () => {
    const store = notesStore(browser())
    for (let i = 0; i < 61; i++) store.write(`g${i}`, { seq: 0, text: '' })
    expect(Object.keys(store.get())).toHaveLength(60)
    expect(store.get().g0).toBeUndefined()
  })

  it('of the same text have the same name', () => {
    expect(nameOfText(TEXT)).toBe(nameOfText(`${TEXT}`))
    expect(nameOfText(TEXT)).not.toBe(nameOfText(`${TEXT} `))
  })
})
