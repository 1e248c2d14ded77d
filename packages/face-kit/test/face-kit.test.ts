import { describe, expect, test } from 'vitest'
import { brush, Canvas, flow, painted, sayer } from '../src/index.ts'

describe('messages', () => {
  const { say, sayCounted } = sayer({
    'man.one': 'One man of {side}.',
    'man.other': '{count} men of {side}.',
    plain: 'Nothing to fill.',
  })

  test('slots are filled, and one that nobody fills stays visible', () => {
    expect(say('plain')).toBe('Nothing to fill.')
    expect(say('man.one', { side: 'ours' })).toBe('One man of ours.')
    expect(say('man.one')).toBe('One man of {side}.')
  })

  test('the form follows the number', () => {
    expect(sayCounted('man', 1, { side: 'ours' })).toBe('One man of ours.')
    expect(sayCounted('man', 3, { side: 'ours' })).toBe('3 men of ours.')
  })
})

describe('letters', () => {
  test('colours only where they are welcome', () => {
    expect(painted({ text: 'x', style: 'bold' }, false)).toBe('x')
    expect(painted({ text: 'x', style: 'bold' }, true)).toBe('\u001b[1mx\u001b[0m')
  })

  test('pieces flow into lines of at most the width', () => {
    const words = ['one', 'two', 'three'].map(text => ({ text, style: 'plain' as const }))
    const lines = flow(words, 7).map(line => line.map(piece => piece.text).join(''))
    expect(lines).toEqual(['one two', 'three'])
  })

  test('boxes that meet join their lines', () => {
    const sheet = new Canvas(9, 3)
    sheet.box(0, 0, 4, 2)
    sheet.box(4, 0, 8, 2)
    sheet.write(2, 1, { text: 'a', style: 'plain' })
    expect(sheet.rows(false)).toEqual(['┌───┬───┐', '│ a │   │', '└───┴───┘'])
  })
})

test('a brush paints the same picture again from the same seed', () => {
  const strokes = (seed: string) => {
    const { between } = brush(seed)
    return [between(0, 1), between(0, 1), between(0, 1)]
  }
  expect(strokes('a')).toEqual(strokes('a'))
  expect(strokes('a')).not.toEqual(strokes('b'))
})
