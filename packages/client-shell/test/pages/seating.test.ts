/** The seats that the reader's choices come to. */
import { LEVELS as ALL_LEVELS } from '@bivouac/ai'
import { describe, expect, it } from 'vitest'
import { FIRST_SEATING, seatsOf } from '../../src/pages/seats/seating.ts'
import { LEVELS } from '../../src/parts/levels.ts'

describe('the seats', () => {
  it('offer every level there is', () => {
    expect(LEVELS).toEqual(ALL_LEVELS)
  })

  it('are a good first game when nothing was chosen', () => {
    expect(seatsOf(FIRST_SEATING)).toEqual({ seats: [{ who: 'person' }, { who: 'bot', level: 'recruit' }] })
  })

  it('put the reader on the side that was chosen', () => {
    const { seats } = seatsOf({ ...FIRST_SEATING, side: 1, level: 'master' })
    expect(seats).toEqual([{ who: 'bot', level: 'master' }, { who: 'person' }])
  })

  it('have a curtain only between two people', () => {
    expect(seatsOf({ ...FIRST_SEATING, opponent: 'people', curtain: false })).toEqual({
      seats: [{ who: 'person' }, { who: 'person' }],
      curtain: false,
    })
    expect(seatsOf({ ...FIRST_SEATING, opponent: 'watch', watched: ['recruit', 'expert'] })).toEqual({
      seats: [
        { who: 'bot', level: 'recruit' },
        { who: 'bot', level: 'expert' },
      ],
    })
  })
})
