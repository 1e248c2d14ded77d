/** One press that comes to nothing shall not cost all that was measured: the game is left, and another one begun. */

const MOST = 3

export type Patience = (play: Promise<unknown>) => Promise<void>

/** Lets a few games fail, and then no more; `stuck` hears why. */
export function patience(stuck: string[]): Patience {
  return async play => {
    try {
      await play
    } catch (error) {
      stuck.push(String(error))
      if (stuck.length > MOST) throw error
    }
  }
}
