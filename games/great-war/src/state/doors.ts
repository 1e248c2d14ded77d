/**
 * The doors: the only functions that write the state (cards have their own, doors/cards.ts). Each is one kind of thing
 * that happens on a table; if a recorder listens, it notes the fact. Without one nothing is allocated.
 */
export * from './doors/board.ts'
export * from './doors/tokens.ts'
export * from './doors/turns.ts'
