/** Real proxies in front of servers, with the configuration that operators are given: nginx and Caddy from Debian's packages. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, onPath } from './debian.ts'
import { freePort, untilOpen } from './ports.ts'

interface TestProxy {
  /** Where it listens for TLS, on 127.0.0.1. */
  readonly port: number
  stop(): Promise<void>
}

/** The addresses of the servers behind it, in place of those in the configuration. */
type Behind = readonly [string, string]

const NAME = 'play.example.org'

function certificateIn(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  )
  chmodSync(key, 0o644)
  return { certificate, key }
}

const withBehind = (text: string, [first, second]: Behind): string =>
  text.replaceAll('127.0.0.1:8081', first).replaceAll('127.0.0.1:8082', second)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-proxy-'))
  // Started as root, it serves as another user.
  chmodSync(folder, 0o755)
  return folder
}

async function started(child: ChildProcess, port: number, folder: string): Promise<TestProxy> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    said += text
  })
  try {
    await untilOpen(port, () => child.exitCode)
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said}`)
  }
  return {
    port,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** `site` is what goes into nginx's `conf.d`. */
export async function startNginx(site: string, behind: Behind): Promise<TestProxy> {
  const find = (): string | undefined => onPath(`${process.env.PATH}:/usr/sbin`, ['nginx'])
  const program = installed('nginx-light', find, 'test -x /usr/sbin/nginx')
  const folder = newFolder()
  const [port, plain] = [await freePort(), await freePort()]
  const { certificate, key } = certificateIn(folder)
  const text = withBehind(site, behind)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
  writeFileSync(join(folder, 'site.conf'), text)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const whole = `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${folders} include ${join(folder, 'site.conf')}; }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  // It says what it does not like in the configuration, with the line.
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' })
  return started(spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }), port, folder)
}

export async function startCaddy(caddyfile: string, behind: Behind): Promise<TestProxy> {
  const program = installed('caddy', () => onPath(process.env.PATH, ['caddy']))
  const folder = newFolder()
  const port = await freePort()
  const { certificate, key } = certificateIn(folder)
  const text = withBehind(caddyfile, behind).replace(
    new RegExp(`^${NAME} \\{`, 'm'),
    `{\n\tadmin off\n\tauto_https disable_redirects\n}\n\nhttps://${NAME}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
  )
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, text)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const args = ['--config', file, '--adapter', 'caddyfile']
  execFileSync(program, ['validate', ...args], { env, stdio: 'pipe' })
  return started(spawn(program, ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] }), port, folder)
}
