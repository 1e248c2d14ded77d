/** The engine's answers, on the small game of the testkit. */
import { digest, parseRecord, replay, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { SORTED, talk } from './engine-talk.ts'

test('hello tells the protocol, the games and whether secrets are told', async () => {
  expect(await talk().ask('hello')).toEqual({
    ok: true,
    protocol: 1,
    program: 'bivouac test',
    omniscient: false,
    games: [{ id: 'toy', name: 'Toy', rules: 1, sides: ['red', 'blue'], bots: ['random'] }],
  })
  expect(await talk({ omniscient: true }).ask('hello')).toMatchObject({ omniscient: true })
})

test('the id comes back, whatever the answer', async () => {
  const { ask } = talk()
  expect(await ask('hello', { id: 7 })).toMatchObject({ id: 7, ok: true })
  expect(await ask('legal', { id: 'x' })).toMatchObject({ id: 'x', ok: false })
  expect(await ask('nonsense', { id: 8 })).toMatchObject({ id: 8, ok: false })
  expect(await ask('view', { id: 9 })).toMatchObject({ id: 9, ok: false, error: { where: 'seat' } })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  "a field '%s', which every object has, is as unknown as any other",
  async name => {
    const { send } = talk()
    const unknown = { code: 'bad-request', text: `The field '${name}' is not known here.`, where: name }
    expect(await send(`{"id": 3, "cmd": "hello", "${name}": {}}`)).toEqual({
      id: 3,
      ok: false,
      error: unknown,
    })
    const deep = `{"cmd": "new", "game": "toy", "scenario": 1, "chance": [{"die": 1, "${name}": 2}]}`
    expect((await send(deep)).error).toEqual(unknown)
  },
)

test('nesting without end is refused like any other nonsense', async () => {
  const { send, ask } = talk()
  const view = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const { ok } = await send(`{"cmd": "imagine", "game": "toy", "scenario": 1, "view": {"hand": ${view}}}`)
  expect(ok).toBe(false)
  expect((await ask('hello')).ok).toBe(true)
})

test.each([
  ['not JSON', '{"cmd": ', 'bad-json'],
  ['a list', '[]', 'bad-request'],
  ['a number', '7', 'bad-request'],
  ['null', 'null', 'bad-request'],
  ['no command', '{}', 'bad-request'],
  ['a command of the wrong type', '{"cmd": 5}', 'bad-request'],
  ['an id of the wrong type', '{"id": {}, "cmd": "hello"}', 'bad-request'],
  ['an unknown command', '{"cmd": "leagl"}', 'unknown-cmd'],
  ['a name that every object knows', '{"cmd": "__proto__"}', 'unknown-cmd'],
  ['another', '{"cmd": "constructor"}', 'unknown-cmd'],
  ['an unknown field', '{"cmd": "hello", "sead": 1}', 'bad-request'],
  ['a missing field', '{"cmd": "view"}', 'bad-request'],
  ['an unknown game', '{"cmd": "new", "game": "tyo", "scenario": 1}', 'unknown-game'],
  ['an unknown scenario', '{"cmd": "new", "game": "toy", "scenario": 9}', 'unknown-scenario'],
  ['a bad scenario', '{"cmd": "new", "game": "toy", "scenario": {"id": "x", "goal": 0}}', 'bad-scenario'],
  ['a list as scenario', '{"cmd": "new", "game": "toy", "scenario": []}', 'bad-request'],
  [
    'a script of the wrong shape',
    '{"cmd": "new", "game": "toy", "scenario": 1, "chance": [{"dice": 1}]}',
    'bad-request',
  ],
  [
    'a script that does not fit',
    '{"cmd": "new", "game": "toy", "scenario": 1, "chance": [{"die": 1}]}',
    'bad-script',
  ],
  ['no game yet', '{"cmd": "legal"}', 'no-game'],
])('%s is refused in plain words, and the talk goes on', async (_, line, code) => {
  const { send, ask } = talk()
  const { ok, error } = await send(line)
  expect({ ok, code: error?.code }).toEqual({ ok: false, code })
  expect(error?.text).toMatch(/^[A-Z'].*[.?]$/)
  expect((await ask('hello')).ok).toBe(true)
})

test('bytes that are no UTF-8 are refused', async () => {
  expect((await talk().send(new Uint8Array([0x7b, 0xff, 0x7d]))).error?.code).toBe('bad-utf8')
})

test('a slip of the fingers is met with the nearest word', async () => {
  const { ask } = talk()
  expect((await ask('leagl')).error?.text).toContain("'legal'")
  expect((await ask('view', { saet: 'red' })).error?.text).toContain("'seat'")
  expect((await ask('new', { game: 'toy', scenario: 'shrot' })).error?.text).toContain("'short'")
})

test('a whole game, by scripted setup, legal lists and commands as text or code', async () => {
  const { ask } = talk()
  expect(await ask('new', { game: 'toy', scenario: 'short', chance: SORTED })).toMatchObject({
    ok: true,
    decision: { seats: ['red', 'blue'], kind: 'bid' },
  })
  const bids = [
    { code: 256, text: 'bid 1' },
    { code: 512, text: 'bid 2' },
  ]
  expect(await ask('legal')).toMatchObject({ legal: { red: bids, blue: bids } })
  expect((await ask('legal', { seat: 'blue' })).legal).toEqual({ blue: bids })
  expect((await ask('apply', { command: 'bid 1' })).error?.code).toBe('which-seat')
  expect(await ask('apply', { seat: 'red', command: 'bid 2' })).toMatchObject({
    decision: { seats: ['blue'] },
  })
  expect((await ask('legal', { seat: 'red' })).legal).toEqual({ red: [] })
  expect(await ask('apply', { command: 256 })).toMatchObject({
    seat: 'blue',
    command: { code: 256, text: 'bid 1' },
    drawn: [],
    decision: { seats: ['red'], kind: 'act' },
  })
  expect(await ask('apply', { command: 'attack', chance: [{ die: 5 }] })).toMatchObject({
    drawn: [{ die: 5, faces: 6 }],
    facts: [{ type: 'rolled', seat: 0, value: 5 }],
    decision: { seats: ['blue'], kind: 'answer' },
  })

  let now = await ask('legal')
  for (let i = 0; now.outcome === undefined && i < 1000; i++) {
    const seat = (now.decision as { seats: string[] }).seats[0]
    const legal = ((await ask('legal', { seat })).legal as Record<string, { code: number }[]>)[seat]
    now = await ask('apply', { seat, command: legal[i % legal.length].code })
    expect(now.ok).toBe(true)
  }
  expect(now).toMatchObject({ outcome: { reason: expect.any(String) } })
  expect(now).not.toHaveProperty('decision')
  expect(await ask('legal')).toMatchObject({ ok: true, legal: {}, outcome: now.outcome })
  expect((await ask('apply', { command: 'pass' })).error?.code).toBe('over')
  expect((await ask('apply', { seat: 'red', command: 'pass' })).error?.code).toBe('over')
})

test('what is not allowed is refused and changes nothing; `explain` and `forecast` tell more', async () => {
  const { ask } = talk({ omniscient: true })
  await ask('new', { game: 'toy', scenario: 1, chance: SORTED })
  const before = await ask('state')
  expect((await ask('apply', { seat: 'red', command: 'attack' })).error?.code).toBe('illegal')
  expect((await ask('apply', { seat: 'red', command: 'dance' })).error?.code).toBe('bad-command')
  expect((await ask('apply', { seat: 'red', command: 123456 })).error?.code).toBe('bad-command')
  expect((await ask('apply', { seat: 'red', command: 'bid 1', chance: [{ die: 1 }] })).error?.code).toBe(
    'bad-script',
  )
  expect((await ask('apply', { seat: 'green', command: 'bid 1' })).error?.code).toBe('unknown-seat')
  expect(await ask('state')).toEqual(before)

  expect(await ask('explain', { seat: 'red', command: 'bid 1' })).toEqual({ ok: true, legal: true })
  expect(await ask('explain', { seat: 'red', command: 'attack' })).toMatchObject({
    legal: false,
    explanation: { about: {} },
  })
  expect((await ask('explain', { seat: 'spectator', command: 'attack' })).error?.code).toBe('unknown-seat')
  await ask('apply', { seat: 'red', command: 'bid 2' })
  await ask('apply', { seat: 'blue', command: 'bid 1' })
  expect(await ask('forecast', { seat: 'red', command: 'attack' })).toMatchObject({
    forecast: { total: 4, chance: 0.5 },
  })
  expect(await ask('forecast', { seat: 'red', command: 'pass' })).toEqual({ ok: true })
})

test('a script fits exactly, or lets the generator go on by its last line', async () => {
  const { ask } = talk({ omniscient: true })
  const open = (chance: unknown[]) => ask('new', { game: 'toy', scenario: 1, seed: 'a', chance })
  expect((await open([SORTED[0]])).error?.code).toBe('bad-script')
  expect((await open([...SORTED, { die: 1 }])).error?.code).toBe('bad-script')
  expect((await open(['seed', ...SORTED])).error?.code).toBe('bad-request')
  expect((await open(['seed'])).drawn).toEqual(
    (await ask('new', { game: 'toy', scenario: 1, seed: 'a' })).drawn,
  )
  expect((await open([SORTED[0], 'seed'])).drawn).toMatchObject([
    { order: expect.arrayContaining(['1.1']) },
    {},
  ])

  await open(SORTED)
  await ask('apply', { seat: 'red', command: 'bid 2' })
  await ask('apply', { seat: 'blue', command: 'bid 1' })
  const before = [await ask('state'), await ask('record')]
  const attack = (chance: unknown[]) => ask('apply', { seat: 'red', command: 'attack', chance })
  expect((await attack([])).error?.code).toBe('bad-script')
  expect((await attack([{ die: 6 }])).error?.code).toBe('bad-script')
  expect((await attack([{ order: [] }])).error?.code).toBe('bad-script')
  expect((await attack([{ die: 4 }, { die: 4 }])).error?.code).toBe('bad-script')
  expect([await ask('state'), await ask('record')]).toEqual(before)
  expect(await attack(['seed'])).toMatchObject({ ok: true, drawn: [{ faces: 6 }] })
})

test('undo takes back what nobody has answered, with its events', async () => {
  const { ask } = talk()
  await ask('new', { game: 'toy', scenario: 1, seed: 'a' })
  const before = [
    await ask('view', { seat: 'red' }),
    await ask('events', { seat: 'red' }),
    await ask('legal'),
  ]
  await ask('apply', { seat: 'red', command: (before[2].legal as { red: { code: number }[] }).red[0].code })
  expect((await ask('undo', { seat: 'blue' })).error?.code).toBe('nothing-to-undo')
  expect(await ask('undo', { seat: 'red' })).toMatchObject({ ok: true, decision: { seats: ['red', 'blue'] } })
  expect([
    await ask('view', { seat: 'red' }),
    await ask('events', { seat: 'red' }),
    await ask('legal'),
  ]).toEqual(before)
  expect((await ask('undo', { seat: 'red' })).error?.code).toBe('nothing-to-undo')
})

test('a position goes on as the game would have', async () => {
  const { ask } = talk({ omniscient: true })
  await ask('new', { game: 'toy', scenario: 1, seed: 'a' })
  const { position } = await ask('state')
  const { ask: there } = talk({ omniscient: true })
  expect(await there('position', { game: 'toy', text: position })).toMatchObject({
    ok: true,
    scenario: 'short',
  })
  expect(await there('state')).toEqual(await ask('state'))
  expect((await there('record')).error?.code).toBe('no-record')
  expect((await there('position', { game: 'toy', text: 'toy nowhere' })).error?.code).toBe('unknown-scenario')

  for (let i = 0; i < 12; i++)
    for (const { ask: one } of [{ ask }, { ask: there }]) {
      const now = await one('legal')
      const [seat, list] = Object.entries(now.legal as Record<string, { code: number }[]>)[0]
      await one('apply', { seat, command: list[0].code })
    }
  expect(await there('state')).toEqual(await ask('state'))
})

test('a bot chooses one of the legal commands, the same from the same seed', async () => {
  const threeChoices = async () => {
    const { ask } = talk()
    await ask('new', { game: 'toy', scenario: 1, seed: 'a' })
    const choices: unknown[] = []
    for (let i = 0; i < 3; i++) choices.push((await ask('search', { seat: 'red', bot: 'random' })).command)
    return choices
  }
  const choices = await threeChoices()
  expect(await threeChoices()).toEqual(choices)
  const { ask } = talk()
  await ask('new', { game: 'toy', scenario: 1, seed: 'a' })
  expect(((await ask('legal')).legal as { red: unknown[] }).red).toContainEqual(choices[0])
  expect((await ask('search', { seat: 'red', bot: 'radnom' })).error?.text).toContain("'random'")
  expect((await ask('search', { seat: 'red', bot: 'toString' })).error?.code).toBe('unknown-bot')
  await ask('apply', { seat: 'red', command: (choices[0] as { code: number }).code })
  expect((await ask('search', { seat: 'red', bot: 'random' })).error?.code).toBe('not-your-turn')
})

test('quit is answered and ends the talk', async () => {
  const { ask, session } = talk()
  expect(await ask('quit', { id: 1 })).toEqual({ id: 1, ok: true })
  expect(session.over).toBe(true)
})

test('a fault of a game is told in one line, and the talk goes on', async () => {
  const { session, ask } = talk()
  await ask('new', { game: 'toy', scenario: 1 })
  const { playing } = session
  if (!playing) throw new Error('no game')
  session.playing = {
    ...playing,
    game: {
      ...playing.game,
      module: {
        ...playing.game.module,
        view() {
          throw new Error('the view is broken')
        },
      },
    },
  }
  expect((await ask('view', { seat: 'red' })).error).toEqual({
    code: 'internal',
    text: "The engine failed at 'view': the view is broken.",
  })
  expect((await ask('legal')).ok).toBe(true)
})

test('a recorded game from the engine can be replayed', async () => {
  const { ask } = talk({ omniscient: true })
  await ask('new', { game: 'toy', scenario: 2, seed: 'b' })
  for (let i = 0; i < 20; i++) {
    const [seat, list] = Object.entries((await ask('legal')).legal as Record<string, { code: number }[]>)[0]
    await ask('apply', { seat, command: list[i % list.length].code })
  }
  const board = unwrap(toy.board({ id: 'long', goal: 5 }))
  const played = unwrap(replay(toy, board, unwrap(parseRecord((await ask('record')).record))))
  expect(digest(played.table)).toBe((await ask('state')).digest)
})
