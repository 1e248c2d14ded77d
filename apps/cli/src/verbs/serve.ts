/** `bivouac serve`: builds the games' web app if need be and serves it to a browser. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { ServeOptions, Serving } from '@bivouac/web/serve'
import { type Command, InvalidArgumentError } from 'commander'
import type { FastifyInstance } from 'fastify'
import { UserError } from '../errors.ts'
import { unwritable } from '../files.ts'
import { atInterrupt } from '../interrupt.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { print, printJson } from '../output.ts'

interface Options {
  readonly port: number
  readonly host: string
  readonly build: boolean
  readonly data: string
  readonly origin: readonly string[]
  readonly online: boolean
  readonly json?: true
}

const HIGHEST_PORT = 65535

export function registerServe(program: Command): void {
  const verb = program
    .command('serve')
    .description('serve both games to your browser: the board, the cards, the bots')
    .option('-p, --port <n>', 'the port to listen at; 0 for any that is free', portOf, 8080)
    .option('--host <name>', 'the address to listen at; 0.0.0.0 lets other machines in', 'localhost')
    .option('--data <folder>', 'where online games are kept; it is made if it is not there', dataFolder())
    .option(
      '--origin <address>',
      'the address that players open, if it is another one, such as https://play.example.org; may be given several times',
      (address: string, all: readonly string[]) => [...all, originOf(address)],
      [],
    )
    .option('--no-online', 'serve the games for play at one screen only')
    .option('--no-build', 'serve the last build as it is, even if the sources have changed since')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nIt builds the web app first, unless nothing has changed since the last time. Ctrl-C stops it.',
    )
    .action(serve)
  examples(
    verb,
    'serve',
    'serve --port 3000',
    'serve --host 0.0.0.0 --data /srv/bivouac --origin https://play.example.org',
  )
}

async function serve(options: Options): Promise<void> {
  const { port, host, build, data, origin, online, json } = options
  const folder = await folderToServe(build)
  const mount = online
    ? async (app: FastifyInstance) =>
        (await import('../serve/online.ts')).mountOnline(app, { folder: data, origins: origin })
    : undefined
  const serving = await listen(folder, host, port, mount)
  const interrupted = new Promise<void>(resolve => atInterrupt(() => resolve()))
  if (json) printJson({ url: serving.url })
  else print(`Bivouac is ready: open ${serving.url} in your browser. Ctrl-C stops it.`)
  await interrupted
  await serving.close()
}

/** The builder is loaded only here: no other verb needs it, and it takes its time. */
async function folderToServe(mayBuild: boolean): Promise<string> {
  const { builtWeb, newestBuild } = await import('@bivouac/web/build')
  if (!mayBuild) {
    const folder = newestBuild()
    if (folder !== undefined) return folder
    throw new UserError('no-build', "There is no build yet: leave out '--no-build' once.")
  }
  try {
    return (await builtWeb({ onBuild: sayThatItBuilds })).folder
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code !== undefined && path !== undefined && WRITING.includes(code)) throw unwritable(path, error)
    throw error
  }
}

const WRITING = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

function sayThatItBuilds(): void {
  if (process.stderr.isTTY)
    process.stderr.write('Building the web app; this is done once and takes some seconds …\n')
}

async function listen(
  folder: string,
  host: string,
  port: number,
  mount: ServeOptions['mount'],
): Promise<Serving> {
  const { serveFolder } = await import('@bivouac/web/serve')
  try {
    return await serveFolder({ folder, host, port, mount })
  } catch (error) {
    throw asked(error as NodeJS.ErrnoException, host, port) ?? error
  }
}

/** What the system refused, as something that the user can mend. */
function asked({ code }: NodeJS.ErrnoException, host: string, port: number): UserError | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new UserError(
        'port-taken',
        `Port ${port} is taken by another program. Stop that one, or choose another port: 'bivouac serve --port ${otherThan(port)}'.`,
      )
    case 'EACCES':
      return new UserError('port-forbidden', `You may not use port ${port}: choose one from 1024 on.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError('bad-host', `This machine has no address '${host}': try 'localhost' or '0.0.0.0'.`)
    default:
      return undefined
  }
}

/** Where programs keep what they must not lose, by the habits of the system. */
const dataFolder = (): string =>
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'bivouac')

function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    throw new InvalidArgumentError("It must be an address such as 'https://play.example.org'.")
  }
}

const otherThan = (port: number): number => (port < HIGHEST_PORT ? port + 1 : port - 1)

function portOf(text: string): number {
  const port = wholeFrom(0)(text)
  if (port > HIGHEST_PORT) throw new InvalidArgumentError(`It must be ${HIGHEST_PORT} or less.`)
  return port
}
