/** A browser that keeps one text, as stores that outlive the page see it. */
type Listener = (event: { readonly key: string | null }) => void

export function browser(stored?: string) {
  let text = stored
  const listeners: Listener[] = []
  return {
    localStorage: {
      getItem: () => text ?? null,
      setItem: (_: string, next: string) => {
        text = next
      },
    },
    addEventListener: (_: 'storage', listener: Listener) => void listeners.push(listener),
    /** As if another window had written there. */
    tell: (key: string) => {
      for (const listener of listeners) listener({ key })
    },
  }
}
