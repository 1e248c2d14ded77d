/** A command that has been given and not been answered yet, and the news that waits until the screen shows that it was. */
import type { News } from '@bivouac/protocol'

/** Until it is answered nothing else can be done. */
export interface Given {
  readonly seq: number
  readonly command: number
}

interface NewsKeeper {
  /** To be called with all news: heard now or when the keeping ends. */
  hear(news: News): void
  /** Keeps what comes from now on. */
  keep(): void
  /** What was kept is heard. */
  letGo(): void
  /** What was kept is forgotten. */
  forget(): void
}

export function newsKeeper(hear: (news: News) => void): NewsKeeper {
  let kept: News[] | undefined
  const forget = (): void => {
    kept = undefined
  }
  return {
    hear(news) {
      if (kept) kept.push(news)
      else hear(news)
    },
    keep() {
      kept ??= []
    },
    letGo() {
      const all = kept ?? []
      forget()
      all.forEach(hear)
    },
    forget,
  }
}
