/** Remarks on the game at the Pimple. */
import type { Remarks } from '../remarks.ts'

export const PIMPLE: Remarks = {
  1: [
    {
      shows: 'move 9,5 to 7,4',
      text: 'A big card at once, and the right sector: the Pimple and the front trench lie ahead. But snow keeps the Germans from firing farther than two hexes, and the two leading units stop just inside that, one of them on wire, where nothing protects. Four shots at 17 % do not make up for it.',
    },
  ],
  2: [
    {
      text: 'Counter Attack copies Assault Centre, and everything fits: bombers step sideways to face bombers, the guns soften 7,5 first, Hand Grenade goes to the one attack that matters. The machine gun on 5,8, of no use in the snow, changes to a better trench meanwhile.',
    },
    {
      shows: 'to 9,6',
      text: 'The beaten bombers run for their own trench, two hexes straight back along a way that was left free. One figure lives, and a live figure is no medal.',
    },
  ],
  5: [
    {
      shows: 'combat physician 8,5',
      text: 'The best British turn. Three figures come back to the unit that can fight at once, not to the one in the rear; the guns drive the machine gun off its crest, and only then does the infantry close with the bombers. One unit does what five did not in turn 1.',
    },
  ],
  7: [
    {
      shows: 'to 9,5',
      text: 'Into the front trench on 6,4, and into an ambush: three flags. All three hexes of the way back are free, so it costs no figure, only ground. A fair risk all the same.',
    },
    {
      shows: 'move 7,11 to 6,10',
      text: 'A mistake, begun in turn 5: two figures alone in the German trench, nobody near who could help, four German units within reach. It is a medal to be picked up.',
    },
  ],
  8: [
    {
      text: 'The German picks it up: all of the left wing moves one trench hex closer, in cover all the way, and closes in. He stays where he is afterwards instead of taking the ground. The 17 % shot that kills the last bomber on 9,6 is luck, at the right target.',
    },
  ],
  10: [
    {
      shows: 'play storm-of-fire',
      text: 'Four good shots, but the single figure on 6,3 is left in the front trench under the machine gun on 9,3. A careful player takes it back first; here it gives a medal at once.',
    },
  ],
  12: [
    {
      shows: 'done',
      text: 'The oddest turn: Forward, two units in each section, and one unit is ordered. The move is good (the gun is back on the crest), but mortar, machine gun and infantry could have fired besides, at no cost. All of them were on the list; the bot believed that ordering one more would lower its chances by six in a hundred, which cannot be.',
    },
  ],
  13: [
    {
      shows: 'battle 6,5 at 5,5',
      text: 'Two figures against a full machine gun on a hill, to shake it before it fires. The German has held Surprise Ambush since turn 10, and that is that: 2 to 5. The British could not know the card, but they knew of it: one had been played on them in turn 7.',
    },
  ],
  15: [
    {
      shows: 'move 7,6 to 5,7',
      text: 'Three figures run past the Pimple into the German trench on 5,7, for the medal of the German Front: the best plan left, and in cover. They hold it until turn 24. But nobody follows: on the right two full infantry and a machine gun have not moved at all, and three more full units not since turn 1.',
    },
  ],
  16: [
    {
      shows: 'play replacements',
      text: 'Sound: the lone figure that could have been the next British medal becomes a full unit again. It is the only German unit on the board that was weak.',
    },
  ],
  18: [
    {
      shows: 'order 2,4',
      text: 'As in turn 14, an order for the infantry on 2,4, far in the rear, which does nothing with it, while that on 4,9 could have fired at 5,7 with a die more. It does little harm by now, but it is part of why the end drags on to turn 24.',
    },
  ],
  24: [
    {
      text: 'The last man on 5,7 falls, and with him the medal he stood for. A deserved win of the defence: two medals by Recon, four by striking at what was weak or alone.',
    },
  ],
}
