import { expect, test } from 'vitest'
import { fail, ok, unwrap } from '../src/index.ts'

test('a value is unwrapped, a problem thrown with the place where it is', () => {
  expect(unwrap(ok(5))).toBe(5)
  expect(() => unwrap(fail('bad', 'It is damaged.', { where: 'line 3' }))).toThrow(
    /^line 3: It is damaged\.$/,
  )
  expect(() => unwrap(fail('bad', 'It is damaged.'))).toThrow(/^It is damaged\.$/)
})
