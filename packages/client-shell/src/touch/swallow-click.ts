/** After a drag or a pan the browser still sends a click: it means nothing, and nobody shall hear it. */

export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  // There may be none after all; the next press is a new story.
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  })
}
