import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bivouac } from './bivouac.ts'
import { freshFolder, play } from './player.ts'

const sha256 = (seed: string) => createHash('sha256').update(seed).digest('hex')
const AGAINST_RANDOM = ['--against', 'random', '--seed', 'a']

describe.concurrent('a game against a bot', () => {
  test('is played to its end by numbers alone, saved, and can be proved', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    const args = ['--scenario', 'hill-314', ...AGAINST_RANDOM, '--save', file]
    const { code, out, err } = await play(args, Array(1500).fill('1'))
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain(sha256('a'))
    expect(out).toMatch(/The (?:Americans|Germans) win/)
    expect(out).toContain('The seed was a.')
    const before = out.slice(0, out.search(/The (?:Americans|Germans) win/))
    expect(before).not.toMatch(/seed was/)
    const verified = await bivouac(['verify', file])
    expect(verified.out).toContain('All chance follows from the seed that was committed to')
    const again = await play(['--load', file], ['1'])
    expect(again.code).toBe(0)
    expect(again.out).toMatch(/The (?:Americans|Germans) win/)
  })

  test('without options: a welcome, the first scenario, and a file of its own', async () => {
    const cwd = freshFolder()
    const { code, out } = await play([], ['quit'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('La Raye')
    expect(out).toContain('Your side: US')
    const [, commitment] = out.match(/sha256 commitment is\n {2}([0-9a-f]{64})/) ?? []
    expect(commitment).toBeDefined()
    const [file] = readdirSync(join(cwd, 'games-played'))
    expect(file).toMatch(/^la-raye-.*\.bivouac$/)
    expect(out).toContain(`bivouac play --load ${join('games-played', file)}`)
    const text = readFileSync(join(cwd, 'games-played', file), 'utf8')
    expect(text).toMatch(/^bivouac-game 2\n/)
    expect(text).toContain(`commitment sha256 ${commitment}\n`)
    const [, secret] = text.match(/^secret ([0-9a-f]{64})$/m) ?? []
    expect(secret).toBeDefined()
    expect(out).not.toContain(secret)
  })

  test('its dice are committed to, come from the same secret when it is resumed, and can be proved', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    const first = await play(['--against', 'random', '--save', file], ['1', '1', 'undo', '1', '1', '1'])
    expect(first.code).toBe(0)
    const secretIn = (): string | undefined => readFileSync(file, 'utf8').match(/^secret (.*)$/m)?.[1]
    const secret = secretIn()
    const second = await play(['--load', file, '--against', 'random'], ['1', '1', '1', 'resign', 'yes'])
    expect(second.code).toBe(0)
    expect([secretIn(), second.out]).toEqual([secret, expect.stringContaining(`The secret was ${secret}.`)])
    const verified = await bivouac(['verify', file])
    expect(verified.out).toContain(
      'All chance follows from the secret that was committed to before the game.',
    )
    // One die more or less is found out.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^secret ./m, one => (one === 'secret 0' ? 'secret 1' : 'secret 0')),
    )
    expect((await bivouac(['verify', file])).err).toContain('not the one that was committed to')
    expect((await play(['--load', file], [])).err).toContain('not the one that was committed to')
  })

  test('goes on where it was left, with the same dice', async () => {
    const broken = join(freshFolder(), 'broken.bivouac')
    const first = await play([...AGAINST_RANDOM, '--save', broken], Array(5).fill('1'))
    expect(first.code).toBe(0)
    expect(first.out).toContain(`bivouac play --load ${broken}`)
    const commands = (): string[] =>
      readFileSync(broken, 'utf8')
        .split('\n')
        .filter(line => /^\d/.test(line))
    const kept = commands()
    expect(kept.length).toBeGreaterThan(5)
    const second = await play(['--load', broken, '--against', 'random'], ['1', '1', '1'])
    expect(second.code).toBe(0)
    expect(second.out).toContain(`The game continues where it was left, after ${kept.length} choices.`)
    expect(commands().slice(0, kept.length)).toEqual(kept)
    expect(commands().length).toBeGreaterThan(kept.length + 2)
    expect((await bivouac(['verify', broken])).out).toContain('All chance follows from the seed')
  })

  test('a damaged file is refused with its line and the reason', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    await play([...AGAINST_RANDOM, '--save', file], ['1', '1'])
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^1 us .*$/m, '1 us bid nobody = 00000000'))
    const { code, err } = await play(['--load', file], [])
    expect(code).toBe(2)
    expect(err).toMatch(/line \d+: .*nobody/)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('choices can be typed in words, and refusals say why and what to do', async () => {
    const typed = ['bid platoon-sergeant', 'bid fog-of-war', 'why bid fog-of-war', 'why stop', 'why 1', 'why']
    const { out } = await play(AGAINST_RANDOM, [...typed, 'nonsense', '99', '', 'to 99Z'])
    expect(out).toMatch(/First choose a card and one of its actions.*\(N-3\.6\)/)
    expect(out).toMatch(/'.+' is allowed now\./)
    expect(out).toContain("Why what? Type 'why' and a choice.")
    expect(out).toContain("'nonsense' is neither a card nor")
    expect(out).toMatch(/There is no choice 99\. Type a number from 1 to \d+/)
    expect(out).toMatch(/or: help, board, goals, cards, log, odds, why, hint, undo, save, resign, quit\./)
    expect(out).toContain("There is no tile '99z'.")
  })

  test('help, board, cards, log, odds and hint all answer', async () => {
    const { out } = await play(AGAINST_RANDOM, ['1', 'help', '?', 'board', 'cards', 'log', 'odds', 'hint'])
    expect(out).toContain('HOW TO PLAY')
    expect(out).toContain('WHAT YOU CAN TYPE')
    expect(out).toContain('looking into it is cheating')
    expect(out).toMatch(/Your supply \(\d+\): /)
    expect(out).toMatch(/--- Round 1 ---|goes first/)
    expect(out).toMatch(/base \+ \d cover \+ \d range = \d+ on one die: \d+%|Nothing you can choose now/)
    expect(out).toMatch(/The bot '\w+' would choose \[\d+\]/)
  })

  test('a hint tells how likely the best choices are to win', async () => {
    const { out } = await play(AGAINST_RANDOM, ['hint'])
    const hint = out.slice(out.indexOf("The bot 'expert' would choose"))
    expect(hint).toContain('Out of 100 games it expects you to win about:')
    const chances = [...hint.matchAll(/^ {2} *(\d+) {2}(\S.*)$/gm)]
    expect(chances.length).toBeGreaterThan(1)
    expect(chances.length).toBeLessThanOrEqual(4)
    for (const [, chance, label] of chances) {
      expect(Number(chance)).toBeLessThanOrEqual(100)
      expect(out).toContain(`] ${label}`)
    }
  })

  test('a bot that wants to see all cards is refused in one line', async () => {
    const { code, err } = await play(
      ['--against', 'search:iterations=5,peep', '--seed', 'a'],
      Array(3).fill('1'),
    )
    expect(code).toBe(2)
    expect(err).toMatch(/^bivouac: A bot with 'peep' .*leave 'peep' out\.\n$/)
  })

  test('undo takes a choice back until dice or cards have spoken', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    const { out } = await play([...AGAINST_RANDOM, '--save', file], ['undo', '1', 'undo', '1', 'undo'])
    expect(out).toContain('Nothing has been done yet.')
    expect(out.match(/Taken back\.|cannot be taken back|has acted since/g)?.length).toBe(2)
    expect(out).toContain('Taken back.')
  })

  test('a save file that already exists is not overwritten', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    await play([...AGAINST_RANDOM, '--save', file], ['1'])
    const kept = readFileSync(file, 'utf8')
    const { code, err } = await play([...AGAINST_RANDOM, '--save', file], [])
    expect(code).toBe(2)
    expect(err).toContain('already exists')
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  test('save makes a copy that can be loaded', async () => {
    const cwd = freshFolder()
    const { out } = await play([...AGAINST_RANDOM, '--save', 'one'], ['1', 'save', 'save two', 'save two'], {
      cwd,
    })
    expect(out).toContain('The game is saved in one.')
    expect(out).toContain('A copy is in two')
    expect(out).toContain("'two' already exists")
    expect(readFileSync(join(cwd, 'two'), 'utf8')).toBe(readFileSync(join(cwd, 'one'), 'utf8'))
  })

  test('resigning is asked for twice and ends the game', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    const { code, out } = await play([...AGAINST_RANDOM, '--save', file], ['resign', 'no', 'resign', 'yes'])
    expect(code).toBe(0)
    expect(out).toContain('The Germans win: the other side has resigned.')
    expect((await bivouac(['verify', file])).code).toBe(0)
  })

  test('Ctrl-C saves and says how to go on', async () => {
    const cwd = freshFolder()
    const { code, out } = await play([...AGAINST_RANDOM, '--save', 'game'], ['1'], {
      cwd,
      kill: /> 1\n[\s\S]*\[1\]/,
    })
    expect(code).toBe(130)
    expect(out).toContain('bivouac play --load game')
    expect(existsSync(join(cwd, 'game'))).toBe(true)
  })

  test.each([
    [['--side', 'russian'], /There is no side 'russian'.*us, german/],
    [['--against', 'frend'], /no bot 'frend'.*Did you mean 'friend'\?/],
    [['--against', 'friend', '--side', 'us'], /leave out --side/],
    [['--load', 'nowhere'], /there is no such file/],
    [['--load', 'nowhere', '--seed', 'x'], /leave out --seed/],
    [['--scenario', 'atlantis'], /There is no scenario 'atlantis'/],
  ])('%j is refused in one line', async (args, reason) => {
    const { code, err, out } = await play(args, [])
    expect(code).toBe(2)
    expect(err).toMatch(reason)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toBe('')
  })
})

describe.concurrent('two people at one screen', () => {
  test('a curtain falls between them, and neither sees the other bid', async () => {
    const file = join(freshFolder(), 'game.bivouac')
    const typed = ['', '1', '', '1']
    const { code, out } = await play(['--against', 'friend', '--seed', 'q', '--save', file], typed)
    expect(code).toBe(0)
    const [, first, second] = out.split(/Pass the screen to the /)
    expect(first).toMatch(/^US player/)
    expect(second).toMatch(/^German player/)
    const bid = first.match(/\[1\] (.+?):/)?.[1] ?? ''
    expect(bid).not.toBe('')
    const secret = second.slice(0, second.indexOf('goes first'))
    expect(secret).not.toContain(bid)
    expect(secret).toContain('hand 4')
    expect(out).toContain('--against friend')
  })
})
