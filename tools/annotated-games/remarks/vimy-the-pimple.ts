/** Remarks on the game at the Pimple. */
import type { Remarks } from '../account.ts'

export const PIMPLE: Remarks = {
  1: [
    {
      shows: 'play out-flanked',
      text: 'A quiet opening: both machine guns fire twice, and two units go forward, each into a mine crater. Assault Centre, with the Germans half blind in the snow, was the other plan, and a player would have taken it. The card stays in the British hand until turn 7.',
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
      text: 'Assault Centre at last, with the Physician for the last bomber. The answer was held back against Out Flanked, Probe Centre and Forward; here it stops one unit and sends the Physician home, and seven units come on all the same. Against a card of one unit a section it would have stopped everything: see turn 20. The attack itself is good: one unit into the front trench and at the gun, the others into craters behind it.',
    },
  ],
  8: [
    {
      shows: 'battle 6,5 at 6,4',
      text: 'The mirrored card, with everything in the centre and the mortar twice: the right answer, and first at the one unit in the trench. It runs into an ambush that costs two bombers, and still gets the medal. The rest goes into the bombers in their crater, five dice of gun and mortar at 42 % and 63 %, and finds only flags.',
    },
  ],
  9: [
    {
      shows: 'pass',
      text: 'The German turn the other way round. The Physician comes after all, and two full units close in from the trench. Against the first of them the ambush is not played: the gun can go back. It is played for the two bombers, who would hardly have lived; three of the four attackers fall, and the British chance falls from 85 % to 59 %.',
    },
  ],
  10: [
    {
      shows: 'combat return-fire 4,4',
      text: 'Return Fire is kept through two shots, for the gun that has two figures left. There it is a medal. This is how a player would keep it.',
    },
  ],
  11: [
    {
      shows: 'take-ground',
      text: 'The last bomber falls, and three figures follow him up the knob: two medals at the next count for the one of the German Front, which is lost by the move. Nobody can come up behind them this turn, and the ambush is spent. To the bot, staying in the trench was nearly as good; a player with one German card to fear would have stayed.',
    },
  ],
  12: [
    {
      shows: 'combat hand-grenade',
      text: 'The best turn of the game. Five tokens: three for orders, two for the grenade, nothing left. One full unit goes up the other side of the knob, which ends the lead there and with it both medals, and five dice take all three figures. Three to five becomes four to three.',
    },
  ],
  13: [
    {
      text: 'One unit, one step, one medal: back into the trench that counts. But the bombers on 9,7, whole again since turn 9, stay where they are.',
    },
  ],
  14: [
    {
      text: 'The second Recon and the second medal for good. It is the fifth; the sixth may not come this way, and the Germans now have to kill somebody.',
    },
  ],
  15: [
    {
      shows: 'combat trench-foot',
      text: 'When the bombers do start, Trench Foot sends them back: the right unit to stop, and the weaker one, whose move came first, was let go for it.',
    },
  ],
  17: [
    {
      shows: 'play probe-left',
      text: 'Four dice of artillery and a machine gun at a trench on the far left, at somebody who does not matter, with one German unit on the knob. Recon Centre was in hand, and the bombers had a crater within reach.',
    },
  ],
  18: [
    {
      shows: 'move 4,6 to 5,6',
      text: 'For the sixth medal the Germans need two hits on the two figures on 9,8, and come within one. It is a fair try with a price that the bot did not see: the only German on the knob steps down to where the unit on 6,4 can close with him.',
    },
  ],
  19: [
    {
      shows: 'move 6,4 to 5,5',
      text: 'Two figures leave the trench, and its medal, and go at a full unit on a hill. It looks desperate, and the bot gave it 29 %; but nothing else wins, and it saw that at once. Two fall, the mortar gets a third, and one is left. The German answer, Hold at All Costs on the far right, was thrown away.',
    },
  ],
  20: [
    {
      shows: 'combat lost-messenger',
      text: 'Of the five German cards one reaches the centre, and with one unit only. The British drew the one card against it a turn ago. Nobody moves, and the single figure on the knob stays where it is.',
    },
  ],
  21: [
    {
      text: 'A medal for him, and two for standing there alone when the German turn begins. Two turns before its end the Germans had the game at 87 %, and with reason: one more hit would have ended it. The step down that they made for it lost it.',
    },
  ],
}
