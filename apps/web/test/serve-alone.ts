/** Serves a folder in a process of its own, which a test may try to end. Prints the address. */
import { serveFolder } from '../serve/serve.ts'

const [folder, patienceMs] = process.argv.slice(2)
const { url } = await serveFolder({ folder, host: '127.0.0.1', port: 0, patienceMs: Number(patienceMs) })
console.log(url)
