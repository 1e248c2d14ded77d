/** Undo: back to the last die, draw, or act of the other side, be it by a standing order. */
import { expect, test } from 'vitest'
import { asked, BURST, byOrder, HQ, numbers, type Seated, table, unitAt } from './table.ts'

const CELLS = { '8,6': '.:bi4', '9,8': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
const CARD = 'command british-hand attack-centre\nhq 6 0'
const begin = (lines = ''): Seated => table(CELLS, `${CARD}\n${lines}`).play('british', 'play attack-centre')

test('orders and moves can be taken back, one command at a time', () => {
  const t = begin()
  const before = t.position()
  t.play('british', 'order 8,6').play('british', 'order 9,8').play('british', 'done')
  t.play('british', 'move 8,6 to 8,7').play('british', 'move 9,8 to 9,9')
  expect(unitAt(t.undo('british'), '9,8')?.unit).toBe('british-2')
  expect(unitAt(t.undo('british'), '8,6')?.unit).toBe('british-1')
  expect(asked(t.undo('british'))).toBe('order british')
  expect(t.undo('british').undo('british').position()).toBe(before)
})

test('a card played can be taken back as long as nobody has answered it', () => {
  const t = begin('combat british-hand gas-attack').play('british', 'combat gas-attack')
  expect(asked(t.undo('british'))).toBe('with-card british')
  expect(t.undo('british').view('british').british.own?.command).toEqual(['attack-centre.1'])
  expect(() => t.undo('british')).toThrow('Nothing has been done yet.')
})

test('the aim of the artillery can be taken back, its dice cannot', () => {
  const t = begin().play('british', 'order artillery').play('british', 'done').play('british', 'shell 5,6')
  expect(asked(t.undo('british'))).toBe('shell british')
  t.play('british', 'shell 6,6')
    .dice(...numbers(1))
    .play('british', 'dice 1')
  expect(() => t.undo('british')).toThrow('cannot be taken back')
})

test('battle dice cannot be taken back, nor what came before them', () => {
  const t = begin().play('british', 'order 8,6').play('british', 'done').play('british', 'done')
  t.dice(BURST, HQ).play('british', 'battle 8,6 at 6,6')
  expect(() => t.undo('british')).toThrow('cannot be taken back')
})

test('guns joined in cross fire can be taken back until they fire', () => {
  const guns = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' }
  const t = table(guns, CARD).play('british', 'play attack-centre').play('british', 'order 8,5')
  t.play('british', 'order 8,7')
    .play('british', 'done')
    .play('british', 'done')
    .play('british', 'battle 8,5 at 6,6')
  expect(asked(t)).toBe('cross-fire british')
  expect(asked(t.undo('british'))).toBe('battle british')
})

test.each(['pass', 'standing pass-turn'])("'%s' can be taken back until the other side goes on", how => {
  const t = begin('combat german-hand lice\nhq 6 6').play('german', how)
  expect(() => t.undo('british')).toThrow('The other side has acted since.')
  expect(asked(t.undo('german'))).toBe('answer german')
  t.play('german', how).play('british', 'order 8,6')
  expect(() => t.undo('german')).toThrow('The other side has acted since.')
})

test('a move past a standing order cannot be taken back', () => {
  const t = begin('combat german-hand lice\nhq 6 6').play('german', 'standing pass-turn')
  t.play('british', 'order 9,8').play('british', 'done').play('british', 'move 9,8 to 9,7')
  expect(() => byOrder(t).undo('british')).toThrow('The other side has acted since.')
})

test('a retreat can be taken back flag by flag, but not by the side that rolled', () => {
  const t = begin().play('british', 'order 8,6').play('british', 'done').play('british', 'done')
  t.dice(4, 4).play('british', 'battle 8,6 at 6,6').play('german', 'to 5,6')
  expect(() => t.undo('british')).toThrow('The other side has acted since.')
  expect(unitAt(t.undo('german'), '6,6')?.unit).toBe('german-2')
})

test('a standing order at the end of the turn can be taken back, a card drawn cannot', () => {
  const t = table(CELLS, `doing end-turn 0\n${CARD}`).play('british', 'standing pass-turn')
  expect(t.undo('british').view('british').british.own?.standing).toBe(0)
  t.play('british', 'take-card')
  expect(() => t.undo('british')).toThrow('cannot be taken back')
})

test('the end of a turn for tokens can be taken back until the other side acts', () => {
  const lines = `doing end-turn 0\n${CARD}\ncommand german-hand forward`
  const t = table(CELLS, lines).play('british', 'take-hq')
  expect(asked(t.undo('british'))).toBe('end-turn british')
  t.play('british', 'take-hq').play('german', 'play forward')
  expect(() => t.undo('british')).toThrow('The other side has acted since.')
})

test('cards that Recon shows cannot be put back', () => {
  const t = table(CELLS, 'command british-hand recon-centre\nhq 6 0').play('british', 'play recon-centre')
  t.play('british', 'done')
  expect(asked(t)).toBe('keep british')
  expect(() => t.undo('british')).toThrow('cannot be taken back')
})
