/** Hungarian: how to play, for somebody who never has. */

export const PRIMER = `ÍGY JÁTSZUNK

Cél       Két fél, két lövészárokvonal, köztük a senkiföldje. Azonnal győz, aki először gyűjti össze
          a térkép fölött olvasható számú győzelmi jelzőt. Minden megsemmisített ellenséges egység
          egy győzelmi jelző; a ★ jelű terep is ér néhányat, ahogy a térkép alatti lista mondja.

Forduló   1. Játssz ki egy PARANCSKÁRTYÁT: megmondja, hány egységnek és melyik körzetben adhatsz
             parancsot (balszárny, közép, jobbszárny, ahogy a te oldalad ül). HQ jelzőkért egy
             HARCI KÁRTYÁT is kijátszhatsz hozzá.
          2. Add ki a parancsokat, egyiket a másik után. A körzetkártya egyik parancsát a tartalék
             tüzérség is megkaphatja.
          3. Mozgasd a parancsot kapott egységeket, egyiket a másik után.
          4. Harcolj velük, egyikkel a másik után. Harcolni sosem kötelező.
          5. Húzz egy parancskártyát; utána húzz egy harci kártyát, vagy végy el 2 HQ jelzőt.

Egységek  Gyalogos egység   1 mezőt mozog és harcol, vagy 2 mezőt mozog és nem harcol
          Géppuskás osztag  1 mezőt mozog vagy harcol
          Aknavetős osztag  1 mezőt mozog vagy harcol; nem kell rálátás
          Mindegyikben négy figura van. Az utolsóval elvész; a veszteség sosem csökkenti a kockákat.

Tűz       Kockák távolság szerint  2  3  4  5  6
          Gyalogos egység          2  1  1  -  -
          Géppuskás osztag         3  3  1  1  -
          Aknavetős osztag         2  2  2  1  1
          Ha ellenség áll mellette, az egység nem tüzelhet: közelharcot vív 3 kockával (a
          kézigránátos 4-gyel). Két géppuskás osztag együtt is tüzelhet egy célpontra.

Kocka     katona    találat, ha a terep nem véd          robbanás  találat
          halálfej  csak közelharcban találat            zászló    a célpont egy mezőt visszavonul
          HQ        egy jelző a dobónak                  Ha nincs hová, a zászló egy figurába kerül.

Terep     Hatástalan katona/zászló: lövészárok 2/2 tűzben, 1/1 közelharcban; épület, épületrom,
          kráter 1/1; erdő, domb 1/0. Erdő, épület, épületrom, bombakráter és szögesdrót megállítja,
          aki rálép. Szögesdróton állva egy kockával kevesebbel harcolsz; az egység harc helyett el
          is távolíthatja. Ha a közelharc után üres a mező, a gyalogos egység teret nyerhet.

Ágyúk     A tartalék tüzérség sosem mozog, és a kártyád körzeteiben mindenhová elér. Minden HQ jelző
          egy célzáskocka: a célpont egyik szomszédjára esik, az egyforma számok a célpontra is.
          Három egyforma a földdel teszi egyenlővé. A saját embereidet is eltalálja.

Válaszok  Az ellenfél fordulójában mindenhol kérdést kapsz, ahol egy kártya válaszolhatna, bármi van
          a kezedben. Ha minden további lehetőségnél passzolsz, gyorsabban halad a játék.

Jelölés   Minden választás be is gépelhető: play attack-left · combat lice · order 8,3 · shell 5,5
          move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done
`
