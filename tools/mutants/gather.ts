/**
 * Stands in for Vitest while test files are loaded: gathers their tests instead of running them, so that each can be run
 * again and again in one warm process. What is expected is asked of Vitest's own `expect`.
 */

type Body = (...args: never[]) => unknown
type Hook = () => unknown

export interface Gathered {
  readonly file: string
  readonly name: string
  run(): Promise<void>
}

interface Suite {
  readonly name: string
  readonly beforeEach: Hook[]
  readonly afterEach: Hook[]
}

export const gathered: Gathered[] = []
export const beforeAlls: Hook[] = []
export const afterAlls: Hook[] = []

let file = ''
let suites: Suite[] = []
/** How often each name has been given in the file: two lists of rows may go by one name. */
let given = new Map<string, number>()

export function gatherFrom(path: string): void {
  file = path
  given = new Map()
  suites = [{ name: path, beforeEach: [], afterEach: [] }]
}

function addTest(name: string, body: () => unknown): void {
  const around = suites
  const whole = [...around.map(suite => suite.name), name].slice(1).join(' › ')
  const times = (given.get(whole) ?? 0) + 1
  given.set(whole, times)
  gathered.push({
    file,
    name: times === 1 ? whole : `${whole} (${times})`,
    async run() {
      for (const suite of around) for (const hook of suite.beforeEach) await hook()
      try {
        await body()
      } finally {
        for (const suite of around) for (const hook of suite.afterEach) await hook()
      }
    },
  })
}

function addSuite(name: string, body: () => unknown): void {
  suites = [...suites, { name, beforeEach: [], afterEach: [] }]
  try {
    body()
  } finally {
    suites = suites.slice(0, -1)
  }
}

/** A name for each row: its number and its values will do. */
const each =
  (add: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    const body = functionIn(rest) as Body
    for (const [i, row] of rows.entries()) {
      const args = Array.isArray(row) ? row : [row]
      add(`${name} [${i + 1}]`, () => body(...(args as never[])))
    }
  }

const functionIn = (args: readonly unknown[]): (() => unknown) =>
  args.find(arg => typeof arg === 'function') as () => unknown

const nothing = (): void => {}
const test = Object.assign((name: string, ...rest: unknown[]) => addTest(name, functionIn(rest)), {
  each: each(addTest),
  skip: nothing,
  todo: nothing,
  concurrent: (name: string, ...rest: unknown[]) => addTest(name, functionIn(rest)),
})
const describe = Object.assign((name: string, ...rest: unknown[]) => addSuite(name, functionIn(rest)), {
  each: each(addSuite),
  skip: nothing,
})

const last = (): Suite => suites[suites.length - 1]
const beforeEach = (hook: Hook): void => void last().beforeEach.push(hook)
const afterEach = (hook: Hook): void => void last().afterEach.push(hook)
const beforeAll = (hook: Hook): void => void beforeAlls.push(hook)
const afterAll = (hook: Hook): void => void afterAlls.push(hook)

/** What test files import from Vitest, but for `expect` and what else can be had from it directly. */
export const standIn = { afterAll, afterEach, beforeAll, beforeEach, describe, it: test, test }
