/** Remarks on the game at La Huberderie. */
import type { Remarks } from '../remarks.ts'

export const HUBERDERIE: Remarks = {
  1: [
    {
      text: 'The first difference: the US bids its Platoon Sergeant, to move first in a round where nobody can do the other any harm. The German plays his, draws two cards with it, and has Recon twice and both squads on the road by the end of the turn. An old hand keeps the Sergeant for this.',
    },
  ],
  2: [
    {
      text: 'Both go for hedges and woods. The exception stands there to the end: German Riflemen B stay on 3B, in the crops, for the whole game, and nobody makes them pay. Note the German deck: three Fog cards removed by now, and only one came in.',
    },
  ],
  3: [
    {
      shows: 'rifleman-b attack',
      text: 'An odd choice. Riflemen B stand on 16B, two points, marker in place, card in hand, and fire a shot at 20 % instead. The search saw the two as equal and had spent most of its time on Control; it should have taken the points.',
    },
    {
      text: 'Scouts A run onto 7A, where the German Riflemen have just arrived, so that these cannot Control it. A good idea in this game: the cheapest way to deny two points is to stand on them.',
    },
  ],
  4: [
    {
      shows: 'to 7A',
      text: 'The German replies in kind: Scouts to 7A, Scouts to 8A, and his Riflemen slip away to the church, which nobody disputes. He bids high to do it before the US can shoot.',
    },
  ],
  5: [
    {
      text: 'Everybody takes what he can: 2B for the US, 1B for the German, and two Scouts face each other on 8A so that neither side can have it. 6 to 5; this is how the scenario should look at half time.',
    },
  ],
  6: [
    {
      shows: 'to 15B',
      text: 'The move that loses. For one point on 15B the Riflemen leave 16B, worth two, with German Scouts next door and German Riflemen one tile behind. The bot sees its own 7 points and not the open door; it thinks 56 %.',
    },
  ],
  7: [
    {
      shows: 'scout-a scout',
      text: 'The German sees it at once: into 16B, a marker, and back to 8A, where the Scouts go on denying the tile. His figure jumps from 42 to 65 %, and the US learns of it a turn late.',
    },
  ],
  8: [
    {
      text: 'The Platoon Sergeant as a bid, this time for good reason: first move, 16B taken, a swing of four points. Card, moment and target fit together.',
    },
    {
      shows: 'rifleman-a move',
      nth: 2,
      text: 'And Riflemen A leave 2B as well. It is the way to the raid of the next round, but two more points are now without a guard; in round 12 the German simply walks in.',
    },
  ],
  9: [
    {
      shows: 'to 6B',
      text: 'A raid on the German home tile, three points, while nobody is on it: bold, and the best idea the US has left. The flaw: 6B is where German machine gunners enter, and two of their cards went into the deck for all to see.',
    },
  ],
  10: [
    {
      text: 'They enter, block the Control by being there, and fire at 84 %: a miss. The threat is met all the same.',
    },
  ],
  11: [
    {
      text: 'Four tiles by the same Scouts in one turn, and 2B and 15B are open to the German Riflemen besides 8A: they need three points and may choose. This is the win, two rounds before it shows.',
    },
  ],
  12: [
    {
      shows: 'take sniper',
      nth: 3,
      text: 'Senseless: three Snipers recruited with the enemy one point short of his ten. They cannot come in time. Where all lines look equally lost the bot no longer chooses, it drifts.',
    },
  ],
  13: [
    {
      text: 'Two Riflemen cards, first move by the Sergeant, 11 points. One man lost on either side: it was won by markers and by tempo.',
    },
  ],
}
