/** How to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'How to play',
  sections: [
    {
      title: 'Goal',
      parts: [
        'Two platoons fight over a map of tiles. The scenario says what you need: so many points, or to pin the enemy (no Riflemen of his left on the board). The points marked on a tile go to the side that CONTROLS it.',
      ],
    },
    {
      title: 'Round',
      parts: [
        {
          steps: [
            'Both draw four cards.',
            'Both secretly bid one card: the higher number goes first. Both bids are discarded.',
            'One side plays its other cards, as many as it likes, then the other side does.',
          ],
        },
        'At the end of your turn your hand and what you played go to your discard pile. When the deck runs out, the discard pile is shuffled into a new one.',
      ],
    },
    {
      title: 'Cards',
      parts: [
        'A combat card moves or fires the counter of the same name. A card used for an action comes round again. Hunker down puts a card back into the supply: good for a slimmer deck. Fog of War cannot be played and clogs your hand; bid it, or remove it with Recon.',
      ],
    },
    {
      title: 'Actions',
      parts: [
        {
          terms: [
            ['Scout X', 'go up to X tiles, anywhere; each new tile gets your marker, you get a Fog card'],
            ['Move X', 'go up to X tiles, only where your marker lies: Scouts go first'],
            ['Control', 'turn your marker here to control the tile; not with an enemy standing on it'],
            ['Attack X', 'roll X dice at any enemy counter; a hit costs that unit one card for good'],
            ['Suppress X', 'the same, but a hit only suppresses: its next card is spent on getting up'],
            ['Stalk X', 'Snipers go up to X tiles, anywhere, leaving no marker'],
            ['Target', 'aim the mortar, three or more tiles away'],
            ['Blast X', 'roll X dice at everybody on the tile it is aimed at, your own men too'],
            ['Recon', 'remove a Fog of War from your hand and draw a card'],
            ['Conceal', 'the enemy gets a Fog of War'],
            ['Bolster X', 'take X cards from your supply into your discard pile: more men for later'],
            ['Command X', 'draw X cards'],
            ['Inspire X', 'take X played cards back into your hand'],
            ['Guide X', 'move any one of your counters X tiles, as Move does'],
          ],
        },
      ],
    },
    {
      title: 'Dice',
      parts: [
        "Ten faces, 0 to 9. You need: the target's base defence + cover of its tile + its distance in tiles. Any die that reaches it hits, and a 0 always hits. A hill gives cover 3, but only 1 against an attacker on a hill and against shells. A unit that is hit with no card left in hand, discard pile or deck loses its counter. A lost counter comes back at its spawn if you still play a card of that unit.",
      ],
    },
    {
      title: 'A plan',
      parts: [
        'Scout towards the points, bring up Riflemen with Move, then Control. Bolster Riflemen early. Machine Gunners suppress, Riflemen close by finish the job. Look at the odds first.',
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Every choice can also be typed: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
