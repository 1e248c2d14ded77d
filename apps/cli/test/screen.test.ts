import { expect, test, vi } from 'vitest'
import { showTooNarrow } from '../src/play/screen.ts'
import { wordsIn } from '../src/play/speech.ts'

const WORDS = await wordsIn('en')

test('a window that is too narrow for the table is told of; a pipe or a wide one is not', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  showTooNarrow(WORDS, undefined)
  showTooNarrow(WORDS, 100)
  expect(write).not.toHaveBeenCalled()
  showTooNarrow(WORDS, 80)
  expect(write.mock.calls.join()).toContain('80 columns')
  write.mockRestore()
})
