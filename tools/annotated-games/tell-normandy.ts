/** A game of Normandy in short sentences: a round a section, a card a sentence. */
import type { NormandyFact } from '../../games/normandy/src/facts.ts'
import {
  counted,
  cut,
  type Happening,
  type Passage,
  percent,
  type Section,
  stepsIn,
  title,
} from './account.ts'
import type { Course, Step } from './play.ts'

type Fact<K extends NormandyFact['type']> = Extract<NormandyFact, { type: K }>

const SIDES = ['us', 'german']
const NAMES: Readonly<Record<string, string>> = { us: 'US', german: 'German' }

/** `german-riflemen-a` as 'Riflemen A': whose they are is plain from the sentence. */
const counter = (unit: string): string => title(unit.replace(/^(?:us|german)-/, ''))

export function tellNormandy(course: Course<NormandyFact>): Section<NormandyFact>[] {
  const where = new Map<string, string>()
  return cut(course, 'roundStarted').map((part, i) => ({
    number: i + 1,
    opening: opening(part),
    passages: passages(part, where),
    steps: stepsIn(part),
    score: part.at(-1)?.step.score ?? [],
  }))
}

function opening(part: readonly Happening<NormandyFact>[]): string {
  const facts = part.flatMap(({ facts }) => facts)
  const bids = facts.find(fact => fact.type === 'bidsRevealed')
  const before = facts.slice(0, bids === undefined ? 0 : facts.indexOf(bids))
  const hand = (side: string): string =>
    counted(
      before
        .filter(fact => fact.type === 'cardMoved')
        .filter(fact => fact.side === side && fact.from === 'deck' && fact.to === 'hand')
        .map(fact => title(fact.card ?? '')),
    )
  const bid = (card: string | undefined, number: number): string =>
    card === undefined ? 'nothing' : `${title(card)} (${number})`
  const hands = SIDES.map((side, seat) => {
    const card = seat === 0 ? bids?.us : bids?.german
    return `${NAMES[side]} holds ${hand(side)} and bids ${bid(card, bids?.numbers[seat] ?? 0)}`
  })
  return `${hands.join('; ')}. ${NAMES[bids?.initiative ?? '']} goes first.`
}

interface Telling {
  readonly seat: number
  expects: number | undefined
  readonly cards: string[][]
}

function passages(part: readonly Happening<NormandyFact>[], where: Map<string, string>): Passage[] {
  const tellings: Telling[] = []
  for (const { step, facts } of part)
    for (const fact of facts) {
      if (fact.type === 'turnStarted') {
        tellings.push({ seat: SIDES.indexOf(fact.side), expects: undefined, cards: [] })
        continue
      }
      const telling = tellings.at(-1)
      if (telling !== undefined && step.seat === telling.seat) telling.expects ??= step.expects
      tellFact(fact, step, telling, where)
    }
  return tellings.map(({ seat, expects, cards }) => ({ seat, expects, text: cards.map(sentence).join(' ') }))
}

/** The card first, then what came of it. */
const sentence = ([card, ...rest]: readonly string[]): string =>
  rest.length === 0 ? `*${card}*.` : `*${card}*: ${rest.join(', ')}.`

function tellFact(
  fact: NormandyFact,
  step: Step<NormandyFact>,
  telling: Telling | undefined,
  where: Map<string, string>,
): void {
  if (fact.type === 'counterEntered') where.set(fact.unit, fact.tile)
  if (fact.type === 'counterMoved') where.set(fact.unit, fact.to)
  if (telling === undefined) return
  if (fact.type === 'cardPlayed') {
    telling.cards.push([`${title(fact.card)}, ${title(fact.use)}`])
    return
  }
  const now = telling.cards.at(-1)
  if (now === undefined) return
  const text = said(fact, step, SIDES[telling.seat], now, where)
  if (text !== undefined) now.push(text)
}

/** What a fact adds to the sentence of the card; it may also lengthen what stands there already. */
function said(
  fact: NormandyFact,
  step: Step<NormandyFact>,
  side: string,
  now: string[],
  where: ReadonlyMap<string, string>,
): string | undefined {
  switch (fact.type) {
    case 'counterEntered':
      return `${counter(fact.unit)} enter on ${fact.tile}`
    case 'counterMoved':
      return counterMoved(fact, now)
    case 'counterRemoved':
      return `${counter(fact.unit)} **leave the board**`
    case 'counterTurned':
      return `${counter(fact.unit)} ${fact.suppressed ? '**suppressed**' : 'ready again'}`
    case 'markerTurned':
      return fact.controlled ? `**${fact.tile} is ${NAMES[fact.side]}**` : undefined
    case 'diceRolled':
      return diceRolled(fact, step, where)
    case 'casualty':
      return `**${fact.name} lost** (${title(fact.card)}, from the ${fact.from})`
    case 'cardMoved':
      return cardMoved(fact, side, now)
    case 'targetPlaced':
      return `the marker lies on ${fact.tile}`
    default:
      return undefined
  }
}

/** Several steps are one way. */
function counterMoved({ unit, from, to }: Fact<'counterMoved'>, now: string[]): string | undefined {
  const way = now.findIndex(text => text.endsWith(` → ${from}`))
  if (way < 0) return `${counter(unit)} ${from} → ${to}`
  now[way] += ` → ${to}`
  return undefined
}

function diceRolled(
  { at, faces, total, hit }: Fact<'diceRolled'>,
  { odds }: Step<NormandyFact>,
  where: ReadonlyMap<string, string>,
): string {
  const chance = odds === undefined ? '' : ` (${percent(odds)})`
  return `at ${counter(at)} on ${where.get(at) ?? '?'}, ${total}+ wanted${chance}, rolled ${faces.join(' ')}: ${hit ? '**hit**' : 'missed'}`
}

function cardMoved(
  { side, card, from, to }: Fact<'cardMoved'>,
  mine: string,
  now: string[],
): string | undefined {
  const name = title(card ?? '')
  const isFog = name === 'Fog of War'
  if (from === 'supply' && to === 'discard') {
    if (isFog)
      return side === mine ? added(now, 'scouts and takes ', name) : `${name} for the ${NAMES[side]} side`
    return added(now, 'recruits ', name)
  }
  if (to === 'removed' && isFog) return 'Fog of War out of the deck'
  if (from === 'play' && to === 'hand') return `${name} back in hand`
  if (from === 'deck' && to === 'hand') return added(now, 'draws ', name)
  return undefined
}

/** 'draws Scout A' becomes 'draws Scout A + Fog of War'. */
function added(now: string[], verb: string, name: string): string | undefined {
  if (!now.at(-1)?.startsWith(verb)) return verb + name
  now[now.length - 1] += ` + ${name}`
  return undefined
}
