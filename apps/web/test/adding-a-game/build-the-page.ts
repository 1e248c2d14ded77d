/** Builds the page of the tree it lies in, into the folder that is named. */
import { buildWeb } from '../../build/build.ts'

await buildWeb({ outDir: process.argv[2], quiet: true })
