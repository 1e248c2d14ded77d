/** Questions that tests ask of drawn SVG text. */

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g

export const nodes = (svg: string): number => [...svg.matchAll(/<[a-zA-Z]/g)].length

export const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

/** The ids that something in the drawing points at. */
export const pointedAt = (svg: string): string[] =>
  [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)

/** What a strict reader would refuse: text between tags that is no tag, tags not closed, an attribute given twice. */
export function flaws(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [tag, closing, name, attributes, alone] of svg.matchAll(TAG)) {
    const given = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(given).size < given.length) found.push(`twice the same attribute: ${tag}`)
    if (closing && open.pop() !== name) found.push(`closes what is not open: ${tag}`)
    if (!closing && !alone) open.push(name)
  }
  const rest = svg.replace(TAG, '')
  if (/[<>]/.test(rest)) found.push(`no tag: ${rest.slice(rest.search(/[<>]/), rest.search(/[<>]/) + 60)}`)
  if (open.length > 0) found.push(`not closed: ${open.join(' ')}`)
  if (/undefined|NaN|Infinity/.test(svg)) found.push('a number or word is missing')
  return found
}
