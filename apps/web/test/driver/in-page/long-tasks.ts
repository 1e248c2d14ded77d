/** Counts, from within the page, what keeps its main thread busy for longer than 50 milliseconds while others think. */

const whileOthersThink: number[] = []

export function watchLongTasks(): void {
  new PerformanceObserver(list => {
    if (document.querySelector('[data-seq][data-asked="other"]'))
      whileOthersThink.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

export const longTasks = (): readonly number[] => whileOthersThink
