/** When each note of the coach fits, and what it lights up; the most basic first. */
import { type CoachRule, ifAny, type Thing } from '@bivouac/client-shell'
import { isSectionCard } from '../../src/art/command-card.ts'
import { COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import * as c from '../../src/commands.ts'
import { HEX_CELLS, hexesIn } from '../../src/geometry.ts'
import { STOPS, TERRAINS, type TerrainName } from '../../src/terrain.ts'
import { titleIn } from '../../src/text/names.ts'
import type { NoteId } from './messages/en.ts'
import { hexesOf, isNextTo, isOf, isUnitAt, ofVerb, orderedOf, type Scene, waysOf } from './scene.ts'

type Rule = CoachRule<Scene>

const NOTHING: readonly Thing[] = []

const whenAsked =
  (...kinds: readonly string[]): Rule['fits'] =>
  ({ asked }) =>
    asked !== undefined && kinds.includes(asked) ? NOTHING : undefined

/** The moves that end on such a hex. */
const movesInto =
  (is: (hex: Scene['view']['hexes'][number]) => boolean): Rule['fits'] =>
  scene =>
    scene.asked === 'move'
      ? ifAny(
          hexesOf(
            waysOf(scene, c.MOVE)
              .map(way => way.to)
              .filter(hex => is(scene.view.hexes[hex])),
          ),
        )
      : undefined

/** Units of a kind that move and battle otherwise than the rest. */
const withOrdered =
  (kind: string): Rule['fits'] =>
  scene =>
    scene.asked === 'move' || scene.asked === 'battle' ? ifAny(orderedOf(scene, kind)) : undefined

const isTactic = (card: string): boolean =>
  COMMAND_CARDS.some(one => one.title === titleIn(card) && !isSectionCard(one))

const protects = (terrain: string): boolean => terrain === 'trench' || terrain === 'shell-crater'
const stops = (terrain: string): boolean => STOPS[TERRAINS.indexOf(terrain as TerrainName)] === 1

export const RULES: Readonly<Record<NoteId, Rule>> = {
  medals: {
    clauses: ['G-2.4', 'G-6.7', 'G-11.1'],
    fits: ({ asked, board }) =>
      asked === undefined
        ? undefined
        : board.objectives.ids.flatMap((_, i) => hexesOf(hexesIn(board.objectives.hexes, i * HEX_CELLS))),
  },
  'command-cards': { clauses: ['G-4.1', 'G-1.2', 'G-12.1'], fits: whenAsked('play-card') },
  order: {
    clauses: ['G-4.2'],
    fits: scene => (scene.asked === 'order' && ofVerb(scene, c.ORDER).length > 0 ? NOTHING : undefined),
  },
  move: { clauses: ['G-5.1', 'G-5.2'], fits: whenAsked('move') },
  battle: { clauses: ['G-6.5', 'G-6.6', 'G-7.2'], fits: whenAsked('battle') },
  'close-combat': {
    clauses: ['G-7.1', 'G-7.2'],
    fits: scene =>
      ifAny(
        hexesOf(
          waysOf(scene, c.BATTLE)
            .filter(isNextTo)
            .map(way => way.to),
        ),
      ),
  },
  range: {
    clauses: ['G-6.2', 'G-6.3', 'G-8.1'],
    fits: scene =>
      waysOf(scene, c.BATTLE).some(way => !isNextTo(way) && isUnitAt(scene, way.to)) ? NOTHING : undefined,
  },
  retreat: { clauses: ['G-9.1', 'G-9.2', 'G-9.3'], fits: whenAsked('retreat') },
  'take-ground': { clauses: ['G-7.3'], fits: whenAsked('take-ground') },
  cover: {
    clauses: ['G-6.5', 'G-9.3'],
    fits: movesInto(({ terrain, crater }) => protects(terrain) || crater),
  },
  stops: { clauses: ['G-5.3', 'G-6.4'], fits: movesInto(({ terrain }) => stops(terrain)) },
  wire: {
    clauses: ['G-5.3', 'G-5.4', 'G-6.4'],
    fits: scene =>
      movesInto(({ wire }) => wire)(scene) ?? (ofVerb(scene, c.REMOVE_WIRE).length > 0 ? NOTHING : undefined),
  },
  bomber: { clauses: ['G-2.3', 'G-7.1', 'G-6.5'], fits: withOrdered('infantry-bomber') },
  'machine-gun': { clauses: ['G-6.2', 'G-5.1', 'G-6.8'], fits: withOrdered('machine-gun') },
  mortar: { clauses: ['G-6.2', 'G-6.3', 'G-10.6'], fits: withOrdered('mortar') },
  'combat-cards': { clauses: ['G-13.1', 'G-13.2'], fits: whenAsked('with-card') },
  artillery: {
    clauses: ['G-4.3', 'G-10.1'],
    fits: scene => (ofVerb(scene, c.ORDER_ARTILLERY).length > 0 ? ['button:artillery'] : undefined),
  },
  shell: { clauses: ['G-10.1', 'G-10.5'], fits: whenAsked('shell') },
  'shell-dice': { clauses: ['G-10.2', 'G-10.3', 'G-10.7'], fits: whenAsked('shell-dice') },
  'end-turn': { clauses: ['G-4.6'], fits: whenAsked('end-turn') },
  keep: { clauses: ['G-4.6'], fits: whenAsked('keep') },
  answer: { clauses: ['G-13.4', 'G-13.2'], fits: whenAsked('answer') },
  standing: {
    clauses: ['G-13.4'],
    fits: scene => (scene.asked === 'answer' && ofVerb(scene, c.STANDING).length > 0 ? NOTHING : undefined),
  },
  'tactic-cards': {
    clauses: ['G-12.2', 'G-12.9'],
    fits: ({ asked, view, side }) =>
      asked === 'play-card'
        ? ifAny(
            (view[side].own?.command ?? []).filter(isTactic).map((card): Thing => `card:${titleIn(card)}`),
          )
        : undefined,
  },
  losses: {
    clauses: ['G-2.3', 'G-6.7'],
    isAfter: true,
    fits: ({ facts, side }) =>
      ifAny(
        facts.flatMap((one): Thing[] =>
          one.type === 'figuresLost' && isOf(one, side) ? [`hex:${one.hex}`] : [],
        ),
      ),
  },
}
