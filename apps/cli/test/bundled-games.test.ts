/** What the program bundles for speed, and the browser gets anyway, plays the very game of its source. */
import { commands, digest, type GameModule, openMatch, playOut, seedCells, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { bundled } from '../src/bundle.ts'
import { GAMES } from '../src/games.ts'

/** The state after many random commands in each scenario: a card that a bundle leaves out would show. */
const played = (module: GameModule): string[] =>
  module.scenarios.map(({ id, data }) => {
    const { table } = openMatch(module, unwrap(module.board(data)), `bundled ${id}`)
    const dice = new Int32Array(4)
    seedCells(dice, id, 0)
    return `${id} ${playOut(module, table, dice, commands(), 400)} ${digest(table)}`
  })

const isModule = (thing: unknown): thing is GameModule =>
  typeof thing === 'object' && thing !== null && 'rulesVersion' in thing

test.each(GAMES.map(({ module, folder }) => ({ name: module.name, module, folder })))(
  '$name plays in a bundle as its source does',
  async ({ module, folder }) => {
    const file = await bundled(new URL('src/game.ts', folder))
    const inBundle = Object.values(await import(/* @vite-ignore */ `${file.href}?${module.id}`)).find(
      isModule,
    )
    expect(inBundle && played(inBundle)).toEqual(played(module))
  },
)
