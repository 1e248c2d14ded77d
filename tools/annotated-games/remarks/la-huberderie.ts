/** Remarks on the game at La Huberderie. */
import type { Remarks } from '../account.ts'

export const HUBERDERIE: Remarks = {
  1: [
    {
      shows: 'to 8A',
      text: 'Both sides know the scenario. US Scouts run to 8A, in the middle, worth two, where they will deny it to the German for the whole game; the German has Scouts on 7A and Riflemen at the church at once.',
    },
  ],
  2: [
    {
      shows: 'scout-a recon',
      nth: 2,
      text: 'Recon, Inspire, Recon: two Fog cards gone. The German does as much with his Sergeant and takes the church besides. The US bids its Sergeant in a round where going first brings little, and is lucky that the second Recon brings him back.',
    },
  ],
  3: [
    {
      shows: 'bid platoon-sergeant',
      text: 'The Sergeant as a bid, and for a reason: move, Inspire, Control of 7A before anybody can come in between. Seven points after three rounds.',
    },
    {
      shows: 'to 3B',
      text: 'The flaw in it: Riflemen B stop in the crops of 3B, no cover, in sight of everybody. The church was there to go to.',
    },
  ],
  4: [
    {
      shows: 'at german-riflemen-b',
      nth: 2,
      text: 'The US makes them pay: same squad, Inspire, same squad again, two hits at 50 %, a third next round. And it does not forget the points: Control of 2B with the last card.',
    },
  ],
  5: [
    {
      shows: 'rifleman-a move',
      text: 'Riflemen B get out of the crops and Riflemen A go in, off the hedges of 7A. The bot saw no difference between this and a shot. Nobody punishes it: in round 6 the US looks only at 8A.',
    },
  ],
  6: [
    {
      shows: 'at german-riflemen-b',
      text: 'The Sniper enters where the danger is. Riflemen on 8A would need the US Scouts gone to take it, so there was no haste; Riflemen A on open crops were the easier mark.',
    },
  ],
  7: [
    {
      shows: 'to 5B',
      text: 'The quiet move that wins. 8A is out of reach, so the Scouts leave it to its fate and open 15B and 5B, three points that nobody guards. Two Fog cards are a fair price, and Riflemen A come up behind.',
    },
    {
      shows: 'to 6B',
      text: 'The US answer is a plan too: 6B, three points, is empty, and three points are what it lacks. But it is two moves and a Control away; the German needs less. It gave the first move away by bidding 5 where 7 looked just as good.',
    },
  ],
  8: [
    {
      shows: 'to 15B',
      text: 'Draw two, move both squads, Inspire, Control: every card has its place. The marker, won the round before, decides the tie of the bids.',
    },
    {
      shows: 'scout-b conceal',
      text: 'A hand of Fog, and one Scout. To run into 5B and stand there would open 8A instead, so Conceal, in the hope that the German draws badly, is about what there is.',
    },
  ],
  9: [
    {
      shows: 'at german-scouts-b',
      text: 'The last card goes at the wrong men. Scouts cannot Control; Riflemen A are about to, and with one such card in the German hand a hit on them would have stopped it. All four targets looked the same to the bot, at 48 %; the German knew better, at 85 % before the round began.',
    },
    {
      text: 'Ten points. Four Germans fell and not one American, and it did not matter. Won by Scouts two rounds ahead of the Riflemen.',
    },
  ],
}
