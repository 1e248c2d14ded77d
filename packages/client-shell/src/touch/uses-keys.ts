/**
 * Whether the reader's last deed was a key: whoever points does not want the focus to wander. Listened for from the first page on,
 * as a game that is begun by a key begins with the focus at the table, whose part of the program is loaded only then.
 */
let keys = false

export function listenForKeys(): () => void {
  const key = (): void => {
    keys = true
  }
  const pointer = (): void => {
    keys = false
  }
  addEventListener('keydown', key, { capture: true })
  addEventListener('pointerdown', pointer, { capture: true })
  return () => {
    removeEventListener('keydown', key, { capture: true })
    removeEventListener('pointerdown', pointer, { capture: true })
  }
}

export const usesKeys = (): boolean => keys
