import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import '../../src/cards/combat/index.ts'
import '../../src/cards/command/index.ts'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/words.ts'

const folder = (deck: string): URL => new URL(`../../src/cards/${deck}/`, import.meta.url)

describe('card lists', () => {
  test.each(['command', 'combat'])('every file of the %s deck is in its index', deck => {
    const index = readFileSync(new URL('index.ts', folder(deck)), 'utf8')
    const files = readdirSync(folder(deck)).filter(file => file !== 'index.ts')
    for (const file of files) expect(index).toContain(`'./${file}'`)
  })

  test('[G-12] all 25 titles of command cards are in the game', () => {
    expect(COMMAND_CARDS.map(card => card?.title)).toEqual([...COMMAND_TITLES])
  })

  test('[G-13] all 28 titles of combat cards are in the game, one file each', () => {
    expect(COMBAT_CARDS.map(card => card?.title)).toEqual([...COMBAT_TITLES])
    const files = readdirSync(folder('combat')).map(file => file.replace('.ts', ''))
    expect(files.filter(file => file !== 'index').sort()).toEqual([...COMBAT_TITLES].sort())
  })
})
