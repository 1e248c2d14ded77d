/** Other windows of the same browser, by a BroadcastChannel. */
import type { WindowNews, Windows } from '../ports.ts'

/** Undefined where the browser has no such thing: then windows find out when they try to change the same game. */
export function browserWindows(name: string): Windows | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  return {
    tell: news => channel.postMessage(news),
    onNews: listener => {
      channel.onmessage = event => listener(event.data as WindowNews)
    },
  }
}
