/** What package-lock.json brings: its licences, and whether each package is exactly the one that was chosen. */

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>
}

/** Licences under which others may use, change and pass on what we make. */
const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'say who wrote it',
  ISC: 'say who wrote it',
  'BSD-3-Clause': 'say who wrote it',
  'Apache-2.0': 'say who wrote it and what was changed',
  'MIT OR Apache-2.0': 'either of the two',
  'BlueOak-1.0.0': 'pass the licence on',
  Unlicense: 'nothing is asked',
  'OFL-1.1': 'fonts: not to be sold by themselves',
  'MPL-2.0': 'changes to its own files stay open; we change none',
}

/** Packages that name no licence where npm looks for it: what their own files say. All are for work on the project only. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'base64-arraybuffer@0.1.4': 'MIT',
  'xmlhttprequest-ssl@2.1.2': 'MIT',
  'only@0.0.2': 'MIT',
}

interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string | undefined
  /** Only for work on the project, not for running it. */
  readonly isDev: boolean
}

/** All packages of others, each version once, by name. */
export function packagesIn(lock: Lock): readonly Package[] {
  const all = new Map<string, Package>()
  for (const [path, { version = '', license, link, dev }] of theirs(lock)) {
    if (link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const id = `${name}@${version}`
    const isDev = dev === true && (all.get(id)?.isDev ?? true)
    all.set(id, { name, version, licence: license ?? READ_BY_HAND[id], isDev })
  }
  return [...all.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

const theirs = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path]) => path.includes('node_modules/'))

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** What is wrong with the lock, one sentence each. */
export function flawsIn(lock: Lock): readonly string[] {
  const licences = packagesIn(lock).flatMap(({ name, version, licence }) =>
    licence !== undefined && licence in ALLOWED
      ? []
      : [`${name}@${version}: '${licence ?? 'none'}' is not among the licences we accept.`],
  )
  const loose = theirs(lock).flatMap(([path, { link, integrity }]) =>
    link || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path}: there is no sha512 sum of it in package-lock.json.`],
  )
  const ranges = Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, { dependencies = {}, devDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, version]) => !/^(?:@bivouac\/|bivouac$)/.test(name) && !EXACT.test(version))
        .map(
          ([name, version]) =>
            `${path || 'package.json'}: '${name}' is asked for as '${version}', not by an exact version.`,
        ),
    )
  return [...licences, ...loose, ...ranges]
}

/** The page that says it. */
export function pageOf(lock: Lock): string {
  const all = packagesIn(lock)
  const part = (title: string, isDev: boolean): string => {
    const groups = Map.groupBy(
      all.filter(one => one.isDev === isDev),
      one => one.licence ?? 'none',
    )
    const rows = [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([licence, some]) =>
          `| ${licence} | ${ALLOWED[licence] ?? ''} | ${some.map(one => `${one.name} ${one.version}`).join(', ')} |`,
      )
    return `## ${title}\n\n| licence | what it asks | packages |\n|---|---|---|\n${rows.join('\n')}\n`
  }
  return `# Licences of what we build on

Bivouac itself is under the MIT licence. Written by \`npm run licences\` from package-lock.json; \`npm test\` fails where a package has a licence
that is not in this table, no sum in the lock, or no exact version.

${part('Part of Bivouac, or needed to build or serve it', false)}
${part('For work on it only', true)}`
}
