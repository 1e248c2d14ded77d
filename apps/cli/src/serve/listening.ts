/** What the system refuses when an address is to be listened at, as something that the user can mend. */
import { UserError } from '../errors.ts'
import { type Place, portBeside } from './values.ts'

/** `flag` is the option that chooses the port. */
export function cannotListen(error: unknown, { host, port }: Place, flag: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new UserError(
        'port-taken',
        `Port ${port} is taken by another program. Stop that one, or choose another port: 'bivouac serve ${flag} ${portBeside(port)}'.`,
      )
    case 'EACCES':
      return new UserError('port-forbidden', `You may not use port ${port}: choose one from 1024 on.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError('bad-host', `This machine has no address '${host}': try 'localhost' or '0.0.0.0'.`)
    default:
      return error
  }
}
