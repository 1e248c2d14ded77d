/** The address that seats whoever opens it. */
import { paths } from '../paths.ts'

/** From the address of this page, wherever it is served. */
export const inviteLink = (code: string, here: string): string => new URL(`#${paths.invite(code)}`, here).href
