/** A server whose disk is full: nobody loses or sees what was not kept, everybody is told what to do, and with room again it goes on. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atTheEnd, newFolder } from './bench/folder.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, oneServer, plan, posted, type Running, twoAt } from './bench/server.ts'

const FULL = expect.objectContaining({
  code: 'storage-full',
  message: expect.stringMatching(/has not happened.*Try again later/),
})

/** A disk that can be filled and emptied under a server. */
interface Disk {
  readonly folder: string
  readonly writer?: URL
  fill(): void
  empty(): void
}

function asSqliteThinks(): Disk {
  const folder = newFolder()
  const says = join(folder, 'bivouac.sqlite.full')
  return {
    folder,
    writer: new URL('./bench/small-disk-writer.ts', import.meta.url),
    fill: () => writeFileSync(says, ''),
    empty: () => rmSync(says),
  }
}

const mounted = (folder: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' })
const unmounted = (folder: string): void => {
  execFileSync('umount', [folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-disk-'))
  try {
    mounted(folder)
  } catch {
    return false
  }
  unmounted(folder)
  return true
}

function realDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-disk-'))
  mounted(folder)
  atTheEnd(() => unmounted(folder))
  const filler = join(folder, 'filler')
  const page = Buffer.alloc(4096)
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (;;) writeSync(file, page)
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
      closeSync(file)
    },
    empty: () => rmSync(filler),
  }
}

/** Does something again and again until it is refused, and gives back why. What room is left in pages is used up by then. */
async function untilRefused(act: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const refusal = await act().then(
      () => undefined,
      error => error,
    )
    if (refusal !== undefined) return refusal
  }
}

/** Two who play while the disk is filled, and go on when it is empty again. */
async function playOver(
  { fill, empty, ...served }: Disk,
  whileFull = async (_: Running) => {},
): Promise<void> {
  const enough = { burst: 1e6, perSecond: 1e6 }
  const run = await oneServer({ ...served, limits: { chat: enough, games: enough } })
  const { game, lines } = await twoAt(run)
  const followers = await Promise.all(lines.map(line => follow(line, game)))
  for (let i = 0; i < 4; i++) await oneMove(lines, followers, dice(i))

  fill()
  let tried: { readonly seat: number; readonly id: string; readonly asked: number; readonly command: number }
  const give = ({ seat, ...command } = tried) => lines[seat].ask('give', { game, ...command })
  const refusal = await untilRefused(async () => {
    const seat = followers.findIndex(({ update }) => update.legal.length > 0)
    const { asked, legal, entry } = followers[seat].update
    tried = { seat, id: newId(), asked, command: legal[0] }
    await give()
    await expect.poll(() => followers.every(({ update }) => update.entry > entry)).toBe(true)
  })
  expect(refusal).toEqual(FULL)
  const [{ update }] = followers
  const text = 'x'.repeat(300)
  expect(await untilRefused(() => lines[1].ask('chat', { game, id: newId(), text }))).toEqual(FULL)
  expect(await untilRefused(() => lines[1].ask('create', { id: newId(), plan: plan() }))).toEqual(FULL)
  expect(
    await untilRefused(() => lines[0].ask('offer', { game, id: newId(), offer: { what: 'end' } })),
  ).toEqual(FULL)
  await whileFull(run)
  // Nobody has seen anything of it, and nothing of it lies there.
  expect(followers.map(one => one.update.entry)).toEqual([update.entry, update.entry])
  for (const line of lines) expect((await line.ask('open', { game })).update.entry).toBe(update.entry)
  const { length: said } = (await lines[0].ask('open', { game })).chat
  const count = "select count(*) as n from entry where game = ? and kind = 'play'"
  expect(await run.rows(count, game)).toEqual([{ n: update.entry }])

  empty()
  expect(await give()).toEqual({ entry: update.entry + 1 })
  await expect.poll(() => followers.map(one => one.update.entry)).toEqual(Array(2).fill(update.entry + 1))
  await lines[1].ask('chat', { game, id: newId(), text: 'So.' })
  expect((await lines[0].ask('open', { game })).chat).toHaveLength(Math.min(200, said + 1))
}

test('with no room in the file of its database', () => playOver(asSqliteThinks()))

const onRealDisk = test.skipIf(!canMount()) // a disk of its own can be mounted by root alone
onRealDisk(
  'with no room on the disk, also for what is about to be written (as root, who can mount one)',
  () =>
    playOver(realDisk(), async ({ url }) => {
      const ready = async (): Promise<number> => (await fetch(`${url}/readyz`)).status
      await expect.poll(ready).toBe(503)
      expect((await posted(url, '/api/guest', {})).status).toBe(503)
    }),
)
