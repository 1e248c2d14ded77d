/** Hands a text, or whatever else it is, to the reader as a file. */

export function download(name: string, what: string | Blob): void {
  const blob = typeof what === 'string' ? new Blob([what], { type: 'text/plain;charset=utf-8' }) : what
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
