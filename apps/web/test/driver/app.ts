/** The built app behind an address, for whatever wants to open it in a browser. */
import { builtWeb } from '../../build/build.ts'
import { type ServeOptions, type Serving, serveFolder } from '../../serve/serve.ts'

/** With whatever is to be mounted beside the files. Builds unless there is a build of the same sources; several test files share it. */
export async function startApp(mount?: ServeOptions['mount'], port = 0): Promise<Serving> {
  const { folder } = await builtWeb()
  return serveFolder({ folder, host: '127.0.0.1', port, mount })
}
