/** What the window is called while something is on the screen. */
import { useEffect } from 'react'

export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Bivouac`
  }, [title])
}
