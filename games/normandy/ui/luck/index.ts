/** What Normandy's dice tell of luck. */
import type { GameLuck } from '@bivouac/client-shell/luck'
import { byLanguage, perLanguage, sayer, type TableFile } from '@bivouac/face-kit'
import { picture, tenDie } from '@bivouac/face-kit/art'
import type { NormandyFact } from '../../src/facts.ts'
import { DIE_FACES } from '../../src/odds.ts'
import type { NormandyBoard } from '../../src/scenario/scenario.ts'
import { actionName } from '../../src/text/names.ts'
import type { NormandyView } from '../../src/view/view.ts'
import type { ActionName } from '../../src/vocabulary.ts'
import { tableWordsIn } from '../table/say.ts'
import { throwsIn } from './luck.ts'
import type { MESSAGES } from './messages/en.ts'

const TABLES = byLanguage(
  import.meta.glob<TableFile<keyof typeof MESSAGES>>('./messages/*.ts', { eager: true }),
)

const ownWordsIn = perLanguage(language => sayer(TABLES[language].MESSAGES, language))

export const normandyLuck: GameLuck<NormandyBoard, NormandyView, NormandyFact> = {
  throwsIn: (_, __, story) => throwsIn(story),
  dice: [
    {
      die: 'ten',
      sides: [...Array(DIE_FACES).keys()].map(face => ({
        face: String(face),
        chance: 1 / DIE_FACES,
        drawing: picture(30, 38, tenDie(face, false)),
      })),
    },
  ],
  wordsIn({ language }) {
    const { say } = ownWordsIn(language)
    const { names } = tableWordsIn(language)
    return {
      what: what => actionName(names, what as ActionName),
      die: () => say('die.ten'),
      face: face => face,
      note: say('note'),
    }
  },
}
