/** Run in the copy that has the new card: plays it and prints what came of it. */
import { openMatch, submit, unwrap } from '@bivouac/kernel'
import { KIND } from '../../src/cards/cards.ts'
import { normandy, normandyFace } from '../../src/game.ts'
import { fileOf } from '../table.ts'

const file = fileOf('la-raye')
const [card] = process.argv.slice(2)
file.US.deck = { [card.replaceAll('-', '_')]: 1, rifleman_A: 3 }
file.US.supply = {}
const board = unwrap(normandy.board(file))
const match = openMatch(normandy, board, 'a new card')
const give = (seat: number, text: string) =>
  unwrap(submit(match, seat, unwrap(normandy.parseCommand(board, text))))
const view = () => normandy.view(match.table, 0)
const [bid] = normandy.view(match.table, 1).german.own!.hand
give(0, 'bid rifleman-a')
give(1, `bid ${bid.replace(/\.\d+$/, '')}`)
if (normandy.toChoose(match.table) === 2) give(1, 'end-turn')
const command = unwrap(normandy.parseCommand(board, `${card} command 1`))
const label = normandyFace.label(board, view(), command)
give(0, `${card} command 1`)
const kind = KIND.find(({ name }) => name === card)
console.log(
  JSON.stringify({
    initiative: kind?.initiative,
    label,
    play: view().us.play,
    hand: view().us.own?.hand.length,
    broken: normandy.broken(match.table),
  }),
)
