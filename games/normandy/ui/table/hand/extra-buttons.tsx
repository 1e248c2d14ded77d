/** What else the card in one's fingers can do: hunker down, draw fewer cards, make its counter ready. */
import { thingProps } from '@bivouac/client-shell'
import type { KindName } from '../../../src/vocabulary.ts'
import { deedName } from '../logic/deeds.ts'
import { spoken } from '../logic/spoken.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { pressRow } from './press-row.ts'
import { extraUses, pointProps } from './rows.ts'

interface Props extends NormandyProps {
  readonly kind: KindName | undefined
}

export function ExtraButtons({ seen, hands, words, kind }: Props) {
  if (kind === undefined || seen.decision.kind !== 'turn') return undefined
  const say = tableWordsIn(words.language)
  return extraUses(seen, kind).map(extra => (
    <button
      key={extra.use}
      type="button"
      className="button button--small normandy-extra"
      aria-label={spoken(seen, say, words.face, extra.thing)}
      aria-pressed={hands.proposed === extra.command}
      data-advised={hands.advised.includes(extra.thing) || undefined}
      {...thingProps(extra.thing, true)}
      {...pointProps(hands, extra.thing)}
      onClick={() => pressRow(seen, hands, { ...extra, can: true })}
    >
      {deedName(seen.board, seen.view, say, extra.command)}
    </button>
  ))
}
