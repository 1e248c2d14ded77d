/** Does something as soon as the next frame is painted, so that what is to be seen at once does not wait for it. */

/** No frame is painted while nobody looks at the page: then it need not be waited for any longer. */
const PATIENCE_MS = 200

export function afterPaint(then: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    then()
  }
  const timer = setTimeout(once, document.hidden ? 0 : PATIENCE_MS)
  requestAnimationFrame(() => {
    // A message that is posted in a frame is delivered when the frame has been painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      once()
    }
    port2.postMessage(undefined)
  })
}
