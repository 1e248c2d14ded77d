/** Remarks on the game at Montmartin-en-Graignes. */
import type { Remarks } from '../account.ts'

export const MONTMARTIN: Remarks = {
  1: [
    {
      shows: 'scout-a recon',
      nth: 2,
      text: 'A model opening for the defender: Recon, then the Squad Leader brings the same Scout back for a second Recon. Two of three Fog of War cards are gone in one round, and a bid with the third costs nothing.',
    },
  ],
  2: [
    {
      text: 'The US gives Conceal and five new cards, all for squad B, which is to carry the attack. The German moves everything to the church: a point guarded, and a place from which the machine gun sees the middle of the map. That decides the game later on.',
    },
  ],
  3: [
    {
      shows: 'to 12B',
      text: 'Four tiles in one turn, and 6B is scouted: a fine run. But the way it opens, 2B and 12B, is the one under the machine gun; 7A and 3B, farther off, were seen as nearly as good. Riflemen can only go where somebody has scouted, so the choice binds the whole attack.',
    },
    {
      shows: 'rifleman-a control',
      text: 'A card for nothing: the German wins only by pinning, and his marker does not hinder a US Control. The 10 % shot that follows could have been a Conceal.',
    },
  ],
  4: [
    {
      shows: 'rifleman-b attack',
      text: 'Too slow. Two Rifleman B cards, and an open road by 10B to 2B: one is bid, the other fires at 10 %. The Scouts on 6B wait there alone, to the end as it turns out.',
    },
    {
      text: 'The German uses the time as one should: Riflemen back into the dense woods, next to 5B; Recon; two more Machine Gunners.',
    },
  ],
  5: [
    {
      shows: 'rifleman-a move',
      nth: 2,
      text: 'Inspire for a double move, so that nobody stops in the crops: well done. Only it is squad A that goes, while the five cards of round 2 were all for squad B.',
    },
  ],
  6: [
    {
      shows: 'bid fog-of-war',
      text: 'The bid that costs most. With Scout B (6) the US goes first and both Rifleman A cards reach 6B, one Control short of the win. It saw 70 % in either and kept the Scout, for a Conceal.',
    },
    {
      text: 'The German turn is a lesson: draw first, then Suppress at 76 %, the gun back by Inspire, and fire at men who cannot move.',
    },
  ],
  7: [
    {
      shows: 'at us-riflemen-a',
      nth: 3,
      text: 'Once more, with the bid that just goes first. Two hits take both Rifleman A cards out of the US hand; a figure of 68 % is 45 % when the turn comes.',
    },
  ],
  8: [
    {
      shows: 'to 2B',
      text: 'The plain mistake: the second squad walks into the tile where the first was shot to pieces, and stays. From here the game is target practice at 30 and 51 %. The other tiles were no way forward, but a round of Scouts to 7A would have made one.',
    },
  ],
  9: [
    {
      text: 'What so many Fog cards do: two in hand, the only Rifleman shot away, a Squad Leader with nobody to inspire. Five came in by scouting and Conceal up to here, and the US has not used Recon once; its first is in round 12, when it is over. The German did so five times.',
    },
  ],
  11: [
    {
      text: 'Since round 10 the US fires at the gun instead of only standing before it, and now it hits twice. From round 6 on this would have been a plan.',
    },
  ],
  16: [
    {
      text: 'The tenth and last Rifleman. Rounds 13 to 16 are thin on both sides, but the German need not leave his place any more. A win for the machine gun, and a game the US lost by two rounds of waiting.',
    },
  ],
}
