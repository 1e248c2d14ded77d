/** The page as a screen reader is given it: roles, names and states from the browser's own accessibility tree, and nothing else. */
import type { CDPSession, Page } from 'playwright-core'

export interface HeardNode {
  readonly role: string
  readonly name: string
  readonly isDisabled: boolean
  /** A card that is said to be pressed, or a cell to be selected. */
  readonly isPicked: boolean
  /** What it lies in, the nearest first, as 'role name'. */
  readonly within: readonly string[]
  readonly id: number
}

/** Roles that somebody who only listens goes to, in order to act. */
const ACTING: readonly string[] = ['button', 'gridcell']

interface Listener {
  /** Everything that has a role and a name, in the order of the page. */
  hear(): Promise<readonly HeardNode[]>
  /** Goes to it and presses Enter; not if it has gone meanwhile. */
  press(node: HeardNode): Promise<void>
}

interface Node {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly backendDOMNodeId?: number
}

export async function listenTo(page: Page): Promise<Listener> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  await session.send('DOM.enable')
  return {
    async hear() {
      const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] }
      const byId = new Map(nodes.map(node => [node.nodeId, node]))
      return nodes
        .filter(node => !node.ignored && node.backendDOMNodeId !== undefined)
        .map(node => heard(node, byId))
    },
    async press({ id, role }) {
      if (!ACTING.includes(role)) throw new Error(`Nobody presses a ${role}.`)
      try {
        // What had no node before gets one.
        await session.send('DOM.getDocument', { depth: 0 })
        await session.send('DOM.focus', { backendNodeId: id })
      } catch {
        return
      }
      await page.keyboard.press('Enter')
    },
  }
}

const textOf = (value: { readonly value?: unknown } | undefined): string => String(value?.value ?? '')

function heard(node: Node, byId: ReadonlyMap<string, Node>): HeardNode {
  const within: string[] = []
  for (let above = byId.get(node.parentId ?? ''); above; above = byId.get(above.parentId ?? ''))
    if (!above.ignored) within.push(`${textOf(above.role)} ${textOf(above.name)}`)
  const state = (name: string): string => textOf(node.properties?.find(one => one.name === name)?.value)
  return {
    role: textOf(node.role),
    name: textOf(node.name),
    isDisabled: state('disabled') === 'true',
    isPicked: [state('pressed'), state('selected')].includes('true'),
    within,
    id: node.backendDOMNodeId!,
  }
}
