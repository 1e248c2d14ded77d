/** What `npx vite apps/web` reads: the page while it is worked on. */
import { webConfig } from './build/config.ts'

export default webConfig()
