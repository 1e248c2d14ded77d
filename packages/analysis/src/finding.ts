/** When a decision counts as a mistake. What is found about a command is plain data that goes over any wire: see the protocol. */
import type { Chance, DecisionFinding } from '@bivouac/protocol'

export type { Chance, DecisionFinding, Finding } from '@bivouac/protocol'

export const CERTAIN: Chance = 10_000

/** The chance lost by a decision: below zero if the command given turned out better than what the search had picked. */
export const lostBy = ({ best, given }: DecisionFinding): Chance => best - given

/** A loss smaller than this is not worth a word, however sure it is. */
const LEAST_LOSS: Chance = 200
/** A loss counts only if it is so many times the error of its measure. */
const SURE = 3

/** Whether a decision counts as a mistake: it lost more than the noise of the search can explain. */
export const isMistake = (finding: DecisionFinding): boolean =>
  lostBy(finding) >= LEAST_LOSS && lostBy(finding) > SURE * finding.error
