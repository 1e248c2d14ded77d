/**
 * The web app as it is handed on: `npm run release -- build FOLDER` builds it there with the sums of its files, `sign FOLDER KEY` signs
 * them with an ed25519 key (`openssl genpkey -algorithm ed25519`), `verify FOLDER PUBLIC-KEY` checks every file.
 */
import { resolve } from 'node:path'
import { buildWeb } from '@bivouac/web/build'
import { flawIn, signSums, writeSums } from './release/sums.ts'

const [verb, folder, key] = process.argv.slice(2)

function usage(): never {
  console.error('Usage: npm run release -- build FOLDER | sign FOLDER KEY.pem | verify FOLDER PUBLIC-KEY.pem')
  process.exit(2)
}

async function run(): Promise<void> {
  if (folder === undefined || (verb !== 'build' && key === undefined)) usage()
  const where = resolve(folder)
  switch (verb) {
    case 'build':
      await buildWeb({ outDir: where, quiet: true })
      writeSums(where)
      return console.log(`Built into '${folder}'. Serve it with 'bivouac serve --web ${folder}'.`)
    case 'sign':
      signSums(where, key)
      return console.log(
        `Signed. Whoever has the public key can check it: npm run release -- verify ${folder} PUBLIC-KEY.pem`,
      )
    case 'verify': {
      const flaw = flawIn(where, key)
      if (flaw === undefined) return console.log('Every file is as it was signed.')
      console.error(flaw)
      process.exitCode = 1
      return
    }
    default:
      usage()
  }
}

await run().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === undefined ? error.message : `Cannot use '${error.path ?? key}': ${error.message}.`,
  )
  process.exitCode = 2
})
