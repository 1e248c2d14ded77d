/** A game that was carried on elsewhere: what was added to its log is played here too, without reading it all again. */
import { parseMore, repeatLine } from '@bivouac/kernel'
import { note, noteBack } from './deeds.ts'
import { entryOf, type Room, seqOf, touch } from './room.ts'
import type { Added } from './store/store.ts'

/**
 * Plays the lines that were added since the room was last kept, each with the chance that it drew. Gives how many of the commands that stood before
 * have stood all the time; undefined where the game must be read anew, as under other rules or after something that does not fit.
 */
export async function playOn(room: Room, { head, lines }: Added): Promise<number | undefined> {
  const { match, game, history, kept } = room
  const { module, table } = match
  const text = lines.flatMap(line => line.text.split('\n'))
  const more = parseMore(text, { standing: seqOf(room), entries: entryOf(room) })
  if (kept === undefined || !more.ok || more.value.lines.some(line => !('to' in line) && line.rules))
    return undefined
  let stood = seqOf(room)
  for (const line of more.value.lines) {
    const before = module.decision(table)
    const gone = 'to' in line ? history.facts(line.to + 1, seqOf(room)) : []
    const done = repeatLine(match, line)
    if (!done.ok) return undefined
    if ('to' in line) {
      noteBack(room, game, line.to, gone)
      stood = Math.min(stood, line.to)
    } else note(room, game, before, done.value.facts)
  }
  for (const line of lines) history.write(line)
  room.dice?.entropy.push(...more.value.entropy)
  room.plan = head.plan
  room.kept = { revision: head.revision, lines: kept.lines + lines.length }
  touch(room, head.touched)
  return stood
}
