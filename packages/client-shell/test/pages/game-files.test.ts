/** Games as files: one by one, or all in one. */
import { describe, expect, it } from 'vitest'
import { gamesIn, toBundle } from '../../src/pages/games/game-files.ts'

describe('a file of games', () => {
  it('holds all of them, as they were', () => {
    const games = ['bivouac 1\n"quoted" \\ ő', '{not json']
    expect(gamesIn(toBundle(games))).toEqual({ ok: true, value: games })
  })

  it('is one game if it is not such a file', () => {
    for (const text of ['bivouac 1\n', '', '{broken', '{"other": 1}', '[]'])
      expect(gamesIn(text)).toEqual({ ok: true, value: [text] })
  })

  it('is refused if its list is damaged', () => {
    for (const text of ['{"bivouac-games":1}', '{"bivouac-games":1,"games":[3]}'])
      expect(gamesIn(text)).toMatchObject({ ok: false, problem: { code: 'bad-record' } })
  })
})
