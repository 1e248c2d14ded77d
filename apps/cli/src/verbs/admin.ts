/** `bivouac admin`: looks after the games of a server, while it runs. */
import type { Command } from 'commander'
import { registerChanging } from '../admin/changing.ts'
import { registerCopies } from '../admin/copies.ts'
import { registerKeeping } from '../admin/keeping.ts'
import { registerLooking } from '../admin/looking.ts'
import { registerShadow } from '../admin/shadow.ts'
import { examples } from '../options.ts'

export function registerAdmin(program: Command): void {
  const verb = program
    .command('admin')
    .description("look after a server's games while it runs: list, mend, back up, move")
  registerLooking(verb)
  registerChanging(verb)
  registerCopies(verb)
  registerShadow(verb)
  registerKeeping(verb)
  examples(verb, 'admin games --status playing', 'admin backup /backups/today.sqlite', 'admin shadow')
}
