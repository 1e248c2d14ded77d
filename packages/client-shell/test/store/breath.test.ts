/** Long work with pauses: nothing is lost, and others get their turn. */
import { expect, test } from 'vitest'
import { gathered } from '../../src/store/breath.ts'

/** Keeps the machine busy, as a part of a drawing does. */
function* slowly(parts: readonly string[], log: string[]): Generator<string> {
  for (const part of parts) {
    const until = performance.now() + 6
    while (performance.now() < until);
    log.push(part)
    yield part
  }
}

test('all parts are gathered in their order', async () => {
  expect(await gathered(['a', 'b', '', 'c'])).toBe('abc')
})

test('what waits gets its turn between two long parts', async () => {
  const log: string[] = []
  setTimeout(() => log.push('somebody else'), 0)
  expect(await gathered(slowly(['a', 'b', 'c'], log))).toBe('abc')
  expect(log.indexOf('somebody else')).toBeLessThan(log.indexOf('c'))
})
