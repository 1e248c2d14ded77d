/** The past of the game being played, in arrays that are used again for every game. */
import type { Past, Played } from './bench.ts'
import { LONGEST } from './checks.ts'

export interface Track extends Past {
  seed: string
  count: number
  readonly seats: Uint8Array
  readonly codes: Int32Array
}

export function newTrack(): Track {
  const track: Track = {
    seed: '',
    count: 0,
    seats: new Uint8Array(LONGEST),
    codes: new Int32Array(LONGEST),
    list: () =>
      Array.from(
        { length: track.count },
        (_, i): Played => ({ seat: track.seats[i], command: track.codes[i] }),
      ),
  }
  return track
}
