/** What kept some servers on one PostgreSQL from doing more. */

/** What each is held to, in hundredths of a core: every server, and PostgreSQL with all its processes. */
export interface Shares {
  readonly share?: number | undefined
  readonly postgresShare?: number | undefined
}

export type Limit = 'servers' | 'PostgreSQL' | 'machine' | 'waiting'

/** Who has used how much of the processor. */
export interface Used {
  readonly nodes: number
  /** Processor time of a command, in microseconds: of the servers, of PostgreSQL, of the clients, and of all else here. */
  readonly serversUs: number
  readonly postgresUs: number
  readonly clientsUs: number
  readonly restUs: number
  /** How many cores the servers had, PostgreSQL, and all together. */
  readonly serversCores: number
  readonly postgresCores: number
  readonly coresBusy: number
}

/** Who has used so much of what he has can give nothing more. */
const FULL = 0.85

/** The first who had nothing left; if nobody, they waited for each other. */
export function limitOf(
  {
    nodes,
    serversCores,
    postgresCores,
    coresBusy,
  }: Pick<Used, 'nodes' | 'serversCores' | 'postgresCores' | 'coresBusy'>,
  cores: number,
  { share, postgresShare }: Shares,
): Limit {
  const isFull = (used: number, percent: number | undefined): boolean =>
    percent !== undefined && used >= (FULL * percent) / 100
  if (isFull(postgresCores, postgresShare)) return 'PostgreSQL'
  if (isFull(serversCores, share && nodes * share)) return 'servers'
  return coresBusy >= FULL * cores ? 'machine' : 'waiting'
}

export function limitText(step: Used & { readonly limit: Limit }, cores: number, shares: Shares): string {
  const { nodes, serversCores, postgresCores, coresBusy } = step
  const took =
    `a command took ${step.serversUs} µs on the servers, ${step.postgresUs} µs in PostgreSQL, ` +
    `${step.clientsUs} µs at the clients and ${step.restUs} µs in whatever else ran here`
  const held = (percent = 0): string => `${percent / 100} of a core`
  switch (step.limit) {
    case 'PostgreSQL':
      return `The limit was PostgreSQL, which was held to ${held(shares.postgresShare)} and used ${postgresCores}; ${took}.`
    case 'servers':
      return `The limit was the servers: each was held to ${held(shares.share)}, and all ${nodes} together used ${serversCores}; ${took}.`
    case 'machine':
      return `The limit was this machine: ${coresBusy} of ${cores} cores were busy; ${took}. What one more machine adds cannot be seen on one; '--share' holds each server to a part of a core.`
    default:
      return `The limit was waiting, for PostgreSQL's commits before all: only ${coresBusy} of ${cores} cores were busy; ${took}.`
  }
}
