/** Games on a server, for tests: whatever is not said is usual. */
import type { OnlineGame, TableState } from '@bivouac/protocol/online'

const person = (name: string) => ({ who: 'person', name }) as const

export const onlineGame = (part: Partial<OnlineGame> = {}): OnlineGame => ({
  id: 'game-0001',
  module: 'normandy',
  scenario: 'la-raye',
  status: 'playing',
  seats: [person('kestrel'), person('marta_w')],
  mine: 0,
  isMine: false,
  clock: { kind: 'live', minutes: 25, increment: 10 },
  watch: 'anyone',
  begun: 0,
  touched: 0,
  seq: 4,
  decision: { seats: [0], kind: 'turn', clause: 'N-4.1' },
  ...part,
})

export const tableState = (part: Partial<TableState> = {}): TableState => ({
  game: onlineGame(),
  here: [true, true],
  watchers: 0,
  paused: false,
  offers: [],
  commitment: '',
  entropy: [true, true],
  ...part,
})
