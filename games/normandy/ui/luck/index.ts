/** What Normandy's dice tell of luck. */
import type { GameLuck } from '@bivouac/client-shell/luck'
import { type Language, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import { picture, tenDie } from '@bivouac/face-kit/art'
import type { NormandyFact } from '../../src/facts.ts'
import { DIE_FACES } from '../../src/rules/combat.ts'
import type { NormandyBoard } from '../../src/scenario/scenario.ts'
import { actionName } from '../../src/text/names.ts'
import type { NormandyView } from '../../src/view/view.ts'
import type { ActionName } from '../../src/vocabulary.ts'
import { tableWordsIn } from '../table/say.ts'
import { throwsIn } from './luck.ts'
import { LUCK as de } from './messages/de.ts'
import { LUCK as en } from './messages/en.ts'
import { LUCK as es } from './messages/es.ts'
import { LUCK as hu } from './messages/hu.ts'
import { LUCK as pl } from './messages/pl.ts'

type LuckKey = keyof typeof en

export const TABLES: Readonly<Record<Language, Readonly<Record<LuckKey, string>>>> = { en, de, es, hu, pl }

const ownWordsIn = perLanguage((language): Sayer<LuckKey> => sayer(TABLES[language], language))

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
