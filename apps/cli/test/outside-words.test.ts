/** How a bot of the user's own is named: words and quotes, settings, and what is told when it cannot be. */
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { isProgram, wordsOf } from '../src/bots/command-line.ts'
import { findBot } from '../src/find.ts'
import type { BotGame } from '../src/games.ts'

const game = { module: toy, bots: {} } as unknown as BotGame

test.each([
  ['python3 my.py', ['python3', 'my.py']],
  ['  a   b  ', ['a', 'b']],
  [`"/my bots/a" 'it "is"' x"y z"`, ['/my bots/a', 'it "is"', 'xy z']],
  [`a '' ""`, ['a', '', '']],
  [
    'a; rm $HOME `b` | c > d & *.py C:\\e',
    ['a;', 'rm', '$HOME', '`b`', '|', 'c', '>', 'd', '&', '*.py', 'C:\\e'],
  ],
  ['', []],
])('%j is %j', (line, words) => {
  expect(wordsOf(line)).toEqual(words)
})

test('a program is looked for in PATH, or at its path', () => {
  expect(isProgram(process.execPath)).toBe(true)
  expect(isProgram('node', process.execPath.replace(/\/node$/, ''))).toBe(true)
  expect(isProgram('node', '/nowhere')).toBe(false)
  expect(isProgram(import.meta.dirname)).toBe(false)
})

test.each([
  ['cmd:', /^Say which program is to play/],
  ['cmd:seconds=2', /^Say which program is to play/],
  ['cmd:no-such-program-anywhere x', /^There is no program 'no-such-program-anywhere'/],
  ['cmd:./nowhere/bot', /^There is no program '\.\/nowhere\/bot'/],
  ["cmd:node 'a b", /^A quote ' is not closed/],
  ['cmd:seconds=0 node', /'seconds=0' must be a number above 0/],
  ['cmd:seconds=-1 node', /'seconds=-1' must be/],
  ['cmd:seconds= node', /'seconds=' must be/],
  ['cmd:seconds=soon node', /'seconds=soon' must be/],
  ['cmd:seconds=1e9 node', /at most 86400/],
  ['cdm:node', /^There is no bot 'cdm:node'\. Did you mean 'cmd:'\?/],
  [':node', /^There is no bot ':node'/],
  ['constructor:x', /^There is no bot 'constructor:x'/],
])('%s is refused before anything is started', (spec, text) => {
  expect(() => findBot(game, spec)).toThrow(text)
})
