/** All piles, card by card, as far as the seat may know them. */
import { cardText } from '../../../src/text/names.ts'
import { KINDS, type KindName, SIDES, type SideName, type ZoneName } from '../../../src/vocabulary.ts'
import { MiniFace } from '../hand/mini.tsx'
import { countKinds, farSide, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { type TableWords, tableWordsIn } from '../say.ts'
import '../hand/tray.css'
import './panels.css'

export function Piles({ seen, words }: NormandyProps) {
  const say = tableWordsIn(words.language)
  return (
    <div className="normandy-piles">
      {[nearSide(seen.seat), farSide(seen.seat)].map(side => (
        <section key={side} aria-label={words.face.side(SIDES.indexOf(side))}>
          <h3 className="normandy-piles__side" data-side={side}>
            {words.face.side(SIDES.indexOf(side))}
          </h3>
          <SidePiles seen={seen} words={words} side={side} say={say} />
        </section>
      ))}
    </div>
  )
}

type SideProps = Pick<NormandyProps, 'seen' | 'words'> & { readonly side: SideName; readonly say: TableWords }

function SidePiles({ seen, words, side, say }: SideProps) {
  const { play, discard, supply, own, sizes, handAndDeck } = seen.view[side]
  const pile = (zone: ZoneName, cards: readonly string[]) => (
    <Pile
      key={zone}
      side={side}
      title={say.names.say(`pile.${zone}`)}
      cards={countKinds(cards)}
      words={words}
      say={say}
    />
  )
  const known = KINDS.flatMap(kind => (handAndDeck[kind] ? [[kind, handAndDeck[kind]] as const] : []))
  return (
    <>
      {pile('play', play)}
      {pile('discard', discard)}
      {pile('supply', supply)}
      {own ? (
        <>
          {pile('deck', own.deck)}
          {pile('removed', own.removed)}
        </>
      ) : (
        <>
          <Pile side={side} title={say.say('known.title')} cards={known} words={words} say={say} />
          <h4 className="label">
            {say.say('pile.title', { pile: say.names.say('pile.removed'), count: sizes.removed })}
          </h4>
          <p className="normandy-chips__none">{say.say('pile.secret')}</p>
        </>
      )}
    </>
  )
}

interface PileProps {
  readonly side: SideName
  readonly title: string
  readonly cards: readonly (readonly [KindName, number])[]
  readonly words: NormandyProps['words']
  readonly say: TableWords
}

function Pile({ side, title, cards, words, say }: PileProps) {
  const count = cards.reduce((sum, [, copies]) => sum + copies, 0)
  return (
    <>
      <h4 className="label">{say.say('pile.title', { pile: title, count })}</h4>
      {count === 0 ? (
        <p className="normandy-chips__none">{say.names.say('table.nothing')}</p>
      ) : (
        <ul className="normandy-piles__cards">
          {cards.map(([kind, copies]) => (
            <li key={kind}>
              <span className="sr-only">
                {say.names.sayCounted('table.count', copies, { card: cardText(say.names, kind) })}
              </span>
              <MiniFace side={side} kind={kind} language={words.language} />
              {copies > 1 && (
                <span className="normandy-tray__count" aria-hidden="true">
                  {say.say('chip.count', { count: copies })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
