/** The words of the table in one language: the game's face as a screen needs it, and the table's own. Loaded when asked for. */
import type { Words } from '@bivouac/client-shell'
import { fetchedPerLanguage, type Language, loadMessages, type Sayer } from '@bivouac/face-kit'
import { firstOf, verbOf } from '@bivouac/kernel'
import { SHELL } from '../../src/commands.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { type GreatWarVoice, voiceOf } from '../../src/text/face-of.ts'
import { fullText, hexText, sideIn } from '../../src/text/names.ts'
import { capitalised, type Words as GameWords } from '../../src/text/words.ts'
import { forecast } from '../../src/view/explain.ts'
import type { BattleForecast } from '../../src/view/forecast.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { loadSpeech } from '../speech.ts'
import type { TableKey } from './messages/en.ts'
import { unitOnHex } from './things.ts'

export type GreatWarWords = Words<GreatWarBoard, GreatWarView, GreatWarFact>

type OwnWords = Pick<Sayer<TableKey>, 'say' | 'sayCounted' | 'percent'>

/** The same with what this table says of its own. */
export interface TableWords extends GreatWarWords, OwnWords {
  readonly game: GameWords
}

const loadOwn = loadMessages<TableKey>(import.meta.glob('./messages/*.ts'))

const loaded = new Map<Language, TableWords>()

export const wordsIn = fetchedPerLanguage(async (language): Promise<TableWords> => {
  const [own, game] = await Promise.all([loadOwn(language), loadSpeech(language)])
  const { say, sayCounted, percent } = own
  const face = onScreen(voiceOf(game), game, { say, sayCounted, percent })
  const made: TableWords = { language, face, game, say, sayCounted, percent }
  loaded.set(language, made)
  return made
})

/** The parts of the table are given the shell's idea of words; whoever has them in hand has loaded the rest, too. */
export function tableWords({ language }: Pick<GreatWarWords, 'language'>): TableWords {
  const known = loaded.get(language)
  if (known === undefined) throw new Error(`the words in '${language}' have not been loaded`)
  return known
}

/** Headings drawn with dashes, and odds in full sentences, are for terminals. */
const onScreen = (voice: ReturnType<typeof voiceOf>, game: GameWords, words: OwnWords): GreatWarVoice => ({
  ...voice,
  // A terminal's list is sorted by rows; a line that stands alone says what is aimed at.
  label: (board, view, command) =>
    verbOf(command) === SHELL
      ? words.say('deed.shell', { hex: targetText(game, view, firstOf(command)) })
      : voice.label(board, view, command),
  odds: (board, view, command) => {
    const odds = forecast(board, view, command)
    return odds && oddsLine(words, odds)
  },
  sentence: (board: GreatWarBoard, fact: GreatWarFact) =>
    fact.type === 'turnStarted'
      ? words.say('log.turn', { turn: fact.turn, side: capitalised(game, sideIn(game, fact.side)) })
      : voice.sentence(board, fact),
})

/** Who stands on a hex that is aimed at, or what the ground is. */
function targetText(game: GameWords, view: GreatWarView, hex: number): string {
  const unit = unitOnHex(view, hex)
  return unit ? fullText(game, unit) : hexText(game, view.hexes[hex])
}

/** The gist of the odds in one line: the slip beside it has them all. */
function oddsLine(
  { say, sayCounted, percent }: OwnWords,
  { dice, chance, destroyed, flags, faces, hexes }: BattleForecast,
): string {
  const back = flags.slice(1).reduce((sum, one) => sum + one, 0)
  if (hexes?.length === 0) return say('slip.nobody')
  // Bare wire: nobody can be lost there.
  if (faces === undefined && hexes === undefined)
    return [sayCounted('slip.dice', dice), say('slip.wire.chance', { chance: percent(chance) })].join(' · ')
  return [
    sayCounted('slip.dice', dice),
    say('odds.loss', { chance: percent(chance) }),
    ...(back > 0 ? [say('odds.back', { chance: percent(back) })] : []),
    ...(destroyed > 0 ? [say('odds.destroyed', { chance: percent(destroyed) })] : []),
  ].join(' · ')
}
