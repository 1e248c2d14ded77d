/** Which pictures of a gallery are shown while somebody searches, and how many there are. */
import { createContext } from 'react'

interface Filter {
  /** Whether what is written at a picture answers the search. */
  isShown(text: string): boolean
  onCount(pictures: number): void
}

export const GalleryFilter = createContext<Filter>({ isShown: () => true, onCount: () => {} })
