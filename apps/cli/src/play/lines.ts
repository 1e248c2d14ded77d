/** What the player types, line by line, from a terminal or a pipe. */
import { createInterface } from 'node:readline'

export interface Lines {
  /** The next line; undefined when there is none any more, or the player has pressed Ctrl-C. */
  next(prompt: string): Promise<string | undefined>
  /** Whether the player pressed Ctrl-C. */
  interrupted(): boolean
  /** Comes when the player presses Ctrl-C. */
  readonly interruption: Promise<undefined>
  close(): void
}

export function openLines(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stdout,
): Lines {
  const terminal = input.isTTY === true && output.isTTY === true
  const reader = createInterface({ input, output, terminal })
  const waiting: string[] = []
  let wanted: ((line: string | undefined) => void) | undefined
  let ended = false
  let stopped = false
  let interrupt = (): void => {}
  const interruption = new Promise<undefined>(resolve => {
    interrupt = () => resolve(undefined)
  })

  reader.on('line', line => {
    if (wanted) answer(line)
    else waiting.push(line)
  })
  reader.on('close', () => {
    ended = true
    answer(undefined)
  })
  reader.on('SIGINT', () => {
    stopped = true
    interrupt()
    output.write('\n')
    reader.close()
  })

  function answer(line: string | undefined): void {
    const give = wanted
    wanted = undefined
    give?.(line)
  }

  return {
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt)
        if (!ended && waiting.length === 0) reader.prompt()
      }
      const line =
        waiting.length > 0 || ended
          ? waiting.shift()
          : await new Promise<string | undefined>(r => (wanted = r))
      // A pipe shows nothing of what it carries: without this the record of the game would be hard to follow.
      if (!terminal) output.write(`${prompt}${line ?? ''}\n`)
      return line
    },
    interrupted: () => stopped,
    interruption,
    close: () => reader.close(),
  }
}
