import { describe, expect, test } from 'vitest'
import { gathered, gatherFrom, standIn } from './mutants/gather.ts'
import { instrument, type Mutant } from './mutants/instrument.ts'
import { explain, isEquivalent } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { newSwitches } from './mutants/switches.ts'

const changes = (source: string): string[] =>
  instrument('a.ts', source, 1, 'switch').mutants.map(({ change }) => change)

describe('the mistakes that are planted', () => {
  test.each([
    ['const f = (a, b) => a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['const f = (a, b) => a && b', ['a && b → a', 'a && b → b']],
    ['const f = (a, b) => a + b', ['a + b → a - b']],
    ['const f = a => !a', ['!a → a']],
    ['const f = t => isOver(t)', ['isOver(t) → true', 'isOver(t) → false']],
    ['const f = t => sideOf(t)', ['sideOf(t) → 0']],
    ['function f(t) { call(t) }', ['call(t) forgotten']],
    ['const f = a => (a ? x() : y())', ['a → true', 'a → false']],
    ['const f = list => list.some(g)', ['list.some(g) → list.every(g)', 'list.some(g) → 0']],
    ['const five = 5', ['5 → 6']],
    ['const f = a => { while (a) g() }', ['a → false', 'g() forgotten']],
  ])('%s', (source, wanted) => {
    expect(changes(source)).toEqual(wanted)
  })

  test.each([
    "const text = a + 'words'",
    'type Five = 5',
    "import { a } from './a.ts'",
    'const one: 1 | 2 = two',
    'const f = h.toString(radix)',
  ])('none: %s', source => {
    expect(changes(source)).toEqual([])
  })

  test('each is known by its line and change, and by its number among those alike', () => {
    const { mutants } = instrument('a.ts', 'const a = 1\nconst b = [2, 2]', 1, 'switch')
    expect(mutants.map(({ line, code, nth }) => ({ line, code, nth }))).toEqual([
      { line: 1, code: 'const a = 1', nth: 1 },
      { line: 2, code: 'const b = [2, 2]', nth: 1 },
      { line: 2, code: 'const b = [2, 2]', nth: 2 },
    ])
  })
})

describe('the text with all of them', () => {
  /** What the function called `f` gives with one mutant on. */
  const run = (source: string, on: number, ...args: unknown[]): unknown => {
    const { text, mutants } = instrument('a.js', source, 1, 'switch')
    const switches = newSwitches(mutants.length)
    switches.on = on
    switches.stepsLeft = 1000
    return new Function('$m', `${text}\nreturn f`)(switches)(...args)
  }

  test('does what it did as long as none is on, and one thing differently when one is', () => {
    const source = 'function f(a, b) {\n  let x = a\n  if (a < b) x = b\n  return x + 1\n}'
    expect([0, 1, 2, 3, 4, 5].map(on => run(source, on, 1, 2))).toEqual([3, 3, 2, 3, 2, 2])
    expect(run(source, 1, 2, 2)).toBe(3)
  })

  test('a forgotten statement leaves the else where it belongs', () => {
    const source = 'function f(a) {\n  let x = 0\n  if (a) x = 1\n  else x = 2\n  return x\n}'
    const forgotten = changes(source).indexOf('x = 1 forgotten') + 1
    expect([run(source, 0, false), run(source, forgotten, true), run(source, forgotten, false)]).toEqual([
      2, 0, 2,
    ])
  })

  test('a line that begins with a bracket is not taken for arguments of the one before', () => {
    expect(run('function f(a) {\n  let x = a\n  a && (x = 5)\n  return x\n}', 0, 1)).toBe(5)
  })

  test('what comes to no end is stopped', () => {
    const source = 'function f(n) {\n  let sum = 0\n  for (let i = 0; i < n; i++) sum += i\n  return sum\n}'
    const backwards = changes(source).indexOf('i++ → i--') + 1
    expect(run(source, 0, 4)).toBe(6)
    expect(() => run(source, backwards, 4)).toThrow('more steps')
  })
})

describe('the text that watches', () => {
  /** What would have differed while `f` ran, and that it gave what it should. */
  const differing = (source: string, ...args: unknown[]): string[] => {
    const { text, mutants } = instrument('a.js', source, 1, 'watch')
    const switches = newSwitches(mutants.length)
    const given = new Function('$m', `${text}\nreturn f`)(switches)(...args)
    expect(given).toEqual(new Function(`${source}\nreturn f`)()(...args))
    return mutants.filter((_, i) => switches.hits[i + 1] === 1).map(({ change }) => change)
  }

  test.each([
    ['const f = (a, b) => a < b', [1, 2], ['a < b → a >= b']],
    ['const f = (a, b) => a < b', [2, 2], ['a < b → a <= b', 'a < b → a >= b']],
    ['const f = (a, b) => a + b', [2, 0], []],
    ['const f = (a, b) => a * b', [3n, 0n], ['a * b → a / b']],
    ['const f = (a, b) => a && b', [true, true], []],
    ['const f = (a, b) => a && b', [true, false], ['a && b → a']],
    ['const f = (a, b) => a && b', [1, 2], ['a && b → a']],
    ['const f = (a, b) => a && b', [false, false], []],
    ['const f = (a, b) => a && b', [false, true], ['a && b → b']],
    ['const f = (a, b) => a && b()', [false, () => false], ['a && b() → b()']],
    ['const f = (a, b) => a || b', [false, false], []],
    ['const f = (a, b) => a || b', [true, false], ['a || b → b']],
    ['const f = (a, b) => a || b', [0, 3], ['a || b → a']],
    ['const f = (a, b) => a ?? b', [0, 1], []],
    ['const f = (a, b) => a ?? b', [undefined, 1], ['a ?? b → a']],
    [
      'const f = (a, b) => { if (a) b(); return true }',
      [1, () => 1],
      ['a → false', 'b(); forgotten', 'true → false'],
    ],
    ['const f = a => { while (a()) return 7; return 8 }', [() => 0], ['8 → 9']],
    ['const f = a => a()', [() => 0], []],
    ['const f = a => a()', [() => 1], ['a() → 0']],
    ['const f = isSo => isSo()', [() => true], ['isSo() → false']],
    ['const f = a => (1, a) < 3', [5], ['(1, a) < 3 → (1, a) >= 3', '1 → 2', '3 → 4']],
  ])('%s of %s', (source, args, wanted) => {
    expect(differing(source, ...args)).toEqual(wanted)
  })
})

describe('the score', () => {
  const mutant = (change: string): Mutant => ({ file: 'a.ts', line: 1, code: 'a', change, nth: 1 })
  const tried = [
    ...Array.from({ length: 8 }, (_, i) => ({ mutant: mutant(`killed ${i}`), killer: 'a test' })),
    { mutant: mutant('same'), killer: undefined },
    { mutant: mutant('lives'), killer: undefined },
  ]
  const same = { file: 'a.ts', code: 'a', change: 'same', equivalent: true, why: 'nothing changes' }

  test('is of all mutants but those that are explained as changing nothing', () => {
    expect(explain(tried, [same], 'whole')).toMatchObject({
      mutants: 10,
      killed: 8,
      equivalent: 1,
      score: 88.88,
      rawScore: 80,
      survivors: [
        { change: 'same', equivalent: true, why: 'nothing changes' },
        { change: 'lives', equivalent: false, why: '' },
      ],
      stale: [],
    })
  })

  test('an explanation of what is killed is stale, and in a whole run one of what is gone', () => {
    const killed = { ...same, change: 'killed 1' }
    const gone = { ...same, change: 'gone' }
    expect(explain(tried, [killed, gone], 'whole').stale).toEqual([killed, gone])
    expect(explain(tried, [killed, gone], 'part').stale).toEqual([killed])
  })

  test('only what is explained as changing nothing is equivalent', () => {
    const { equivalent: _, ...lives } = { ...same, change: 'lives' }
    expect(isEquivalent([same, lives], mutant('same'))).toBe(true)
    expect(isEquivalent([same, lives], mutant('lives'))).toBe(false)
    expect(isEquivalent([{ ...same, nth: 2 }], mutant('same'))).toBe(false)
  })

  test('a sample is the same every time and does not follow the order of the files', () => {
    const all = Array.from({ length: 5_000 }, (_, i) => mutant(`${i}`))
    const sample = sampleOf(all)
    expect(sampleOf(all.toReversed())).toEqual(sample)
    expect(new Set(sample).size).toBe(sample.length)
    expect(sample.some(({ change }) => Number(change) > 4_000)).toBe(true)
  })
})

test('tests are gathered with their suites, and two of one name stay two', async () => {
  const ran: string[] = []
  gatherFrom('a.test.ts')
  standIn.describe('a suite', () => {
    standIn.beforeEach(() => ran.push('before'))
    for (const word of ['one', 'two']) standIn.test.each([word])('%s', () => ran.push(word))
  })
  const mine = gathered.filter(({ file }) => file === 'a.test.ts')
  expect(mine.map(({ name }) => name)).toEqual(['a suite › %s [1]', 'a suite › %s [1] (2)'])
  for (const one of mine) await one.run()
  expect(ran).toEqual(['before', 'one', 'before', 'two'])
})
