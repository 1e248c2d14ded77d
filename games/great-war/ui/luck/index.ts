/** What the dice of The Great War tell of luck. */
import type { Die, GameLuck } from '@bivouac/client-shell/luck'
import { byLanguage, perLanguage, sayer, type TableFile } from '@bivouac/face-kit'
import { picture } from '@bivouac/face-kit/art'
import { battleDieFace, targetingDie } from '../../src/art/tokens.ts'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { cardText } from '../../src/text/names.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { DIE_FACES, type DieFace, TARGETING_DIE } from '../../src/vocabulary.ts'
import { tableWords } from '../table/words.ts'
import { throwsIn } from './luck.ts'
import type { MESSAGES } from './messages/en.ts'

const TABLES = byLanguage(
  import.meta.glob<TableFile<keyof typeof MESSAGES>>('./messages/*.ts', { eager: true }),
)

const ownWordsIn = perLanguage(language => sayer(TABLES[language].MESSAGES, language))

const battleDie: Die = {
  die: 'battle',
  sides: [...new Set(DIE_FACES)].map(face => ({
    face,
    chance: DIE_FACES.filter(one => one === face).length / DIE_FACES.length,
    drawing: picture(36, 38, battleDieFace(face, false)),
  })),
}

const targeting: Die = {
  die: 'targeting',
  sides: [...Array(TARGETING_DIE).keys()].map(i => ({
    face: String(i + 1),
    chance: 1 / TARGETING_DIE,
    drawing: picture(36, 38, targetingDie(i + 1)),
  })),
}

/** Rolls of cards are called by the card. */
const cardRolling = (use: string): { readonly title: string } | undefined =>
  [...COMMAND_CARDS, ...COMBAT_CARDS].find(card => card.rolls === use)

export const greatWarLuck: GameLuck<GreatWarBoard, GreatWarView, GreatWarFact> = {
  throwsIn,
  dice: [battleDie, targeting],
  wordsIn({ language }) {
    const { say } = ownWordsIn(language)
    const { game } = tableWords({ language })
    return {
      what(what) {
        const card = cardRolling(what)
        return card ? cardText(game, card.title) : say(`what.${what as 'barrage'}`)
      },
      die: die => say(`die.${die as 'battle'}`),
      face: face => (/\d/.test(face) ? face : game.say(`face.${face as DieFace}`)),
      note: say('note'),
    }
  },
}
