/** Hungarian: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Így kell játszani',
  sections: [
    {
      title: 'Cél',
      parts: [
        'Két szakasz harcol egy lapkákból álló térképen. A küldetés megmondja, mi kell: valahány pont, vagy az ellenfél lekötése (nincs több Lövésze a pályán). A lapkán jelölt pontokat az az oldal kapja, amely IRÁNYÍTJA.',
      ],
    },
    {
      title: 'Kör',
      parts: [
        {
          steps: [
            'Mindketten négy kártyát húznak.',
            'Mindketten titokban választanak egy kártyát: a nagyobb szám kezd. Mindkettőt eldobják.',
            'Az egyik fél kijátssza a többi kártyáját, ahányat akar, utána a másik is.',
          ],
        },
        'A fordulód végén a kezed és a kijátszott kártyák a dobópaklidba kerülnek. Ha elfogy a pakli, a dobópakli megkeverve az új pakli lesz.',
      ],
    },
    {
      title: 'Kártyák',
      parts: [
        'Egy harci kártya az azonos nevű harci jelzőt mozgatja, vagy tüzel vele. Az akcióra használt kártya újra sorra kerül. Fedezékbe vonulás: a kártya visszakerül a tartalékba, így karcsúbb a pakli. A Harci köd nem játszható ki, és csak a helyet foglalja a kezedben; használd a kezdeményezéshez, vagy távolítsd el Tisztázással.',
      ],
    },
    {
      title: 'Akciók',
      parts: [
        {
          terms: [
            ['Felderítés X', 'legfeljebb X lapka, bárhová; az új lapka jelzőt kap, te pedig Harci ködöt'],
            ['Mozgás X', 'legfeljebb X lapka, csak ahol jelződ van: a Felderítők mennek elöl'],
            ['Ellenőrzés', 'fordítsd itt a jelződet irányítottra; nem, ha ellenség áll a lapkán'],
            ['Támadás X', 'X kocka egy ellenséges jelzőre; a találat végleg egy kártyájába kerül'],
            ['Elfojtás X', 'ugyanígy, de csak elfojt: a következő kártyája a talpra állásra megy el'],
            ['Lopakodás X', 'a Mesterlövészek legfeljebb X lapkát lépnek bárhová, jelző nélkül'],
            ['Célzás', 'irányozd be az aknavetőt, legalább három lapkányira'],
            ['Robbanás X', 'X kocka mindenkire a célba vett lapkán, a saját embereidre is'],
            ['Tisztázás', 'távolíts el egy Harci ködöt a kezedből, és húzz egy kártyát'],
            ['Álcázás', 'az ellenfél kap egy Harci ködöt'],
            ['Erősítés X', 'tegyél X kártyát a tartalékból a dobópaklidba: több ember későbbre'],
            ['Parancs X', 'húzz X kártyát'],
            ['Lelkesítés X', 'vegyél vissza X kijátszott kártyát'],
            ['Vezetés X', 'mozgasd egy harci jelződet X lapkát, mint a Mozgásnál'],
          ],
        },
      ],
    },
    {
      title: 'Kockák',
      parts: [
        'Tíz oldal, 0-tól 9-ig. Ennyi kell: a célpont alapvédelme + a lapkája fedezéke + a távolság lapkákban. Minden kocka talál, amely eléri, és a 0 mindig talál. A domb fedezéke 3, de csak 1 azzal szemben, aki dombról támad, és a gránátok ellen. Akit találat ér, és nincs kártyája kézben, dobópakliban vagy pakliban, annak a jelzője lekerül. A belépési helyén visszajön, ha még kijátszod egy kártyáját.',
      ],
    },
    {
      title: 'Egy terv',
      parts: [
        'Deríts fel a pontok felé, hozd utána a Lövészeket, majd Ellenőrzés. Korán erősítsd a Lövészeket. A Géppuskások elfojtanak, a közeli Lövészek befejezik.',
      ],
    },
    {
      title: 'Jelölés',
      isForTerminal: true,
      parts: [
        'Minden be is gépelhető: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
