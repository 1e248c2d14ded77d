/** A game of The Great War in short sentences: a turn a section, an attack a sentence. */
import type { GreatWarFact } from '../../games/great-war/src/facts.ts'
import { cut, type Happening, percent, type Section, stepsIn, title } from './account.ts'
import type { Course, Step } from './play.ts'

type Fact<K extends GreatWarFact['type']> = Extract<GreatWarFact, { type: K }>

const SIDES = ['british', 'german']
const NAMES: Readonly<Record<string, string>> = { british: 'British', german: 'German' }

interface Unit {
  readonly kind: string
  hex: string
}

export function tellGreatWar(course: Course<GreatWarFact>): Section<GreatWarFact>[] {
  const units = new Map<string, Unit>()
  const medals = [0, 0]
  return cut(course, 'turnStarted').map((part, i) => {
    const facts = part.flatMap(happening => happening.facts)
    const start = facts.find(fact => fact.type === 'turnStarted')
    for (const fact of facts) if (fact.type === 'medalsChanged') medals[SIDES.indexOf(fact.side)] = fact.total
    const side = start?.side ?? 'british'
    const seat = SIDES.indexOf(side)
    const steps = stepsIn(part)
    const expects = steps.find(step => step.seat === seat && step.expects !== undefined)?.expects
    return {
      number: i + 1,
      opening: undefined,
      passages: [{ seat, expects, text: tellTurn(part, side, units) }],
      steps,
      score: [...medals],
    }
  })
}

/** Sentences in the making: `open` says what the last one may still take up. */
interface Telling {
  readonly side: string
  readonly sentences: string[]
  open: 'orders' | 'moves' | undefined
  /** Attacks that were declared and not yet rolled for: an answer may strike in between. */
  readonly declared: Attack[]
}

interface Attack {
  readonly text: string
  readonly odds: number | undefined
}

function tellTurn(part: readonly Happening<GreatWarFact>[], side: string, units: Map<string, Unit>): string {
  const telling: Telling = { side, sentences: [], open: undefined, declared: [] }
  let begun = false
  for (const { step, facts } of part)
    for (const fact of facts) {
      if (fact.type === 'turnStarted') begun = true
      if (fact.type === 'unitPlaced') units.set(fact.unit, { kind: kindText(fact.kind), hex: fact.hex })
      if (begun) tellFact(fact, step, telling, units)
    }
  return telling.sentences.map(sentence => `${sentence}.`).join(' ')
}

/** `infantry-bomber` is a bomber infantry to players. */
const kindText = (kind: string): string =>
  kind.split('-').reverse().join(' ').replace('gun machine', 'machine gun')

function start(telling: Telling, text: string, open: Telling['open']): void {
  telling.sentences.push(text)
  telling.open = open
}

/** Goes on with the last sentence if it is of this sort, else begins a new one. */
function goOn(telling: Telling, open: 'orders' | 'moves', verb: string, text: string): void {
  if (telling.open === open) telling.sentences[telling.sentences.length - 1] += `, ${text}`
  else start(telling, `${verb} ${text}`, open)
}

/** A consequence of what was said last. */
const add = (telling: Telling, text: string): void => {
  telling.sentences[telling.sentences.length - 1] += `, ${text}`
}

const unitOn = (units: ReadonlyMap<string, Unit>, hex: string): string => {
  const unit = [...units.values()].find(one => one.hex === hex)
  return unit === undefined ? hex : `${unit.kind} ${hex}`
}

function tellFact(
  fact: GreatWarFact,
  step: Step<GreatWarFact>,
  telling: Telling,
  units: Map<string, Unit>,
): void {
  switch (fact.type) {
    case 'cardPlayed':
      return start(telling, cardPlayed(fact, telling.side), undefined)
    case 'unitOrdered':
      return goOn(telling, 'orders', 'Orders', unitOn(units, fact.hex))
    case 'artilleryOrdered':
      return goOn(telling, 'orders', 'Orders', 'the reserve artillery')
    case 'unitMoved':
      return unitMoved(fact, telling, units)
    case 'attackDeclared':
      return attackDeclared(fact, step, telling, units)
    case 'targetingRolled':
      return start(telling, `The guns fire at ${fact.hex}, dice ${fact.numbers.join(' ')}`, undefined)
    case 'diceRolled':
      return diceRolled(fact, telling)
    case 'figuresLost':
      return add(telling, `${fact.count === 1 ? 'one figure' : `${fact.count} figures`} lost on ${fact.hex}`)
    case 'figuresGained':
      return add(telling, `${fact.count} figure back on ${fact.hex}`)
    case 'unitDestroyed':
    case 'unitRemoved':
    case 'unitLeft':
      units.delete(fact.unit)
      return add(telling, fact.type === 'unitLeft' ? '**breaks through**' : '**destroyed**')
    case 'flagIgnored':
      return add(telling, 'a flag ignored')
    case 'medalsChanged':
      return medalsChanged(fact, telling)
    case 'cardMoved':
      return cardMoved(fact, telling)
    default:
      return undefined
  }
}

function cardPlayed({ side, title: name, cost, at, deck }: Fact<'cardPlayed'>, mine: string): string {
  const card = `*${title(name)}*${at === undefined ? '' : ` on ${at}`}${cost > 0 ? ` (${cost} HQ)` : ''}`
  if (side !== mine) return `${NAMES[side]} answer: ${card}`
  return deck === 'command' ? card : `With it ${card}`
}

function unitMoved(
  { unit, from, to, how }: Fact<'unitMoved'>,
  telling: Telling,
  units: Map<string, Unit>,
): void {
  const mover = units.get(unit)
  if (mover !== undefined) mover.hex = to
  if (how === 'move' || how === 'advance')
    return goOn(telling, 'moves', 'Moves', `${mover?.kind ?? ''} ${from} → ${to}`)
  if (how === 'retreat') return add(telling, `back from ${from} to ${to}`)
  if (how === 'take-ground') return add(telling, `takes the ground on ${to}`)
  return start(telling, `${title(how)}: ${mover?.kind ?? ''} ${from} → ${to}`, undefined)
}

const FACES: Readonly<Record<string, string>> = { hq: 'HQ' }

function attackDeclared(
  { from, hex, close }: Fact<'attackDeclared'>,
  { odds }: Step<GreatWarFact>,
  telling: Telling,
  units: ReadonlyMap<string, Unit>,
): void {
  const by = unitOn(units, from).replace(/^./, letter => letter.toUpperCase())
  const text = `${by} ${close ? 'closes with' : 'fires at'} ${unitOn(units, hex)}`
  telling.declared.push({ text, odds })
  start(telling, text, undefined)
}

function diceRolled({ at, use, faces }: Fact<'diceRolled'>, telling: Telling): void {
  const rolled = faces.map(face => FACES[face] ?? face).join(' ')
  const attack = use === 'battle' ? telling.declared.pop() : undefined
  if (attack === undefined) return add(telling, at === '' ? `dice ${rolled}` : `${at}: ${rolled}`)
  // Something came in between: the attack is named again.
  if (telling.sentences.at(-1) !== attack.text)
    start(telling, `Now ${attack.text.replace(/^./, letter => letter.toLowerCase())}`, undefined)
  const chance = attack.odds === undefined ? '' : ` (a hit ${percent(attack.odds)})`
  telling.sentences[telling.sentences.length - 1] += `${chance}: ${rolled}`
}

/** Medals for ground change at the start of a turn, before anything else happens. */
function medalsChanged({ side, count, for: why, total }: Fact<'medalsChanged'>, telling: Telling): void {
  const reason = why === 'unit' ? '' : ` (${why === 'race' ? 'race against time' : title(why)})`
  const text = `**${count > 0 ? 'medal for' : 'medal lost by'} the ${NAMES[side]} side${reason}: ${total}**`
  if (telling.sentences.length === 0 || why !== 'unit') start(telling, text.replace('**m', '**M'), undefined)
  else add(telling, text)
}

function cardMoved({ by, card, from, to, deck }: Fact<'cardMoved'>, telling: Telling): void {
  const name = title(card ?? '')
  if (from === 'deck' && to.endsWith('-hand')) {
    if (deck === 'command') return start(telling, `Draws ${name}`, undefined)
    if (telling.sentences.at(-1)?.startsWith('Draws')) return add(telling, name)
    return start(telling, `Draws ${name}`, undefined)
  }
  if (from === 'discard' && to.endsWith('-hand')) return add(telling, `${name} back from the discards`)
  if (from.endsWith('-played') && to.endsWith('-hand'))
    return add(telling, `${name} goes back to the ${NAMES[to.replace('-hand', '')]} hand`)
  if (from.endsWith('-hand') && to === 'discard' && by === telling.side)
    return start(telling, `Discards ${name} for an HQ token`, undefined)
}
