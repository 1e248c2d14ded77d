/** One choice of a person: shown, asked for and understood. */
import type { Seat } from '@bivouac/kernel'
import { print } from '../output.ts'
import type { Lines } from './lines.ts'
import { legalFor, type Playing, viewFor } from './playing.ts'
import { showChoices, showNews, showTable } from './screen.ts'
import { type PlayWords, problemText } from './speech.ts'
import { LONG_WORDS, refusal, sayWord, WORD_LIST } from './words.ts'

/** What came of it: a command, or a wish that ends or rewinds the choosing. */
type Chosen = { readonly command: number } | { readonly wish: 'undo' | 'resign' | 'quit' }

export async function choose(playing: Playing, seat: Seat, lines: Lines): Promise<Chosen> {
  showNews(playing, seat)
  showTable(playing, seat)
  showChoices(playing, seat)
  for (;;) {
    const line = await lines.next('> ')
    if (line === undefined) return { wish: 'quit' }
    const typed = line.trim()
    const [word, ...rest] = typed.split(/\s+/)
    switch (word.toLowerCase()) {
      case 'quit':
      case 'exit':
        return { wish: 'quit' }
      case 'undo':
        return { wish: 'undo' }
      case 'resign':
        if (await isSure(playing.words, lines)) return { wish: 'resign' }
        continue
    }
    if (await sayWord(playing, seat, word.toLowerCase(), rest.join(' '), lines)) {
      if (LONG_WORDS.includes(word.toLowerCase())) showChoices(playing, seat)
      continue
    }
    const command = understood(playing, seat, typed)
    if (command !== undefined) return { command }
  }
}

async function isSure({ say }: PlayWords, lines: Lines): Promise<boolean> {
  const yes = say('yes')
  const answer = await lines.next(`${say('resign.sure', { yes })} `)
  return answer?.trim().toLowerCase() === yes
}

/** A choice by its number or its words; undefined, after saying why, if it is none. */
function understood(playing: Playing, seat: Seat, typed: string): number | undefined {
  const { game, words, match } = playing
  const { board } = match.table
  const legal = legalFor(playing, seat)
  const known = words.sayCounted('choice.known', legal.length, {
    example: game.module.formatCommand(board, legal[0]),
    words: WORD_LIST,
  })
  if (typed === '') {
    print(known)
    return undefined
  }
  if (/^\d+$/.test(typed)) {
    const command = legal[Number(typed) - 1]
    if (command === undefined) print(`${words.say('choice.none', { typed })} ${known}`)
    return command
  }
  const parsed = game.module.parseCommand(board, typed)
  if (!parsed.ok) {
    print(`${problemText(words, parsed.problem, typed)}\n${known}`)
    return undefined
  }
  const explained = game.module.explain(board, viewFor(playing, seat), parsed.value)
  if (explained === undefined) return parsed.value
  print(refusal(playing, explained))
  return undefined
}
