import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { failureText, fuzz, reproduce, type Violation } from '../src/index.ts'
import { toy } from '../src/toys/toy.ts'
import { endless, SPOILT, spoiltBy } from './spoilt.ts'

describe('fuzz', () => {
  test('finds nothing wrong with an honest game', () => {
    const report = fuzz(toy, { actions: 60_000, seed: 'honest', closely: 10_000 })
    expect(report).toMatchObject({ game: 'toy', actions: 60_000, seed: 'honest', violations: [] })
    expect(report.games).toBeGreaterThan(100)
  })

  test('says how often it checked what: everything at every action, and after the first of them now and then', () => {
    const { checks, games } = fuzz(toy, { actions: 300, seed: 'counts' })
    const { replay, length, ...others } = checks
    expect(new Set(Object.values(others))).toEqual(new Set([300]))
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(['invariants', 'undo', 'positions', 'explain', 'secrecy']),
    )
    expect(replay).toBe(games - 1)
    expect(length).toBe(0)
    const later = fuzz(toy, { actions: 10_000, seed: 'counts', closely: 300 }).checks
    expect(later.invariants).toBe(300 + Math.ceil((10_000 - 300) / 25))
    expect(later.secrecy).toBeLessThan(310)
  })

  test('does the same for the same seed', () => {
    const report = () => fuzz(spoiltBy('throws'), { actions: 2_000, seed: 'twice' })
    expect(report()).toEqual(report())
  })

  test('plays only the scenarios it is given, and says how far it is', () => {
    const heard: number[] = []
    fuzz(toy, {
      actions: 250_000,
      seed: 'progress',
      scenarios: ['long'],
      closely: 0,
      onProgress: done => heard.push(Math.floor(done / 100_000)),
    })
    expect(heard).toEqual([1, 2])
    expect(() => fuzz(toy, { actions: 1, seed: '', scenarios: ['odd'] })).toThrow("no scenario 'odd'")
  })

  test('a game that does not end is a violation', () => {
    const { violations } = fuzz(endless, { actions: 20_500, seed: 'endless', closely: 0 })
    expect(violations[0]).toMatchObject({
      check: 'length',
      what: 'the game is not over after 20000 commands',
    })
  })
})

describe.each(SPOILT)('when $name', ({ check, module }) => {
  const { violations } = fuzz(module, { actions: 40_000, seed: 'spoilt' })
  const violation = violations.find(v => v.check === check) as Violation

  test(`the check '${check}' finds it`, () => {
    expect(violations.map(v => v.check)).toContain(check)
    expect(violation.what).not.toContain('does not show')
  })

  test('the way there is short', () => {
    expect(violation.commands.length).toBeLessThan(50)
    expect(violation.commands).toHaveLength(violation.played.length)
  })

  test('one file shows it again, and shows when it is mended', () => {
    const text = failureText(module, violation)
    expect(unwrap(reproduce(module, text))).toEqual({ shows: true, what: violation.what })
    expect(unwrap(reproduce(toy, text)).shows).toBe(false)
  })
})

describe('failure files', () => {
  test('are written where they are wanted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
    try {
      const { violations } = fuzz(spoiltBy('lost'), { actions: 5_000, seed: 'file', folder })
      expect(violations[0].file).toContain('toy-')
      const text = readFileSync(violations[0].file ?? '', 'utf8')
      expect(text).toMatch(/^bivouac-failure 1\ncheck applying\nwhat .*lies nowhere\nbivouac-game 1\n/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test.each([
    ['', 'must begin with'],
    ['{"a": 1}', "lacks 'bivouac-failure 1'"],
    ['{"a"', 'JSON is damaged'],
    ['bivouac-failure 1\ncheck invariants\nwhat\nrubbish', 'not a recorded game'],
  ])('%j is no failure file', (text, why) => {
    const result = reproduce(toy, text)
    expect(result.ok || result.problem.text).toContain(why)
  })
})
