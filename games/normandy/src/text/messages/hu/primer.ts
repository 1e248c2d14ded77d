/** Hungarian: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'hu'> = {
  primer: 'Így kell játszani',
  'primer.goal': 'Cél',
  'primer.goal.text':
    'Két szakasz harcol egy lapkákból álló térképen. A küldetés megmondja, mi kell: valahány pont, vagy az ellenfél lekötése (nincs több Lövésze a pályán). A lapkán jelölt pontokat az az oldal kapja, amely IRÁNYÍTJA.',
  'primer.round': 'Kör',
  'primer.round.draw': 'Mindketten négy kártyát húznak.',
  'primer.round.bid':
    'Mindketten titokban választanak egy kártyát: a nagyobb szám kezd. Mindkettőt eldobják.',
  'primer.round.play': 'Az egyik fél kijátssza a többi kártyáját, ahányat akar, utána a másik is.',
  'primer.round.text':
    'A fordulód végén a kezed és a kijátszott kártyák a dobópaklidba kerülnek. Ha elfogy a pakli, a dobópakli megkeverve az új pakli lesz.',
  'primer.cards': 'Kártyák',
  'primer.cards.text':
    'Egy harci kártya az azonos nevű harci jelzőt mozgatja, vagy tüzel vele. Az akcióra használt kártya újra sorra kerül. Fedezékbe vonulás: a kártya visszakerül a tartalékba, így karcsúbb a pakli. A Harci köd nem játszható ki, és csak a helyet foglalja a kezedben; használd a kezdeményezéshez, vagy távolítsd el Tisztázással.',
  'primer.actions': 'Akciók',
  'primer.actions.scout': 'Felderítés X',
  'primer.actions.scout.is': 'legfeljebb X lapka, bárhová; az új lapka jelzőt kap, te pedig Harci ködöt',
  'primer.actions.move': 'Mozgás X',
  'primer.actions.move.is': 'legfeljebb X lapka, csak ahol jelződ van: a Felderítők mennek elöl',
  'primer.actions.control': 'Elfoglalás',
  'primer.actions.control.is': 'fordítsd itt a jelződet irányítottra; nem, ha ellenség áll a lapkán',
  'primer.actions.attack': 'Támadás X',
  'primer.actions.attack.is': 'X kocka egy ellenséges jelzőre; a találat végleg egy kártyájába kerül',
  'primer.actions.suppress': 'Elfojtás X',
  'primer.actions.suppress.is': 'ugyanígy, de csak elfojt: a következő kártyája a talpra állásra megy el',
  'primer.actions.stalk': 'Lopakodás X',
  'primer.actions.stalk.is': 'a Mesterlövészek legfeljebb X lapkát lépnek bárhová, jelző nélkül',
  'primer.actions.target': 'Célzás',
  'primer.actions.target.is': 'irányozd be az aknavetőt, legalább három lapkányira',
  'primer.actions.blast': 'Robbanás X',
  'primer.actions.blast.is': 'X kocka mindenkire a célba vett lapkán, a saját embereidre is',
  'primer.actions.recon': 'Tisztázás',
  'primer.actions.recon.is': 'távolíts el egy Harci ködöt a kezedből, és húzz egy kártyát',
  'primer.actions.conceal': 'Álcázás',
  'primer.actions.conceal.is': 'az ellenfél kap egy Harci ködöt',
  'primer.actions.bolster': 'Erősítés X',
  'primer.actions.bolster.is': 'tegyél X kártyát a tartalékból a dobópaklidba: több ember későbbre',
  'primer.actions.command': 'Parancs X',
  'primer.actions.command.is': 'húzz X kártyát',
  'primer.actions.inspire': 'Lelkesítés X',
  'primer.actions.inspire.is': 'vegyél vissza X kijátszott kártyát',
  'primer.actions.guide': 'Vezetés X',
  'primer.actions.guide.is': 'mozgasd egy harci jelződet X lapkát, mint a Mozgásnál',
  'primer.dice': 'Kockák',
  'primer.dice.text':
    'Tíz oldal, 0-tól 9-ig. Ennyi kell: a célpont alapvédelme + a lapkája fedezéke + a távolság lapkákban. Minden kocka talál, amely eléri, és a 0 mindig talál. A domb fedezéke 3, de csak 1 azzal szemben, aki dombról támad, és a gránátok ellen. Akit találat ér, és nincs kártyája kézben, dobópakliban vagy pakliban, annak a jelzője lekerül. A belépési helyén visszajön, ha még kijátszod egy kártyáját.',
  'primer.plan': 'Egy terv',
  'primer.plan.text':
    'Deríts fel a pontok felé, hozd utána a Lövészeket, majd Elfoglalás. Korán erősítsd a Lövészeket. A Géppuskások elfojtanak, a közeli Lövészek befejezik.',
  'primer.notation': 'Jelölés',
  'primer.notation.text':
    'Minden be is gépelhető: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
}
