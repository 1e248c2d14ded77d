/** Finds what does not fit: a page wider than its window, text that is cut off, words that stick out of their box. */

/** One line for each; none when everything fits. */
export function overflowFlaws(): string[] {
  // What cannot be seen through would be passed over. Before the next frame it is hidden again, so nothing is painted for it.
  const { style } = document.documentElement
  const { opacity } = style
  style.removeProperty('opacity')
  try {
    return flawsInSight()
  } finally {
    style.opacity = opacity
  }
}

function flawsInSight(): string[] {
  const flaws: string[] = []
  const page = document.scrollingElement!
  if (page.scrollWidth > page.clientWidth + 1)
    flaws.push(`the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`)
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const style = getComputedStyle(element)
    if (isForReadersOnly(element, style)) continue
    const box = element.getBoundingClientRect()
    if (style.display !== 'inline' && cutOff(element, style)) flaws.push(`cut off: ${named(element)}`)
    else if (box.right > innerWidth + 1 && !scrollsAside(element))
      flaws.push(`sticks out to the right: ${named(element)}`)
  }
  return [...new Set(flaws)]
}

const isText = (element: Element): boolean =>
  element instanceof HTMLElement &&
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && !!node.nodeValue?.trim())

/** Text that only screen readers find is one pixel large on purpose. */
const isForReadersOnly = (element: HTMLElement, style: CSSStyleDeclaration): boolean =>
  style.clipPath !== 'none' ||
  (element.offsetWidth <= 1 && element.offsetHeight <= 1) ||
  !!element.closest('.sr-only, .board-list')

/** Letters reach a little above and below their line; that much is no loss. */
const SLACK = 3

function cutOff(element: HTMLElement, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  const wide = element.scrollWidth > element.clientWidth + 1
  const high = element.scrollHeight > element.clientHeight + SLACK
  if (element.clientWidth === 0) return false
  return (
    (wide && overflowX !== 'auto' && overflowX !== 'scroll') ||
    (high && (overflowY === 'hidden' || overflowY === 'clip'))
  )
}

function scrollsAside(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return true
  return false
}

const named = (element: Element): string => {
  const name =
    element.className && typeof element.className === 'string'
      ? `.${element.className.split(' ').join('.')}`
      : ''
  return `${element.tagName.toLowerCase()}${name} '${element.textContent?.trim().slice(0, 60)}'`
}
