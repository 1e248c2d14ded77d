/** What every store must do. It runs in Node and in a browser, so it knows no test runner. */
import { type Result, unwrap } from '@bivouac/kernel'
import type { Campaign } from '@bivouac/protocol'
import type { Change, GameStore, Stored, StoredGame, StoredLine } from '../../src/store/store.ts'

const line = (text: string): StoredLine => ({ text, chance: [1, -2, 3, 4] })

/** Lines as they may be, each with what the others have not. */
const LINES: readonly StoredLine[] = [
  line('one'),
  { text: 'two', at: 1_763_000_000_123, id: 'made-by-the-screen' },
  { text: 'back to 1' },
]

const head = (id: string, seq: number, revision = 1): StoredGame => ({
  id,
  revision,
  plan: { module: 'toy', scenario: 'short', seats: [{ who: 'person' }, { who: 'bot', level: 'regular' }] },
  begun: 1,
  touched: 2 + seq,
  rules: 1,
  fingerprint: '01234567',
  opening: ['bivouac-game 1', 'setup = 00000000'],
  closing: ['state 0'],
  chance: [5, 6, 7, 8],
  seq,
  decision: { seats: [0], kind: 'act', clause: 'T-1' },
  tally: { rounds: 1 },
  fallen: [],
})

/** A game of so many lines, as also earlier versions kept it. */
export const oldGame = (id: string, ...texts: string[]): Stored => ({
  head: head(id, texts.length),
  lines: texts.map(line),
})

/** These lines follow; so many commands stand then. */
function change(after: number, seq: number, ...texts: string[]): Change {
  const { id: _, revision: __, ...rest } = head('', seq)
  return { after, lines: texts.map(line), head: rest }
}

const campaign: Campaign = {
  id: 'c',
  module: 'toy',
  name: 'All',
  scenarios: ['short', 'long'],
  seats: [{ who: 'person' }, { who: 'person' }],
  begun: 3,
}

/** Text of plain data, whatever the order of its fields. */
const sorted = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

function same(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [sorted(found), sorted(expected)]
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`)
}

const codeOf = <T>(result: Result<T>): string => (result.ok ? 'ok' : result.problem.code)

async function texts(store: GameStore, id: string): Promise<string[]> {
  return unwrap(await store.load(id)).lines.map(one => one.text)
}

/** Heads that no program of ours has written, but that may lie there all the same. */
const BROKEN_HEADS: readonly object[] = [
  {},
  { ...head('', 0), plan: null },
  { ...head('', 0), plan: { module: 'toy' } },
  { ...head('', 0), decision: 'act' },
  { ...head('', 0), fallen: [7] },
  { ...head('', 0), touched: 'yesterday' },
]

/** Each begins with an empty store. */
export const STORE_CONTRACT: Readonly<Record<string, (store: GameStore) => Promise<void>>> = {
  async 'is empty at first'(store) {
    same('games', unwrap(await store.list()), [])
    same('campaigns', unwrap(await store.campaigns()), [])
    same('a game that is not there', codeOf(await store.load('a')), 'no-such-game')
  },

  async 'gives back what it was given'(store) {
    unwrap(await store.create(oldGame('a', 'one', 'two')))
    unwrap(await store.create(oldGame('b')))
    same('game a', unwrap(await store.load('a')), oldGame('a', 'one', 'two'))
    same('game b', unwrap(await store.load('b')), oldGame('b'))
    same(
      'the heads',
      unwrap(await store.list())
        .map(one => one.id)
        .toSorted(),
      ['a', 'b'],
    )
  },

  async 'does not let go of what it holds'(store) {
    unwrap(await store.create(oldGame('a', 'one')))
    const loaded = unwrap(await store.load('a'))
    Object.assign(loaded.head.plan, { module: 'other' })
    same('the plan', unwrap(await store.load('a')).head.plan.module, 'toy')
  },

  async 'keeps lines in order, beyond nine'(store) {
    unwrap(await store.create(oldGame('a')))
    const all = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`)
    for (const [i, text] of all.entries())
      same('revision', unwrap(await store.change('a', change(i + 1, i + 1, text))), i + 2)
    same('the lines', await texts(store, 'a'), all)
    same('the head', unwrap(await store.load('a')).head, head('a', 12, 13))
  },

  async 'gives back all that a line can hold, and nothing else'(store) {
    unwrap(await store.create({ head: head('a', 1), lines: LINES }))
    unwrap(await store.change('a', { ...change(1, 2), lines: LINES.slice(1, 2) }))
    same('the lines', unwrap(await store.load('a')).lines, [...LINES, LINES[1]])
  },

  async 'never lets go of a line: what takes a game back is one more'(store) {
    unwrap(await store.create(oldGame('a', 'one', 'two', 'three')))
    unwrap(await store.change('a', change(1, 1, 'back to 1')))
    unwrap(await store.change('a', change(2, 1)))
    unwrap(await store.change('a', change(3, 3, 'other', 'more')))
    same('all of them', await texts(store, 'a'), ['one', 'two', 'three', 'back to 1', 'other', 'more'])
    same('how many stand', unwrap(await store.load('a')).head.seq, 3)
  },

  async 'lets only the first of two change a game'(store) {
    unwrap(await store.create(oldGame('a', 'one')))
    const both = await Promise.all([
      store.change('a', change(1, 2, 'mine')),
      store.change('a', change(1, 2, 'yours')),
    ])
    same('both', both.map(codeOf).toSorted(), ['ok', 'taken'])
    same('the lines', (await texts(store, 'a')).length, 2)
    same('too late', codeOf(await store.change('a', change(1, 2, 'later'))), 'taken')
    same('created twice', codeOf(await store.create(oldGame('a'))), 'taken')
    same('the lines still', (await texts(store, 'a')).length, 2)
  },

  async 'tells apart an undone game of the same length'(store) {
    unwrap(await store.create(oldGame('a', 'one', 'two')))
    unwrap(await store.change('a', change(1, 1, 'back to 1')))
    unwrap(await store.change('a', change(2, 2, 'other')))
    same('who has not seen it', codeOf(await store.change('a', change(1, 2, 'three'))), 'taken')
  },

  async 'removes games with all their lines'(store) {
    unwrap(await store.create(oldGame('a', 'one', 'two')))
    unwrap(await store.create(oldGame('ab', 'kept')))
    unwrap(await store.remove('a'))
    unwrap(await store.remove('never there'))
    same('loading it', codeOf(await store.load('a')), 'no-such-game')
    same('changing it', codeOf(await store.change('a', change(1, 2, 'x'))), 'no-such-game')
    unwrap(await store.create(oldGame('a')))
    same('a new one of that name', await texts(store, 'a'), [])
    same('the other', await texts(store, 'ab'), ['kept'])
  },

  async 'keeps campaigns'(store) {
    unwrap(await store.addCampaign(campaign))
    same('campaigns', unwrap(await store.campaigns()), [campaign])
    unwrap(await store.removeCampaign('c'))
    same('none', unwrap(await store.campaigns()), [])
  },

  async 'lists what is damaged apart, gives it out, and lets it be removed; all else is as it was'(store) {
    unwrap(await store.create(oldGame('a', 'one')))
    unwrap(await store.addCampaign(campaign))
    for (const [i, broken] of BROKEN_HEADS.entries())
      unwrap(await store.create({ head: { ...broken, id: `x${i}` } as unknown as StoredGame, lines: [] }))
    unwrap(await store.addCampaign({ id: 'y', scenarios: 7 } as unknown as Campaign))
    same('the games', unwrap(await store.list()), [head('a', 1)])
    same('the campaigns', unwrap(await store.campaigns()), [campaign])
    same('the sound one', unwrap(await store.load('a')), oldGame('a', 'one'))
    const damaged = unwrap(await store.damaged())
    same('how many', damaged.length, BROKEN_HEADS.length + 1)
    for (const entry of damaged) {
      if (entry.what === 'game') same('loading it', codeOf(await store.load(entry.id)), 'damaged-game')
      same('its text', unwrap(await store.textOf(entry)).includes(`"id": "${entry.id}"`), true)
      unwrap(await store.removeDamaged(entry))
    }
    same('none left', unwrap(await store.damaged()), [])
    same('the games still', unwrap(await store.list()), [head('a', 1)])
  },

  async 'finds lines damaged when they are read'(store) {
    unwrap(await store.create({ head: head('a', 1), lines: [{ text: 5 } as unknown as StoredLine] }))
    same('loading it', codeOf(await store.load('a')), 'damaged-game')
    same('its text', unwrap(await store.textOf({ what: 'game', id: 'a' })).includes('"text": 5'), true)
    same('the head', unwrap(await store.list()).length, 1)
  },
}
