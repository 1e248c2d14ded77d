/** Asks axe what stands in the way of people on the page as it is now: WCAG 2.2, level AA. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line for each thing that is wrong; none when all is well. */
export async function axeFlaws(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async tags => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations } = await here.run(document, {
      runOnly: { type: 'tag', values: tags },
      elementRef: true,
    })
    // The letters printed on pieces and cards are part of their picture: their names say what they are.
    const isPrinted = (rule: string, element: HTMLElement | undefined): boolean =>
      rule === 'label-content-name-mismatch' && !!element?.matches('[data-thing]')
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(node => !isPrinted(id, node.element))
        .map(node =>
          `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
        ),
    )
  }, TAGS)
}
