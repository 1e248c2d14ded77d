/** What the window is called while this is shown. */
import { useEffect } from 'react'

export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Bivouac' ? title : `${title} · Bivouac`
  }, [title])
}
