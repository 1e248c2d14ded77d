/** The version of the protocol, spoken by the engine and by programs that play as bots. */
export const PROTOCOL = 1
