/** Chance that somebody chooses: each outcome in turn, and a question where none has been chosen yet. */
import { type IsCalled, type Script, ScriptError, type Scripted, seeded, shuffleBy } from './chance.ts'

/** What has to be chosen next: the face of a die, or what lies on top of a pile. */
type Missing = { readonly faces: number } | { readonly pile: number; readonly items: readonly number[] }

/** More chance is drawn than was chosen. */
export class MissingChance extends Error {
  override name = 'MissingChance'
  readonly missing: Missing
  constructor(missing: Missing) {
    super('chance has yet to be chosen')
    this.missing = missing
  }
}

/** Of a pile, what is named lies on top in that order; the rest is shuffled by the generator inside the state. */
export function chosen(lines: readonly Scripted[], isCalled: IsCalled): Script {
  const script: Script = {
    used: 0,
    left: () => lines.length - script.used,
    die(_, faces) {
      const line = lines[script.used]
      if (line === undefined) throw new MissingChance({ faces })
      if (!('die' in line) || !Number.isInteger(line.die) || line.die < 0 || line.die >= faces)
        throw new ScriptError(`a face of a die from 0 to ${faces - 1} is expected`)
      script.used++
      return line.die
    },
    shuffle(t, at, count, pile) {
      const line = lines[script.used]
      const items = [...t.cells.subarray(at, at + count)]
      if (line === undefined) throw new MissingChance({ pile, items })
      if (!('order' in line)) throw new ScriptError('the order of a pile is expected')
      const top = line.order.map(wanted => {
        const i = items.findIndex(item => item === wanted || isCalled(pile, item, `${wanted}`))
        if (i < 0) throw new ScriptError(`'${wanted}' is not in the pile, or not so often`)
        return items.splice(i, 1)[0]
      })
      t.cells.set([...top, ...items], at)
      shuffleBy(seeded.die, t, at + top.length, items.length)
      script.used++
    },
  }
  return script
}
