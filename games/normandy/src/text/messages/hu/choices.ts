/** Hungarian: what a seat is asked, the choices it has, and their odds. */
import type { Messages } from '@bivouac/face-kit'
import type { CHOICES as ENGLISH } from '../en/choices.ts'

export const CHOICES: Messages<typeof ENGLISH, 'hu'> = {
  // What a seat is asked
  'prompt.bid':
    'Válassz titokban egy kártyát a kezdeményezéshez: a nagyobb szám kezd. A kártya utána a dobópakliba kerül.',
  'prompt.turn.spent': 'Nincs már mit kijátszanod: fejezd be a fordulódat.',
  'prompt.turn':
    'Te jössz. Játssz ki egy kártyát az egyik akciójáért, küldd fedezékbe, vagy fejezd be a fordulódat.',
  'prompt.step.one': '{action}: {unit}, {tile} – 1 lapkát léphetnek.',
  'prompt.step.other': '{action}: {unit}, {tile} – legfeljebb {count} lapkát léphetnek, egyenként.',
  'prompt.choose-target.one': '{action}: {unit}, {tile} – 1 kockával dobnak. Kire?',
  'prompt.choose-target.other': '{action}: {unit}, {tile} – {count} kockával dobnak. Kire?',
  'prompt.choose-blasted':
    'Gránátok csapódnak be ({tile}): minden ott álló harci jelzőt támadás ér, egymás után. Válassz egyet.',
  'prompt.take-cards.supply.one': 'Tegyél 1 kártyát a tartalékodból a dobópaklidba.',
  'prompt.take-cards.supply.other': 'Tegyél legfeljebb {count} kártyát a tartalékodból a dobópaklidba.',
  'prompt.take-cards.play.one': 'Vegyél vissza a kezedbe 1 kijátszott kártyát.',
  'prompt.take-cards.play.other': 'Vegyél vissza a kezedbe legfeljebb {count} kijátszott kártyát.',
  'prompt.choose-guided': 'Vezetés: melyik harci jelződ mozogjon?',
  'prompt.aim': 'Célzás: hová kerüljön a célzás jelző? Legalább három lapkányira kell lennie.',
  'prompt.waiting': 'A másik fél választ.',
  'prompt.over': 'A játék véget ért.',

  // Choices
  'label.bid': '{card}: kezdeményezés {number}',
  'label.play': '{card}: {action}',
  'label.play.entering': '{card}: {action}, belépés: {tile}',
  'label.command.one': '{card}: Parancs, 1 kártya húzása',
  'label.command.other': '{card}: Parancs, {count} kártya húzása',
  'label.hunker-down': '{card}: Fedezékbe vonulás',
  'label.hunker-down.hopeless': '{card}: Fedezékbe vonulás (FIGYELEM: ezután már nem győzhetnél pontokkal)',
  'label.ready': '{card}: újra készenlétbe – {unit}',
  'label.end-turn': 'A forduló befejezése',
  'label.end-turn.one': 'A forduló befejezése és a kézben maradt kártya eldobása',
  'label.end-turn.other': 'A forduló befejezése és a kézben maradt {count} kártya eldobása',
  'label.to': '{tile}: {terrain}, {cover}',
  'label.to.objective.one': '{tile}: {terrain}, {cover}, {count} pont',
  'label.to.objective.other': '{tile}: {terrain}, {cover}, {count} pont',
  'label.to.unscouted': '{tile}: {terrain}, {cover} (még nincs felderítve)',
  'label.to.unscouted.objective.one': '{tile}: {terrain}, {cover}, {count} pont (még nincs felderítve)',
  'label.to.unscouted.objective.other': '{tile}: {terrain}, {cover}, {count} pont (még nincs felderítve)',
  'label.stop.moving': 'Megállás itt',
  'label.stop.taking': 'Nem kérek több kártyát',
  'label.at': '{unit}, {tile}',
  'label.at.suppressed': '{unit}, {tile} (elfojtva)',
  'label.take': '{card}',
  'label.guide': '{unit}, {tile}',
  'odds.shot.one': '{base} alapvédelem + {cover} fedezék + {range} távolság = {total}, 1 kockával: {chance}',
  'odds.shot.other':
    '{base} alapvédelem + {cover} fedezék + {range} távolság = {total}, {count} kockával: {chance}',
  'odds.blast.one': '{base} alapvédelem + {cover} fedezék = {total}, 1 kockával: {chance}',
  'odds.blast.other': '{base} alapvédelem + {cover} fedezék = {total}, {count} kockával: {chance}',
}
