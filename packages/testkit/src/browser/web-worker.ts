/** Runs a script in a Web Worker of a page, sends it one message and waits for its answer. */
import type { Page } from 'playwright-core'

/** Runs inside the page. It is text, as the project is compiled without a browser's types. */
const ASK = `({ script, question }) => new Promise((resolve, reject) => {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
  const settle = then => {
    worker.terminate()
    then()
  }
  worker.onmessage = ({ data }) => settle(() => resolve(data))
  worker.onerror = error => settle(() => reject(new Error('The worker failed: ' + error.message)))
  worker.postMessage(question)
})`

/** The script answers the message that it gets with one message. Both must be plain data. */
export const askWebWorker = <Answer>(page: Page, script: string, question: unknown): Promise<Answer> =>
  page.evaluate<Answer>(`(${ASK})(${JSON.stringify({ script, question })})`)
