/**
 * A line for where sockets do not get through: each message is a request of its own, one after the other, and what is answered is
 * handed over as a socket would. Whatever goes wrong ends it; what was on its way is then sent again by those who keep it.
 */
import type { RemotePorts, RemoteSocket } from './ports.ts'

type Post = NonNullable<RemotePorts['post']>
type Type = 'open' | 'close' | 'error' | 'message'

/** The server takes nothing more. A socket would be closed with it; here it could be another server that answers next. */
const LEAVING = 'draining'

export function postedSocket(post: Post, silence: number): RemoteSocket {
  const listeners: [type: Type, listener: (event: { readonly data: unknown }) => void][] = []
  let isOpen = true
  let last: Promise<void> = Promise.resolve()

  const call = (wanted: Type, data?: string): void => {
    for (const [type, listener] of listeners) if (type === wanted) listener({ data })
  }
  function end(): void {
    if (!isOpen) return
    isOpen = false
    call('close')
  }

  async function exchange(text: string): Promise<void> {
    if (!isOpen) return
    try {
      for (const message of listed(await inTime(post(text), silence))) {
        if (isOpen) call('message', JSON.stringify(message))
        if (Object(Object(message).problem).code === LEAVING) end()
      }
    } catch {
      end()
    }
  }

  // As with a socket there is time to listen first.
  setTimeout(() => isOpen && call('open'))
  return {
    send(text) {
      last = last.then(() => exchange(text))
    },
    close: end,
    addEventListener(type: Type, listener: (event: { readonly data: unknown }) => void) {
      listeners.push([type, listener])
    },
  }
}

function listed(text: string): readonly unknown[] {
  const found: unknown = JSON.parse(text)
  if (!Array.isArray(found)) throw new Error('No list of messages.')
  return found
}

function inTime<T>(asked: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer.')), ms)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
