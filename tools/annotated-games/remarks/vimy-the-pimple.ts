/** Remarks on the game at the Pimple. */
import type { Remarks } from '../remarks.ts'

export const PIMPLE: Remarks = {
  1: [
    {
      shows: 'play out-flanked',
      text: 'A quiet opening: both machine guns fire twice, and two units go forward, each into a mine crater. Assault Centre, with the Germans half blind in the snow, was the other plan, and a player would have taken it. The card stays in the British hand until turn 17.',
    },
  ],
  3: [
    {
      text: 'Well played, and lucky. The Physician makes the leading unit whole before it fights, and it fights the weaker neighbour, the three figures on 6,4, not the full bombers; those are left to the second unit, which drives them off. The unit then stays in its crater instead of going into the trench between two German units.',
    },
  ],
  4: [
    {
      shows: 'play storm-of-fire',
      text: 'A waste: four units with a die more, in the last turn in which they see two hexes far. One has a target, the target runs, and the other three have nothing; 3,10 could not have had anything. One turn later the same card would have had a target for every gun.',
    },
  ],
  5: [
    {
      shows: 'move 8,5 to 7,7',
      text: 'A mistake: the snow is over, and full bombers stop two hexes from one machine gun and in sight of the other, without firing. The Germans need no invitation: next turn both guns fire together, six dice, and one figure is left.',
    },
  ],
  7: [
    {
      shows: 'combat lost-messenger',
      text: 'Held back against Out Flanked, Probe Centre and Forward, and played against a card of one unit a section: no British unit does anything, and the Physician does not come to the last bomber either. The best answer of the game. The two British lines, this and Assault Centre, had looked nearly alike.',
    },
  ],
  9: [
    {
      shows: 'combat physician 8,8',
      text: 'Three things in their right order: the unit that the guns shot to one figure is whole again, the single bomber goes back into a trench, and only one full unit attacks, from the front trench, with an ambush in hand for the answer. It also stands for a medal there. The other bombers go into the crater of turn 5 again; this time the guns look elsewhere.',
    },
  ],
  10: [
    {
      shows: 'pass',
      nth: 2,
      text: 'The ambush is not wasted on a full machine gun on a hill, although it costs two figures to wait. The second attack comes from two bombers, who can be killed, and are. This is how a player would keep it; the German, who saw British cards unplayed, might have let the bombers go back.',
    },
  ],
  11: [
    {
      text: 'One figure climbs the knob, and the bombers come into the trench behind him, so that the medal of the German Front, lost by the move, comes back. They fire first, then he closes in, drives the gun from the crest and follows. Bold, with a second ambush in hand: a medal for a medal at worst.',
    },
    {
      shows: 'move 9,11 to 7,10',
      text: 'On the right the same card does harm. A full unit goes alone onto the wire, where nothing protects and nobody follows, in front of the whole German left. It is shot at in turns 12, 14 and 18, and is the fifth German medal.',
    },
  ],
  12: [
    {
      shows: 'battle 4,4 at 5,5',
      text: 'The right card and the wrong order. The mortar fires twice this turn, at 63 %, and kills the man on 5,5 with its first shot; but the weak machine gun has closed with him before, into an ambush like that of turn 10. It costs a medal. All else that the Germans do here is good: the other shots find the units that stand apart, and take four figures from the British right.',
    },
  ],
  13: [
    {
      shows: 'play probe-left',
      text: 'Four medals to three, and here the British let it slip. One German unit is left on the knob; two of theirs up there would be the last two medals. It is a way of two or three turns, but Assault Centre would have set seven units on it, and taken the single figure on 8,8 out of fire. Instead a machine gun shoots at a trench on the far left, well enough, at somebody who does not matter.',
    },
  ],
  14: [
    {
      text: 'The third Recon and the third medal for good, each time with an attack besides. The defender knows what his cards are worth, and the attacker never hurried as if he knew it too.',
    },
  ],
  15: [
    {
      shows: 'move 6,6 to 5,7',
      text: 'The right target, the gun that commands the right half of the field, and four dice from inside the trench: two figures. Butt and Bayonet, kept since turn 10, takes two in return. That is bad luck; that they went alone is not.',
    },
  ],
  16: [
    {
      shows: 'combat trench-foot',
      text: 'Both sides see the same thing. The German, four figures richer, moves to finish off 8,10; the British stop just that unit. A turn gained, but nobody brings 8,10 away in it.',
    },
  ],
  17: [
    {
      shows: 'done',
      nth: 2,
      text: 'Assault Centre at last, held since the first turn. Four units go forward, but the single figure on 9,8 stays in the open for a shot at 17 %, when two trenches were within its reach. To the bot it was nearly all one; with one German turn to come and two medals missing it was not.',
    },
  ],
  18: [
    {
      text: 'Two single figures in the open, two shots at 75 %, six medals. Three came from Recon and three from single figures that nobody took back. It was closer than the end looks: the British led 4 to 3 with the knob nearly empty, and looked the other way.',
    },
  ],
}
