/** What stands above the games. */
export const HEAD = `
# Three games between bots

Two games of *Undaunted: Normandy* and one of *Commands & Colors: The Great War*, Expert against Expert, written down and
annotated. This page and its pictures are made by

\`\`\`sh
npx node tools/annotated-games.ts
\`\`\`

It plays the games anew (a minute or two). The seeds are fixed and Expert thinks by descents, not by the clock, so the
games come out the same until bots or rules change; the remarks would then have to be written again.

**How to read it.** The page sees all cards; the bots saw only their own. After each side stands what it thought of its
own chance to win when its turn began. *Thought* lists up to three lines that it weighed at one decision of the round, best
first, each with the chance to win that it saw in it: the decision a remark speaks of, or else the one on which most hung. The
pictures show the same figure for every decision of both sides; two bots that judge alike would be mirror images.

**How the games were chosen.** The seeds of the first and the third were picked earlier, from three and four games of bots
that chose less well, and kept for these, whatever came of it. At La Huberderie seeds 1 and 2 now give games of 44 and 41
rounds, too long for a page; the one below is seed 3, with nine, so do not take its length as usual. No move was touched.

**The remarks** (set off like this one)

> are ours, by hand, from reading the games as players do.

What they come to: Expert fights for objectives and denies them, fires at what is weak, puts its cards in a good order,
answers threats the turn they appear, and throws Fog of War out, though not always. It errs where two lines look alike to it
and one is plainly better to a player; it waits when it should run, and sends units singly to where others were just shot; it
likes points even where they win nothing; and it leaves good units standing where nothing happens, and weak ones in the
open, where they are the next medal.
`
