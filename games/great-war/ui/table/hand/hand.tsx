/** The own cards: command and combat cards side by side, or what is being looked at, or a strip on a phone. */
import './hand.css'
import type { Thing } from '@bivouac/client-shell'
import { type CSSProperties, memo, useMemo, useState } from 'react'
import { isSameHolding } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { spoken } from '../spoken.ts'
import { cardThing, doingNow, seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { AnswerNote } from './answer-note.tsx'
import { CardButton, type CardLook } from './card-button.tsx'
import { CardSheet } from './card-sheet.tsx'
import { byTitle } from './card-words.ts'
import { HandTools } from './hand-tools.tsx'
import { leadsToButtons, openings, whyNotShort } from './playable.ts'

/** Decisions that are about cards: what does not fit then steps back. */
const CARDS_ASKED: readonly unknown[] = ['play-card', 'with-card', 'answer', 'keep', 'choose']

export const Hand = memo(function Hand(part: TablePart) {
  const { seen, hands, words, room } = part
  const { view, board } = seen
  const own = tableWords(words)
  const [opened, setOpened] = useState<Thing>()
  const open = useMemo(() => openings(seen), [seen])
  const hasButtons = useMemo(() => leadsToButtons(seen), [seen])
  const groups = handGroups(part)
  const hand = seatOf(view) < 0 ? undefined : view[seatOf(view) === 0 ? 'british' : 'german']
  const isCardAsked = CARDS_ASKED.includes(doingNow(view)?.kind) && seen.legal.length > 0
  const isSmall = room === 'narrow'
  const count = groups.reduce((sum, { things }) => sum + Math.max(1, things.length), 0)

  const look = (thing: Thing): CardLook => {
    const canPress = open.has(thing) || hands.next.has(thing)
    return {
      thing,
      label: spoken(seen, words, thing),
      canPress,
      isDim: !canPress && isCardAsked && hands.picked.length === 0,
      why: canPress ? undefined : whyNotShort(seen, own, thing),
    }
  }
  // A finger cannot point without pressing, and a phone's strip is too small to read: there the card is opened first.
  const press = (thing: Thing): void =>
    isSmall || matchMedia('(pointer: coarse)').matches ? setOpened(thing) : hands.press(thing)

  // On a phone what lies ready takes the room of the cards, so that the board keeps its own.
  if (isSmall && hands.proposed !== undefined) return undefined
  if (hand?.own === undefined) return <p className="gw-hand__none">{own.say('hand.spectator')}</p>
  return (
    <section className={`gw-hand gw-hand--${room}`} aria-label={own.say('hand.cards')}>
      {doingNow(view)?.kind === 'answer' && <AnswerNote {...part} />}
      <HandTools {...part} openings={open} hasButtons={hasButtons} />
      <div
        className="gw-hand__groups"
        style={{ '--gw-count': count, '--gw-groups': groups.length } as CSSProperties}
      >
        {groups.map(({ key, title, note, none, things }) => (
          <div key={key} className="gw-hand__group">
            <h3 className="gw-hand__title">
              <span>{title}</span>
              {note && <span>{note}</span>}
            </h3>
            <ul className="gw-hand__cards">
              {things.length === 0 && <li className="gw-hand__empty">{none}</li>}
              {things.map(([thing, copy]) => (
                <li key={`${thing}/${copy}`}>
                  <CardButton {...look(thing)} {...{ board, words, hands, isSmall }} onPress={press} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {opened !== undefined && (
        <CardSheet
          {...part}
          thing={opened}
          commands={hands.next.get(opened) ?? open.get(opened) ?? []}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}, isSameHolding)

interface Group {
  readonly key: string
  readonly title: string
  readonly note?: string
  readonly none: string
  readonly things: readonly (readonly [thing: Thing, copy: number])[]
}

/** Two of a title are two cards, though pressing either is the same. */
const copies = (kind: 'card' | 'combat' | 'drawn', cards: readonly string[]): Group['things'] =>
  byTitle(cards).flatMap(([title, count]) =>
    Array.from({ length: count }, (_, i) => [cardThing(kind, title), i] as const),
  )

/** What is being looked at comes first; discards to choose from take the place of the hand. */
function handGroups({ seen: { view }, hands, words, room }: TablePart): readonly Group[] {
  const { say } = tableWords(words)
  const own = view.seat === 'spectator' ? undefined : view[view.seat]
  if (own?.own === undefined) return []
  const discards = [...hands.next.keys()].filter(thing => thing.startsWith('discard:'))
  if (discards.length > 0)
    return [
      { key: 'discards', title: say('hand.discards'), none: '', things: discards.map(thing => [thing, 0]) },
    ]
  const drawn = [...(view.command.drawnCards ?? []), ...(view.combat.drawnCards ?? [])]
  const combat: Group = {
    key: 'combat',
    title: say('hand.combat'),
    note: say('hand.limit', { limit: own.hand.limit }),
    none: say('hand.combat.none'),
    things: copies('combat', own.own.combat),
  }
  // A standing order is given for the whole turn or for one combat card.
  if (hands.picked[0] === 'button:standing') return [combat]
  const command: Group = {
    key: 'command',
    title: say('hand.command'),
    none: say('hand.command.none'),
    things: copies('card', own.own.command),
  }
  // A phone's strip shows its beginning: there lies what an answer is chosen from.
  if (room === 'narrow' && doingNow(view)?.kind === 'answer') return [combat, command]
  return [
    ...(drawn.length > 0
      ? [{ key: 'drawn', title: say('hand.drawn'), none: '', things: copies('drawn', drawn) }]
      : []),
    command,
    combat,
  ]
}
