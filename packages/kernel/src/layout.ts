/** The layout of a state: every field of the flat cell array is named once here, and its place follows. */

interface Field {
  readonly name: string
  /** How many cells it takes. */
  readonly count: number
  readonly meaning: string
}

export interface Layout<Name extends string = string> {
  readonly size: number
  readonly fields: readonly Field[]
  /** Where each field begins. */
  readonly at: Readonly<Record<Name, number>>
}

export const FRAME_CELLS = 6
export const FRAMES_MAX = 8

/** What the kernel itself keeps in every state. These fields come first, so their places are the same in every game. */
const KERNEL_FIELDS = {
  rng: [4, 'the four cells of the xoshiro128** generator'],
  draws: [1, 'how often chance has been drawn'],
  revealed: [2, 'how often something hidden was shown to each seat'],
  depth: [1, 'how many frames lie on the decision stack'],
  frames: [FRAME_CELLS * FRAMES_MAX, 'the decision stack: kind and five arguments a frame'],
} as const satisfies Record<string, readonly [number, string]>

type KernelName = keyof typeof KERNEL_FIELDS

/** Lays the kernel's fields and then the game's own one after the other. */
export function layout<F extends Record<string, readonly [count: number, meaning: string]>>(
  fields: F,
): Layout<(keyof F & string) | KernelName> {
  for (const name of Object.keys(fields))
    if (name in KERNEL_FIELDS) throw new Error(`the field '${name}' is the kernel's own: choose another name`)
  const list: Field[] = []
  const at: Record<string, number> = {}
  let size = 0
  for (const [name, [count, meaning]] of Object.entries({ ...KERNEL_FIELDS, ...fields })) {
    at[name] = size
    size += count
    list.push({ name, count, meaning })
  }
  return { size, fields: list, at: at as Record<(keyof F & string) | KernelName, number> }
}

const kernel = layout({}).at
export const RNG = kernel.rng
export const DRAWS = kernel.draws
export const REVEALED = kernel.revealed
export const DEPTH = kernel.depth
export const FRAMES = kernel.frames
