import { expect, test, vi } from 'vitest'
import { showTooNarrow } from '../src/play/screen.ts'

test('a window that is too narrow for the table is told of; a pipe or a wide one is not', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  showTooNarrow(undefined)
  showTooNarrow(100)
  expect(write).not.toHaveBeenCalled()
  showTooNarrow(80)
  expect(write.mock.calls.join()).toContain('80 columns')
  write.mockRestore()
})
