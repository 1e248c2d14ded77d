/** How to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'How to play',
  sections: [
    {
      title: 'Goal',
      parts: [
        "Two sides, two trench lines, and no man's land between them. The first side to have the medals that the scenario asks for wins at once. Each enemy unit destroyed is a medal; some ground is worth medals too, as the scenario says.",
      ],
    },
    {
      title: 'Turn',
      parts: [
        {
          steps: [
            'Play a COMMAND card: it says how many units you may order, and in which section (left, centre, right, seen from your side of the table). With it you may play a COMBAT card for HQ tokens.',
            'Order units, one by one. One order of a section card may go to the reserve artillery.',
            'Move the ordered units, one at a time.',
            'Battle with them, one at a time. You never have to.',
            'Draw a command card; then draw a combat card or take 2 HQ tokens.',
          ],
        },
      ],
    },
    {
      title: 'Units',
      parts: [
        {
          terms: [
            ['Infantry', 'moves 1 hex and battles, or 2 hexes and does not'],
            ['Machine gun', 'moves 1 hex or battles'],
            ['Mortar', 'moves 1 hex or battles; needs no line of sight'],
          ],
        },
        'Each has four figures. With the last one the unit is gone; losses never cost dice.',
      ],
    },
    {
      title: 'Fire',
      parts: [
        {
          table: [
            ['Dice by distance', '2', '3', '4', '5', '6'],
            ['Infantry', '2', '1', '1', '–', '–'],
            ['Machine gun', '3', '3', '1', '1', '–'],
            ['Mortar', '2', '2', '2', '1', '1'],
          ],
        },
        'With an enemy beside it a unit cannot fire: it fights in close combat, with 3 dice (bomber 4). Two machine guns with the same target may fire together.',
      ],
    },
    {
      title: 'Dice',
      parts: [
        {
          terms: [
            ['soldier', 'a hit, unless the ground protects'],
            ['burst', 'a hit'],
            ['skull', 'a hit in close combat only'],
            ['flag', 'the target falls back one hex; with no way back it costs a figure'],
            ['HQ', 'a token for whoever rolled'],
          ],
        },
      ],
    },
    {
      title: 'Ground',
      parts: [
        'Soldiers/flags ignored: trench 2/2 under fire and 1/1 close; building, rubble, crater 1/1; forest, hill 1/0. Forest, building, rubble, mine crater and wire stop any unit that enters. From wire you battle with one die fewer; a unit on wire may remove it instead of battling. After a close combat that empties the hex, infantry may take the ground.',
      ],
    },
    {
      title: 'Guns',
      parts: [
        'The reserve artillery never moves and reaches everywhere in the sections of your card. Each HQ token buys a targeting die: it falls on a neighbour of the target, and equal numbers also on the target itself. Three of a kind flatten it. Your own men are hit too.',
      ],
    },
    {
      title: 'Answers',
      parts: [
        "In the enemy's turn you are asked wherever a card might answer, whatever you hold. 'Also pass at every other chance' keeps things going.",
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Every choice can also be typed: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
