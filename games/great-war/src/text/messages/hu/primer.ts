/** Hungarian: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Így kell játszani',
  sections: [
    {
      title: 'Cél',
      parts: [
        'Két fél, két lövészárokvonal, köztük a senkiföldje. Azonnal győz, aki először gyűjti össze a küldetésben megszabott számú győzelmi jelzőt. Minden megsemmisített ellenséges egység egy győzelmi jelző; némelyik terep is ér néhányat, ahogy a küldetés mondja.',
      ],
    },
    {
      title: 'Forduló',
      parts: [
        {
          steps: [
            'Játssz ki egy PARANCSKÁRTYÁT: megmondja, hány egységnek és melyik körzetben adhatsz parancsot (balszárny, közép, jobbszárny, a te oldaladról nézve). HQ jelzőkért egy HARCI KÁRTYÁT is kijátszhatsz hozzá.',
            'Add ki a parancsokat, egyiket a másik után. A körzetkártya egyik parancsát a tartalék tüzérség is megkaphatja.',
            'Mozgasd a parancsot kapott egységeket, egyiket a másik után.',
            'Harcolj velük, egyikkel a másik után. Harcolni sosem kötelező.',
            'Húzz egy parancskártyát; utána húzz egy harci kártyát, vagy végy el 2 HQ jelzőt.',
          ],
        },
      ],
    },
    {
      title: 'Egységek',
      parts: [
        {
          terms: [
            ['Gyalogos egység', '1 mezőt mozog és harcol, vagy 2 mezőt mozog és nem harcol'],
            ['Géppuskás osztag', '1 mezőt mozog vagy harcol'],
            ['Aknavetős osztag', '1 mezőt mozog vagy harcol; nem kell rálátás'],
          ],
        },
        'Mindegyikben négy figura van. Az utolsóval elvész; a veszteség sosem csökkenti a kockákat.',
      ],
    },
    {
      title: 'Tűz',
      parts: [
        {
          table: [
            ['Kockák távolság szerint', '2', '3', '4', '5', '6'],
            ['Gyalogos egység', '2', '1', '1', '–', '–'],
            ['Géppuskás osztag', '3', '3', '1', '1', '–'],
            ['Aknavetős osztag', '2', '2', '2', '1', '1'],
          ],
        },
        'Ha ellenség áll mellette, az egység nem tüzelhet: közelharcot vív 3 kockával (a kézigránátos 4-gyel). Két géppuskás osztag együtt is tüzelhet egy célpontra.',
      ],
    },
    {
      title: 'Kocka',
      parts: [
        {
          terms: [
            ['katona', 'találat, ha a terep nem véd'],
            ['robbanás', 'találat'],
            ['halálfej', 'csak közelharcban találat'],
            ['zászló', 'a célpont egy mezőt visszavonul; ha nincs hová, egy figurába kerül'],
            ['HQ', 'egy jelző a dobónak'],
          ],
        },
      ],
    },
    {
      title: 'Terep',
      parts: [
        'Hatástalan katona/zászló: lövészárok 2/2 tűzben, 1/1 közelharcban; épület, épületrom, kráter 1/1; erdő, domb 1/0. Erdő, épület, épületrom, bombakráter és szögesdrót megállítja, aki rálép. Szögesdróton állva egy kockával kevesebbel harcolsz; az egység harc helyett el is távolíthatja. Ha a közelharc után üres a mező, a gyalogos egység teret nyerhet.',
      ],
    },
    {
      title: 'Ágyúk',
      parts: [
        'A tartalék tüzérség sosem mozog, és a kártyád körzeteiben mindenhová elér. Minden HQ jelző egy célzáskocka: a célpont egyik szomszédjára esik, az egyforma számok a célpontra is. Három egyforma a földdel teszi egyenlővé. A saját embereidet is eltalálja.',
      ],
    },
    {
      title: 'Válaszok',
      parts: [
        'Az ellenfél fordulójában mindenhol kérdést kapsz, ahol egy kártya válaszolhatna, bármi van a kezedben. Ha minden további lehetőségnél passzolsz, gyorsabban halad a játék.',
      ],
    },
    {
      title: 'Jelölés',
      isForTerminal: true,
      parts: [
        'Minden választás be is gépelhető: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
