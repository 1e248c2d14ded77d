/** How long commits took and how many jobs shared each: the last thousand, and whoever listens hears of all. */

const KEPT = 1000

export interface Commits {
  /** In milliseconds. */
  readonly ms: readonly number[]
  note(ms: number, jobs: number): void
  onCommit(listener: (ms: number, jobs: number) => void): void
}

export function newCommits(): Commits {
  const all: number[] = []
  let listener: (ms: number, jobs: number) => void = () => {}
  return {
    ms: all,
    note(ms, jobs) {
      all.push(ms)
      if (all.length > KEPT) all.shift()
      listener(ms, jobs)
    },
    onCommit(heard) {
      listener = heard
    },
  }
}
