/** Asks axe what stands in the way of people on the page as it is now: WCAG 2.2, level AA. */
import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What another theme may change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** One line for each thing that is wrong; none when all is well. `colours` looks at nothing else. */
export async function axeFlaws(page: Page, look: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  return page.evaluate(
    async runOnly => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const { violations } = await here.run(document, {
        runOnly,
        resultTypes: ['violations'],
        elementRef: true,
      })
      // A card shows a whole page of print, which the rule wants in its name word for word, hidden from readers or not.
      // What people call a card is its title, drawn first: that must be in its name; at the end it may be cut short.
      const isCalledByTitle = (rule: string, element: HTMLElement | undefined): boolean => {
        const title = element?.querySelector('svg text')?.textContent
        const name = element?.getAttribute('aria-label')?.toLowerCase() ?? ''
        return (
          rule === 'label-content-name-mismatch' &&
          !!title &&
          name.includes(title.toLowerCase().replace(/\.$/, ''))
        )
      }
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(node => !isCalledByTitle(id, node.element))
          .map(node =>
            `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
          ),
      )
    },
    (look === 'all'
      ? { type: 'tag', values: TAGS }
      : { type: 'rule', values: COLOUR_RULES }) satisfies RunOnly,
  )
}
