/**
 * The doors: the only functions that write the state. Each is one kind of thing that happens on a table; if a recorder
 * listens, it notes the fact. Without one nothing is allocated. Offsets are taken out of the layout once: a look-up in
 * it on every write would cost more than the write.
 */
export * from './doors/cards.ts'
export * from './doors/counters.ts'
export * from './doors/initiative.ts'
export * from './doors/markers.ts'
export * from './doors/rounds.ts'
