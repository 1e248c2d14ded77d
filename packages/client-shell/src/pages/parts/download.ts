/** Hands a text to the reader as a file. */

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
