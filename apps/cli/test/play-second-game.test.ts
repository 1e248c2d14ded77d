import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { bivouac } from './bivouac.ts'
import { freshFolder, play } from './player.ts'

const [first, second] = GAMES.map(({ module }) => module)

describe.concurrent('the second game', () => {
  test('is played through a pipe from its briefing to its end, and its record holds', async () => {
    const cwd = freshFolder()
    const args = [
      '--scenario',
      second.scenarios[1].id,
      '--against',
      'random',
      '--seed',
      '8',
      '--save',
      'g.txt',
    ]
    const { code, out, err } = await play(args, Array(4000).fill('1'), { cwd })
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain(second.name)
    expect(out).toContain('medals wins;')
    expect(out).toContain('The seed was 8.')
    const proof = await bivouac(['verify', `${cwd}/g.txt`])
    expect(proof.out).toContain('is in order')
    expect((await bivouac(['replay', `${cwd}/g.txt`])).code).toBe(0)
  })

  test('tells its goals when asked, and so does the first', async () => {
    const shown = await play(['--game', second.id], ['goals', 'quit'])
    expect(shown.out.split('medals wins;').length).toBe(3)
    const other = await play([], ['goals', 'quit'])
    expect(other.out).toContain(first.name)
    expect(other.out.split('points on the map').length).toBe(5)
  })
})
