/** The British, who sit at the bottom, with their reserve artillery over 5,6 and its neighbours. */
import { type Cells, type Seated, table } from '../table.ts'

export const CARD = 'command british-hand recon-centre\nhq 12 6'
export const FAR = { '11,1': '.:bi4', '11,6': '.:bi4', '1,1': '.:gi4' }

/** The card is played, the artillery ordered, and the hex named. */
export const aim = (t: Seated, hex = '5,6'): Seated =>
  t.play('british', 'play recon-centre').play('british', 'order artillery').play('british', `shell ${hex}`)

/** They shell 5,6: its neighbours are 4,6 5,7 6,6 6,5 5,5 4,5 in the order 1 to 6. */
export const shell = (cells: Cells, lines = ''): Seated =>
  aim(table({ ...FAR, ...cells }, `${CARD}\n${lines}`))
