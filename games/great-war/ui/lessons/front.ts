/** The ground of Opening Action 1 with the few units that a lesson needs, at the moment of the turn that it is about. */
import type { Lesson } from '@bivouac/client-shell'

const GROUND = [
  '. . . F F . . . . . B .',
  'T T T . F T T T T . .',
  '. . . T T T . T . T T T',
  'T T . T . . T T . . .',
  '. . T T T T T . T T T T',
  '. C . C . . C . . C .',
  '. . C . . C . . C . F F',
  '. . T T T . . T T . .',
  'T T T . . T T T . T T T',
  '. . T . . . T . . . .',
  '. . . T . . . . . F F .',
].map(row => row.split(' '))

interface AtTheFront extends Pick<Lesson, 'id' | 'minutes' | 'plates' | 'steps'> {
  readonly scenario?: string
  /** Where in the turn it begins, as a position tells it. */
  readonly moment?: string
  readonly units: Readonly<Record<string, string>>
  /** Tokens, medals and cards; what is not named is in the decks. */
  readonly holdings: readonly string[]
}

/** A lesson on this ground, from the seat of the British. */
export function lessonAtTheFront({
  scenario = 'opening-action-1',
  moment = 'doing play-card',
  units,
  holdings,
  ...lesson
}: AtTheFront): Lesson {
  const position = [
    `great-war ${scenario}`,
    moment,
    front(units),
    ...holdings,
    'command deck *',
    'combat deck *',
  ]
  const around = Object.keys(units).map(hex => `hex:${hex}` as const)
  return { ...lesson, scenario, seat: 0, position: position.join('\n'), around }
}

/** The board of a position: units by the hex they stand on, side, number, kind and figures: `{ '8,5': 'b3i4' }`. The log calls a unit what the scenario's unit of its number is. */
function front(units: Readonly<Record<string, string>>): string {
  const rows = GROUND.map((row, r) =>
    row.map((ground, c) => {
      const unit = units[`${r + 1},${c + 1}`]
      return unit === undefined ? ground : `${ground}:${unit}`
    }),
  )
  return `board\n${rows.map(row => row.join(' ')).join('\n')}`
}

/** A turn of the British in which these two units were ordered in the centre and may battle. */
export const aboutToBattle = (one: string, other: string): string => `doing battle
    mark ordered ${one} ${other}
    mark orderable ${one} ${other}
    note caps 0 2 0 0 0 0 31
    note sections 2
    note command probe-centre
    note lastCommand probe-centre -
    note reach 2 1
    command british-played probe-centre`
