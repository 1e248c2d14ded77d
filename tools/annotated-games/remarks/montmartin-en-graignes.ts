/** Remarks on the game at Montmartin-en-Graignes. */
import type { Remarks } from '../remarks.ts'

export const MONTMARTIN: Remarks = {
  1: [
    {
      shows: 'scout-a recon',
      nth: 2,
      text: 'A model opening for the defender: Recon, then the Squad Leader brings the same Scout back for a second Recon. Two of three Fog of War cards are gone in one round, and a bid with the third costs nothing.',
    },
    {
      text: 'The US shot at 10 % looks silly and is not: a card that is not played is discarded anyway, and Riflemen who stay in their hedges risk nothing by it.',
    },
  ],
  2: [
    {
      text: 'The US answers with Conceal and five new cards, all for squad B: it has decided which squad will carry the attack. The German sends Scouts and machine gun out of the dense woods to the church: a point guarded, but farther from the other two.',
    },
  ],
  4: [
    {
      shows: 'rifleman-a control',
      text: 'Here the German spends a card on something that is worth next to nothing: he can win only by pinning, and a German marker does not hinder a US Control. The bot likes points more than it should in a scenario where they do not count for it.',
    },
    {
      text: 'The US sees where the enemy is and goes where he is not: Riflemen B leave the woods westward, away from the church and its machine gun, and two more Fog cards go into the German deck.',
    },
  ],
  5: [
    {
      text: 'Scouts first, Riflemen after: they stop together behind the hedges of 7A (cover 2), not in the crops. That is how one should cross this map.',
    },
  ],
  6: [
    {
      shows: 'scout-b scout',
      text: 'The dash: Scouts open 3B and 6B, and both Rifleman cards bring the squad onto the objective in one turn. It bids Fog of War for that, because it needs all three other cards, and the marker wins the tie.',
    },
    {
      text: 'The German answer is the right one: suppressed Riflemen cannot Control. Four dice, 76 %, and they all miss.',
    },
  ],
  7: [
    {
      text: 'With a single Rifleman B in hand the game would end here. There is none; so Recon, to see one card more. The German turns about at once and sends his Riflemen back towards the threatened side.',
    },
  ],
  8: [
    {
      shows: 'to 6B',
      text: 'The best move of the game. The German bids his Platoon Sergeant, since going second would lose on the spot, and runs his Scouts through 18B and 5B into the very tile: no Control with an enemy counter on it. His own figures say how narrow it was: everything else was 2 %.',
    },
  ],
  9: [
    {
      shows: 'at us-scouts-b',
      text: 'A matter for debate: the machine gun takes the Scouts (59 %) where the Riflemen would have been the easier target and the greater danger. The bot reasons that few Scout B cards are left to make them ready again; it did not look at the other target for long.',
    },
  ],
  10: [
    {
      shows: 'rifleman-a control',
      text: 'A plain mistake: Control of 5B brings the German nothing, and a second shot at Riflemen B on 6B would have hit in one case out of two. It is the error of round 4 again, and this time it costs something.',
    },
  ],
  11: [
    {
      text: 'Patience: the US does not look for another objective but shoots the blockers away, card by card, and draws for more shots before it fires the next.',
    },
  ],
  13: [
    {
      text: 'Four hits on the Scouts have emptied their pile; the counter leaves the tile and the Rifleman, kept for just that, takes it. One man lost for five: a deserved win, though rounds 6 to 10 could have gone either way.',
    },
  ],
}
