/** Hungarian: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'hu'> = {
  primer: 'Így kell játszani',
  'primer.goal': 'Cél',
  'primer.goal.text':
    'Két fél, két lövészárokvonal, köztük a senkiföldje. Azonnal győz, aki először gyűjti össze a küldetésben megszabott számú győzelmi jelzőt. Minden megsemmisített ellenséges egység egy győzelmi jelző; némelyik terep is ér néhányat, ahogy a küldetés mondja.',
  'primer.turn': 'Forduló',
  'primer.turn.card':
    'Játssz ki egy PARANCSKÁRTYÁT: megmondja, hány egységnek és melyik körzetben adhatsz parancsot (balszárny, közép, jobbszárny, a te oldaladról nézve). HQ jelzőkért egy HARCI KÁRTYÁT is kijátszhatsz hozzá.',
  'primer.turn.order':
    'Add ki a parancsokat, egyiket a másik után. A körzetkártya egyik parancsát a tartalék tüzérség is megkaphatja.',
  'primer.turn.move': 'Mozgasd a parancsot kapott egységeket, egyiket a másik után.',
  'primer.turn.battle': 'Harcolj velük, egyikkel a másik után. Harcolni sosem kötelező.',
  'primer.turn.draw': 'Húzz egy parancskártyát; utána húzz egy harci kártyát, vagy végy el 2 HQ jelzőt.',
  'primer.units': 'Egységek',
  'primer.units.infantry': 'Gyalogos egység',
  'primer.units.infantry.is': '1 mezőt mozog és harcol, vagy 2 mezőt mozog és nem harcol',
  'primer.units.machine-gun': 'Géppuskás osztag',
  'primer.units.machine-gun.is': '1 mezőt mozog vagy harcol',
  'primer.units.mortar': 'Aknavetős osztag',
  'primer.units.mortar.is': '1 mezőt mozog vagy harcol; nem kell rálátás',
  'primer.units.text':
    'Mindegyikben négy figura van. Az utolsóval elvész; a veszteség sosem csökkenti a kockákat.',
  'primer.fire': 'Tűz',
  'primer.fire.distance': 'Kockák távolság szerint',
  'primer.fire.text':
    'Ha ellenség áll mellette, az egység nem tüzelhet: közelharcot vív 3 kockával (a kézigránátos 4-gyel). Két géppuskás osztag együtt is tüzelhet egy célpontra.',
  'primer.dice': 'Kocka',
  'primer.dice.soldier': 'katona',
  'primer.dice.soldier.is': 'találat, ha a terep nem véd',
  'primer.dice.burst': 'robbanás',
  'primer.dice.burst.is': 'találat',
  'primer.dice.skull': 'halálfej',
  'primer.dice.skull.is': 'találat közelharcban, kézigránátosnál 2 mezőről is, lövedéknél a célponton',
  'primer.dice.flag': 'zászló',
  'primer.dice.flag.is': 'a célpont egy mezőt visszavonul; ha nincs hová, egy figurába kerül',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'egy jelző a dobónak',
  'primer.ground': 'Terep',
  'primer.ground.text':
    'Hatástalan katona/zászló: lövészárok 2/2 tűzben, 1/1 közelharcban; épület, épületrom, kráter 1/1; erdő, domb 1/0. Erdő, épület, épületrom, bombakráter és szögesdrót megállítja, aki rálép. Szögesdróton állva egy kockával kevesebbel harcolsz; az egység harc helyett el is távolíthatja. Ha a közelharc után üres a mező, a gyalogos egység teret nyerhet.',
  'primer.guns': 'Ágyúk',
  'primer.guns.text':
    'A tartalék tüzérség sosem mozog, és a kártyád körzeteiben mindenhová elér. Minden HQ jelző egy célzáskocka: a célpont egyik szomszédjára esik, az egyforma számok a célpontra is. Három egyforma a földdel teszi egyenlővé. A saját embereidet is eltalálja.',
  'primer.answers': 'Válaszok',
  'primer.answers.text':
    'Az ellenfél fordulójában mindenhol kérdést kapsz, ahol egy kártya válaszolhatna, bármi van a kezedben. Ha minden további lehetőségnél passzolsz, gyorsabban halad a játék.',
  'primer.notation': 'Jelölés',
  'primer.notation.text':
    'Minden választás be is gépelhető: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
}
