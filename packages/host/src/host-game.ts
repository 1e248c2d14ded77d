/** What a game brings to its host. */
import type { Fact, GameModule } from '@bivouac/kernel'
import type { Fallen } from '@bivouac/protocol'

/** A game that can be played here. */
export interface HostGame {
  readonly module: GameModule
  /** The card that a command of the notation plays, if it plays one. */
  cardIn?(command: string): string | undefined
  /** The men that these facts tell the loss of. */
  fallenIn?(facts: readonly Fact[]): readonly Fallen[]
}
