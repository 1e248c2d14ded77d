/**
 * The first page can be seen before the app is there. What is chosen and pressed on it meanwhile is marked, in its order, and done once more when the
 * app has taken the page over.
 */

/** Said when the app answers by itself from now on. */
const TAKEN_OVER = 'bivouac-taken-over'
const CONTROLS = 'button, select, input'

/** Before the app: no part of it may be needed here. */
export function markEarly(): void {
  const until = new AbortController()
  const { signal } = until
  let marks = 0
  const mark = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    if (control !== null) control.dataset.early = String(++marks)
  }
  addEventListener('click', mark, { signal })
  addEventListener('change', mark, { signal })
  addEventListener(TAKEN_OVER, () => until.abort(), { signal })
  // Who has gone on wants something else.
  addEventListener(
    'hashchange',
    () => {
      until.abort()
      for (const control of early()) delete control.dataset.early
    },
    { signal },
  )
}

/** By the app, when the page is its own. */
export function doEarly(): void {
  dispatchEvent(new Event(TAKEN_OVER))
  for (const control of early()) {
    delete control.dataset.early
    // Each in a task of its own, as people do things: what is pressed must know of what was chosen before.
    setTimeout(doAgain, 0, control)
  }
}

/** What was pressed, in its order. */
const early = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-early]')].sort(
    (one, other) => Number(one.dataset.early) - Number(other.dataset.early),
  )

function doAgain(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement)
    return void control.dispatchEvent(new Event('change', { bubbles: true }))
  // What is chosen already would not be chosen by a press.
  if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = false
  control.click()
}
