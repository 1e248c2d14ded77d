/** Letters in drawings: the four faces, and words that shrink to a smallest size, then wrap, then are squeezed. */
import { attribute, f } from './kit.ts'

/** Families with what to fall back on where the fonts are not loaded. */
export const FACES = {
  title: "'Big Shoulders Stencil Display','Barlow Condensed','Arial Narrow','Noto Sans',sans-serif",
  label: "'Barlow Condensed','Arial Narrow','Noto Sans',sans-serif",
  text: "'Source Sans 3','Noto Sans',sans-serif",
  note: "'Zilla Slab','Noto Serif',serif",
} as const
type Face = keyof typeof FACES

interface Lettering {
  readonly size: number
  readonly colour: string
  readonly face?: Face
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
}

const WEIGHT: Readonly<Record<Face, number>> = { title: 800, label: 700, text: 400, note: 500 }

/** One line of words at a baseline. `squeeze` is the width to press it into. */
export function lettered(x: number, y: number, text: string, how: Lettering, squeeze?: number): string {
  const face = how.face ?? 'label'
  const style = face === 'note' ? ' font-style="italic"' : ''
  const anchor = how.anchor === undefined || how.anchor === 'start' ? '' : ` text-anchor="${how.anchor}"`
  const pressed = squeeze === undefined ? '' : ` textLength="${f(squeeze)}" lengthAdjust="spacingAndGlyphs"`
  return `<text x="${f(x)}" y="${f(y)}"${anchor} font-family="${FACES[face]}" font-weight="${how.weight ?? WEIGHT[face]}"${style} font-size="${f(how.size)}" fill="${how.colour}"${pressed}>${attribute(text)}</text>`
}

/** Hundredths of the letter size, measured on the label face; letters not named here are 46 wide. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [20, " |íl,.Iij·`'’;"],
  [32, '!1:ft()r"-[]{}„*”“'],
  [40, 'złźż–7'],
  [43, '/FLZsyś$235689?ESabcdeghknopquvxäöüéáóőúűąćęńñ'],
  [51, 'KNM'],
  [64, '&—#wWm%@'],
]
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map(c => [c, width] as const)))
/** The other faces are about this much wider than the label face. */
const WIDER: Readonly<Record<Face, number>> = { title: 1.02, label: 1, text: 1.22, note: 1.24 }

/** About how wide a line will be; a little more rather than less. */
export function lineWidth(text: string, size: number, face: Face = 'label'): number {
  let sum = 0
  for (const letter of text) sum += WIDTH_OF.get(letter) ?? 46
  return (sum * size * WIDER[face]) / 100
}

interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
  /** Set where even the smallest size is too wide: the width to press the lines into. */
  readonly squeeze?: number
}

interface Space {
  readonly width: number
  readonly max: number
  readonly min: number
  readonly face?: Face
  /** How many lines there is room for; 1 unless given. */
  readonly lines?: number
  /** The largest size on more than one line; `max` unless given. */
  readonly maxWrapped?: number
}

/**
 * Words fitted into a room: smaller on one line, or on several lines where that leaves them larger or one line would
 * fall below the smallest size; at last squeezed.
 */
export function fitted(text: string, room: Space): Fitted {
  const { width, max, min, face = 'label', lines: most = 1, maxWrapped = max } = room
  const atOne = Math.min(max, (max * width) / lineWidth(text, max, face))
  for (let size = maxWrapped; most > 1 && size >= min && size > atOne; size -= 0.5) {
    const lines = wrapped(text, width, size, face)
    if (lines.length <= most && lines.every(line => lineWidth(line, size, face) <= width))
      return { size, lines }
  }
  if (atOne >= min) return { size: atOne, lines: [text] }
  const lines = most > 1 ? wrapped(text, width, min, face) : [text]
  return { size: min, lines: lines.length > most ? [text] : lines, squeeze: width }
}

/** Words broken at spaces and after hyphens into lines no wider than `width`; a word too long stands alone. */
export function wrapped(text: string, width: number, size: number, face: Face = 'label'): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+|(?<=-)/).filter(part => part !== '')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : last.endsWith('-') ? last + word : `${last} ${word}`
    if (last !== undefined && lineWidth(longer, size, face) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Fitted words set around the middle line `y`, one under the other. */
export function block(x: number, y: number, text: string, room: Space, how: Omit<Lettering, 'size'>): string {
  const { size, lines, squeeze } = fitted(text, room)
  const leading = size * 0.98
  const top = y + size * 0.34 - ((lines.length - 1) * leading) / 2
  return lines
    .map((text, i) => {
      const tooWide = squeeze !== undefined && lineWidth(text, size, how.face) > squeeze
      return lettered(
        x,
        top + i * leading,
        text,
        { ...how, size, ...(room.face && { face: room.face }) },
        tooWide ? squeeze : undefined,
      )
    })
    .join('')
}
