/** A copy of a thing that follows the pointer while it is dragged: a card as it is, a piece of the board in its own frame. */

const SVG = 'http://www.w3.org/2000/svg'

export function ghostOf(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  // Neither found under the pointer nor read out.
  ghost.inert = true
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  const copy = element.cloneNode(true) as Element
  copy.removeAttribute('data-thing')
  ghost.append(element instanceof SVGGraphicsElement ? framed(element, copy, left, top) : copy)
  return ghost
}

function framed(element: SVGGraphicsElement, copy: Element, left: number, top: number): Element {
  const frame = document.createElementNS(SVG, 'svg')
  const group = document.createElementNS(SVG, 'g')
  const m = element.getScreenCTM()
  if (m) group.setAttribute('transform', `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e - left} ${m.f - top})`)
  copy.removeAttribute('transform')
  frame.setAttribute('overflow', 'visible')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  group.append(copy)
  frame.append(group)
  return frame
}
