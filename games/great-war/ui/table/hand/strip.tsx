/** The own cards along the edge of a phone: small ones in a strip; pressing one opens it, to be read and played. */
import './strip.css'
import { type Thing, useLitInView } from '@bivouac/client-shell'
import { useMemo, useRef, useState } from 'react'
import type { TablePart } from '../seen.ts'
import { doingNow, nameOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { AnswerNote } from './answer-note.tsx'
import { CardFace } from './card-face.tsx'
import { bothHands, type CardGroup, offered } from './card-groups.ts'
import { CardSheet } from './card-sheet.tsx'
import { type CardLook, cardProps, useLooks } from './looks.ts'
import { openings } from './playable.ts'
import { SightTool } from './sight-tool.tsx'
import { StandingChip } from './standing-chip.tsx'

export function Strip(part: TablePart) {
  const { seen, hands, words } = part
  const { say } = tableWords(words)
  const look = useLooks(part)
  const open = useMemo(() => openings(seen), [seen])
  const [opened, setOpened] = useState<Thing>()
  const groups = groupsOf(part)
  const strip = useRef<HTMLDivElement>(null)
  useLitInView(strip, seen)
  // What lies ready takes the room of the cards, so that the board keeps its own.
  if (hands.proposed !== undefined) return undefined
  if (groups === undefined) return <p className="gw-strip__none">{say('hand.spectator')}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form field, and no landmark either: the theatre shows two hands.
    <div role="group" className="gw-strip" aria-label={say('hand.cards')}>
      {doingNow(seen.view)?.kind === 'answer' && <AnswerNote {...part} />}
      <div className="gw-strip__tools">
        <StandingChip {...part} />
        <SightTool {...part} />
      </div>
      <div ref={strip} className="gw-strip__groups">
        {groups.map(({ key, title, none, things }) => (
          <div key={key}>
            <h3 className="sr-only">{title}</h3>
            <ul className="gw-strip__cards">
              {things.length === 0 && <li className="gw-strip__empty">{none}</li>}
              {things.map(([thing, copy]) => (
                <li key={`${thing}/${copy}`}>
                  <SmallCard {...part} look={look(thing)} onPress={() => setOpened(thing)} />
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
    </div>
  )
}

/** What is being looked at comes first, and discards to choose from take the place of the hand. */
function groupsOf(part: TablePart): readonly CardGroup[] | undefined {
  const both = bothHands(part)
  const open = offered(part)
  if (both === undefined) return undefined
  if (open?.key === 'discards') return [open]
  // A standing order is given for the whole turn or for one combat card.
  if (part.hands.picked[0] === 'button:standing') return [both.combat]
  // The strip shows its beginning: there lies what an answer is chosen from.
  const hands =
    doingNow(part.seen.view)?.kind === 'answer' ? [both.combat, both.command] : [both.command, both.combat]
  return open ? [open, ...hands] : hands
}

interface SmallProps extends TablePart {
  readonly look: CardLook
  onPress(): void
}

function SmallCard({ seen, words, look, onPress }: SmallProps) {
  const { thing, label, isReady, why } = look
  return (
    <button
      type="button"
      className="gw-small"
      aria-label={why === undefined ? label : `${label} (${why})`}
      {...cardProps(look)}
      onClick={onPress}
    >
      <CardFace title={nameOf(thing)} board={seen.board} words={words} isSmall isChosen={isReady} />
    </button>
  )
}
