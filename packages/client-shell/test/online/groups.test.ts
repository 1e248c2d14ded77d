/** My games on the page of online play, and the link to one of them. */
import { expect, it } from 'vitest'
import { grouped } from '../../src/online/groups.ts'
import { inviteLink } from '../../src/online/invite-link.ts'
import { onlineGame } from './games.ts'

it('puts each game into one group: what waits for me, what runs, what is offered, what is over', () => {
  const decision = { seats: [1 as const], kind: 'turn', clause: 'N-4.1' }
  const games = [
    onlineGame({ id: 'finished-1', status: 'over' }),
    onlineGame({ id: 'running-1', decision }),
    onlineGame({ id: 'waiting-1' }),
    onlineGame({ id: 'offered-1', status: 'waiting' }),
    onlineGame({ id: 'waiting-2' }),
    onlineGame({ id: 'finished-2', status: 'void' }),
  ]
  expect(grouped(games).map(({ id, games }) => [id, games.map(game => game.id)])).toEqual([
    ['waiting', ['waiting-1', 'waiting-2']],
    ['running', ['running-1']],
    ['offered', ['offered-1']],
    ['finished', ['finished-1', 'finished-2']],
  ])
})

it('makes the link from the page’s own address, wherever the page is', () => {
  const code = 'Kq7vT2mXf9RdHw3cZs8aNg'
  expect(inviteLink(code, 'https://play.example/app/#/online/game/x')).toBe(
    `https://play.example/app/#/invite/${code}`,
  )
})
