/** The units on the board: each a piece that slides to where it stands, with its ring, brackets and plate. */
import { memo } from 'react'
import { placeOf, type Turn } from '../../../src/art/places.ts'
import { UNIT, unitPiece } from '../../../src/art/unit.ts'
import { isUnderUnit, type UnitMark, unitMark } from '../../../src/art/unit-marks.ts'
import { hexNamed } from '../../../src/geometry.ts'
import { sideNamed } from '../../../src/text/names.ts'
import type { UnitView } from '../../../src/view/view.ts'
import type { UnitKind } from '../../../src/vocabulary.ts'
import { ArtGroup } from '../art.tsx'
import type { Motions } from './motions.ts'

/** A little smaller than its hex, so that neighbours stay readable. */
const SCALE = 0.9

interface Props {
  readonly units: readonly UnitView[]
  readonly marks: ReadonlyMap<number, UnitMark>
  readonly turned: Turn
  readonly motions: Motions
}

export function Units({ units, marks, turned, motions }: Props) {
  return (
    <g>
      {units.map(unit => (
        <Unit
          key={unit.unit}
          name={unit.unit}
          kind={unit.kind as UnitKind}
          hex={hexNamed(unit.hex)}
          figures={unit.figures}
          plate={plateOf(unit)}
          mark={marks.get(hexNamed(unit.hex))}
          turned={turned}
          wait={motions.waits.get(unit.unit) ?? 0}
          pace={motions.pace}
          before={motions.before.get(unit.unit)}
        />
      ))}
      {motions.gone.map(({ unit, kind, hex, figures, at }) => (
        <g key={`gone-${unit}`} className="gw-unit" style={{ transform: translated(hex, turned) }}>
          <g className="gw-unit__gone" style={{ animationDelay: `${at}ms` }}>
            <Piece name={unit} kind={kind} figures={figures} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** What the unit has done this turn: the last thing counts. */
function plateOf({ marks }: UnitView): UnitMark | undefined {
  if (marks.includes('battled')) return 'has-battled'
  if (marks.includes('moved')) return 'moved'
  return marks.includes('ordered') ? 'ordered' : undefined
}

const translated = (hex: number, turned: Turn): string => {
  const [x, y] = placeOf(hex, turned)
  return `translate(${x - (UNIT.width * SCALE) / 2}px, ${y - (64 * SCALE) / 2 - 1}px) scale(${SCALE})`
}

interface UnitProps {
  readonly name: string
  readonly kind: UnitKind
  readonly hex: number
  readonly figures: number
  readonly plate: UnitMark | undefined
  readonly mark: UnitMark | undefined
  readonly turned: Turn
  /** When its move begins, and how long it takes. */
  readonly wait: number
  readonly pace: number
  /** The figures it had until dice took some, and when they do. */
  readonly before: { readonly figures: number; readonly at: number } | undefined
}

const Unit = memo(function Unit(props: UnitProps) {
  const { name, kind, hex, figures, plate, mark, turned, wait, pace, before } = props
  const side = sideNamed(name)
  const under = mark && isUnderUnit(mark) ? unitMark(mark, side) : ''
  const over = mark && !isUnderUnit(mark) ? unitMark(mark, side) : ''
  return (
    <g
      className="gw-unit"
      data-mark={mark}
      style={{
        transform: translated(hex, turned),
        transitionDuration: `${pace}ms`,
        transitionDelay: `${wait}ms`,
      }}
    >
      <ArtGroup className={mark === 'can-act' ? 'gw-unit__breathes' : undefined} svg={under} />
      <g
        className={before ? 'gw-unit__shakes' : undefined}
        style={{ animationDelay: `${before?.at ?? 0}ms` }}
      >
        <Piece name={name} kind={kind} figures={figures} />
        {before && (
          <g className="gw-unit__before" style={{ animationDelay: `${before.at}ms` }}>
            <Piece name={name} kind={kind} figures={before.figures} />
          </g>
        )}
      </g>
      {plate && <ArtGroup svg={unitMark(plate, side)} />}
      <ArtGroup className="gw-unit__breathes" svg={over} />
    </g>
  )
})

const pieces = new Map<string, string>()

/** Every look is drawn once: there are forty of them. */
function pieceOf(name: string, kind: UnitKind, figures: number): string {
  const side = sideNamed(name)
  const key = `${side}/${kind}/${figures}`
  const known = pieces.get(key)
  if (known !== undefined) return known
  const drawn = unitPiece({ side, kind, figures })
  pieces.set(key, drawn)
  return drawn
}

const Piece = memo(function Piece({
  name,
  kind,
  figures,
}: {
  name: string
  kind: UnitKind
  figures: number
}) {
  return <ArtGroup svg={pieceOf(name, kind, figures)} />
})
