/**
 * The doors: the only functions that write the state (cards have their own, card-doors.ts). Each is one kind of thing
 * that happens on a table; if a recorder listens, it notes the fact. Without one nothing is allocated.
 */
export * from './board-doors.ts'
export * from './token-doors.ts'
export * from './turn-doors.ts'
