/** The lessons of Normandy in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'bid.title': 'A licit',
  'bid.idea': 'Egy kártya dönti el, ki kezd, aztán elhasználtad.',
  'bid.high': 'Licitálj a legnagyobb számoddal: a Rajparancsnokkal.',
  'bid.high.why':
    'Minden körben mindkét fél titokban letesz egy kártyát. A nagyobb szám kezd (bal felül látod). A Lövészeid a tanyánál állnak, a németek közel vannak: aki előbb jön, az dönti el, mi történik ott.',
  'bid.high.needed':
    'Az 5 veszíthet is, és a Lövész erre a körre elveszne. Kell még, hogy elfoglalja a tanyát.',
  'bid.high.low':
    'Ez a szám veszíthet, és ha te jössz másodiknak, oda lehet a tanya. A 7-es a legbiztosabb licit.',
  'bid.high.after': 'A 7 több, mint a 6: te kezdesz. Mindkét kártya elhasználódott.',
  'bid.take': 'Foglald el a tanyát: Lövész, Elfoglalás.',
  'bid.take.why':
    'Az Elfoglalás a szem jelződet a zászlós oldalára fordítja, és a lapka 2 pontja a tiéd. Csak akkor lehet, ha nem áll ott ellenség. Ezért volt fontos, hogy te kezdj.',
  'bid.take.later': 'Az ráér. Előbb foglald el a tanyát: ezért licitáltál ilyen magasan.',
  'bid.take.after': 'Két pont a szükséges ötből. Akkor is a tiéd marad, ha az embereid továbbmennek.',
  'bid.end': 'Fejezd be a fordulódat.',
  'bid.end.why':
    'Annyi kártyát játszhatsz ki, amennyit akarsz. A végén minden a dobópakliba kerül, ami a kezedben maradt vagy kijátszottál; semmit sem tarthatsz meg. Aztán a másik fél jön, majd mindketten négy új kártyát húztok.',
  'bid.end.more': 'Megteheted, de most hagyd. Fejezd be a fordulódat, és nézd meg a következő licitet.',
  'bid.end.after': 'Új kör: négy új kártya és új licit.',
  'bid.wait': 'A tanya a tiéd: most a Harci köddel licitálj.',
  'bid.wait.why':
    'Amíg ott állsz, senki sem foglalhatja el a tanyát, így alig baj, ha te jössz másodiknak. Amivel licitálsz, az mást már nem csinál. A Harci köd amúgy sem tud semmit: így marad három jó kártyád a fordulódra.',
  'bid.wait.waste':
    'Ezzel nyernél, de a kártya úgy veszne el, hogy semmit sem tett. Semmi sem kényszerít, hogy te kezdj.',
  'bid.done':
    'Döntetlen, így nálad marad a kezdeményezés. Licitálj magasan, ha számít, ki kezd; különben azzal, ami a legkevésbé hiányzik.',

  'men.title': 'A kártyák emberek',
  'men.idea': 'Egy kártya parancs a jelzőjének, és egyben egy élete.',
  'men.order': 'Játszd ki a Lövész A kártyát: Mozgás, a közelebbi tanyára.',
  'men.order.why':
    'A kártya az azonos nevű és betűjelű jelzőhöz tartozik, és megmutatja, mit tehet. Egy akciót választasz, és a kártyát erre a fordulóra elhasználtad. A tanya jelvénye mutatja, hogy 2 pontot ér.',
  'men.order.scouts': 'Ez a kártya a Felderítők B jelzőé. A Lövészek A mozgatásához Lövész A kártya kell.',
  'men.order.field': 'Oda is mehetsz, de az a föld 1 pontot ér, a tanya 2-t.',
  'men.order.after': 'A Lövészek A a tanyán vannak. Ez volt az egyetlen kártyájuk a kezedben.',
  'men.again': 'Rajparancsnok A, Lelkesítés: vedd vissza a Lövészt.',
  'men.again.why':
    'A parancsnoki kártyáknak nincs jelzőjük. A Lelkesítés visszavesz a kezedbe egy kártyát a rajából, amelyet ebben a fordulóban játszottál ki: így ugyanaz az ember kétszer cselekszik.',
  'men.again.bolster': 'Az Erősítés a későbbi körökre hoz embereket. A Lövész most kell: lelkesítsd.',
  'men.again.after': 'Újra a kezedben van.',
  'men.take': 'Most foglald el a tanyát: Elfoglalás.',
  'men.take.why':
    'Lapkát csak Lövész foglalhat el. A zászlóval a 2 pont a tiéd. Akinek nincs Lövésze a pályán, az le van kötve, és egyes csatákban ezzel veszít is.',
  'men.take.shot': 'Megtehetné, de a tanya akkor is gazdátlan maradna. Foglald el, amíg ott állsz.',
  'men.hit': 'Fejezd be a fordulódat, és nézd meg, mibe kerül az ellenséges tűz.',
  'men.hit.why':
    'Egy találat végleg kivesz a játékból egy kártyát abból az egységből: a kezedből, ha ott nincs, a dobópakliból, ha ott sincs, a pakliból. A jelző csak az utolsó kártya utáni találattal kerül le. Új kártyával a nyiladnál térhet vissza („mind”: bármelyik egység).',
  'men.hit.after':
    'Találat: egy Lövész A végleg elveszett. A jelző marad, mert van még kártyája. Az új körben mindkét fél a Harci köddel licitált: döntetlen, te kezdesz.',
  'men.more': 'Rajparancsnok B, Erősítés: hozz két Lövész B-t.',
  'men.more.why':
    'A tartalékodban olyanok vannak, akik még nincsenek a paklidban. Az Erősítés onnan tesz kártyákat a dobópaklidba, és a következő keverés után húzod fel őket. Mindegyik egy paranccsal és egy élettel több.',
  'men.more.now': 'Megteheted, de vékony a paklid. Erősíts korán: ami későn jön, azt ritkán húzod fel.',
  'men.more.scout':
    'A Felderítők is hasznosak, de lapkát csak a Lövészek foglalnak, és nélkülük le vagy kötve.',
  'men.done':
    'A kártya parancs és élet egyszerre. Használd el, kettőzd meg egy parancsnokkal, és idejében hozz újakat.',

  'ground.title': 'Felderítés, mozgás, elfoglalás',
  'ground.idea': 'Három lépés, és tiéd a lapka.',
  'ground.scout': 'Játszd ki a Felderítő A kártyát: Felderítés, a közelebbi tanyára.',
  'ground.scout.why':
    'A Lövészek csak olyan lapkára lépnek, ahol a jelződ fekszik. A Felderítők bárhová mehetnek, és minden új lapkán otthagyják a szem jelződet: ők nyitják meg az utat.',
  'ground.scout.closed':
    'A Lövészek még nem juthatnak a tanyára: nincs rajta jelződ. Küldd előre a Felderítőket.',
  'ground.scout.rest': 'A Felderítők ezt is megtehetik, de rajtuk kívül senki sem nyithat utat a tanyához.',
  'ground.scout.poor': 'Oda is mehetsz, de a tanya 2 pontot ér. Előbb ahhoz nyiss utat.',
  'ground.stop': 'Állj meg itt, bár a Felderítők mehetnének tovább.',
  'ground.stop.why':
    'Minden új jelző egy Harci ködöt tesz a tartalékodból a dobópaklidba, az pedig csak a helyet foglalja a kezedben. Annyit deríts fel, amennyi kell.',
  'ground.stop.known': 'Ott már van jelződ, nincs mit felderíteni. Maradj a tanyán.',
  'ground.stop.fog':
    'Eggyel több lapka eggyel több Harci köd a dobópaklidban, és erre a lapkára most nincs szükséged.',
  'ground.stop.after': 'A szem jelző a tanyán van, és egy Harci köd a dobópaklidba került.',
  'ground.move': 'Most játszd ki a Lövész A kártyát: Mozgás, a tanyára.',
  'ground.move.why':
    'A Mozgás egy lapkával viszi odébb a jelzőt, és csak olyanra, ahol a jelződ fekszik. A szem is elég.',
  'ground.move.shot': 'Ilyen messziről, ilyen fedezék ellen kár a lövésért. Előbb mozogj.',
  'ground.move.field': 'Ott is van jelződ, de csak 1 pontot ér. A tanya 2-t.',
  'ground.control': 'Játszd ki a második Lövész A kártyát: Elfoglalás.',
  'ground.control.why':
    'Az Elfoglalás a szemet a zászlóra fordítja. A pontok a tieid, amíg a zászló ott van, az embereid nélkül is. Ebben a csatában 5 ponttal azonnal nyersz.',
  'ground.control.on':
    'Ha most ezt teszed, a tanya gazdátlan marad. Fordítsd meg a jelzőt, amíg nincs ellenség a közelben.',
  'ground.done':
    'A Felderítők megnyitják az utat, a Lövészek bevonulnak és elfoglalják. Így halad az ember lapkáról lapkára.',

  'attack.title': 'Így számolj támadáskor',
  'attack.idea': 'Alapvédelem, fedezék, távolság: ennyit kell dobni.',
  'attack.easier': 'Támadj a Lövész A kártyával, és válaszd a könnyebb célpontot.',
  'attack.easier.why':
    'A kockának ezt kell elérnie: alapvédelem + fedezék (a pajzs a lapka jobb alsó sarkában) + távolság. Az egy lapkányira, nyílt terepen álló Felderítők: 5 + 0 + 1 = 6. A tízoldalú kockán a 6–9 jó, és a 0, amely mindig talál: 50%.',
  'attack.easier.first': 'Az ráér. Előbb nézd meg, mennyit ér innen egy lövés.',
  'attack.easier.hedges':
    'Lövészek a sövény mögött: 4 + 2 + 1 = 7, csak 40%. A nyílt terepen álló Felderítőket könnyebb eltalálni.',
  'attack.easier.far': 'Minden lapka távolság eggyel nehezíti. A Felderítők itt vannak melletted.',
  'attack.easier.after': 'A dobás 4, de 6 kellett volna: nem talált. Csak a kártyádba került.',
  'attack.near': 'Menj közelebb: lépj a Felderítők lapkájára.',
  'attack.near.why':
    'Azonos lapkán a távolság 0: az összeg 5-re csökken, az esélyed 60%-ra nő. Az ellenség nem zárja el a lapkát. De ne feledd, hogy ott téged is könnyebben eltalálnak.',
  'attack.near.again': 'Megteheted, megint 50%-kal. Egy lépéssel közelebbről 60%, és két kártyád van.',
  'attack.near.away': 'Így távolodsz tőlük, és minden lapka nehezíti a lövésedet.',
  'attack.near.after': 'Azonos lapka, nincs fedezék: 5 + 0 + 0 = 5.',
  'attack.fire': 'Lőj még egyszer a Felderítőkre.',
  'attack.fire.why':
    'Egy találat végleg elvesz az ellenféltől egy kártyát abból az egységből: a kezéből, ha ott nincs, a dobópaklijából, ha ott sincs, a paklijából. Az utolsó utáni találat leveszi a jelzőt.',
  'attack.fire.wait': 'Ennél közelebb nem lehetsz: a 60% nem lesz jobb. Lőj.',
  'attack.fire.hedges': 'Rájuk innen legalább 6 vagy 7 kell. A Felderítők a te lapkádon állnak: elég az 5.',
  'attack.done':
    'A 0 mindig talál, így egy lövés sem reménytelen. Előbb nézd meg a számítást: kevesebb fedezék, kisebb távolság, jobb esély.',

  'suppress.title': 'Elfojtás és fedezékbe vonulás',
  'suppress.idea': 'Szorítsd földre az ellenséget, és tartsd karcsún a paklidat.',
  'suppress.pin': 'A Géppuskással fojtsd el a folyónál álló Lövészeket.',
  'suppress.pin.why':
    'Az Elfojtás négy kockával dob, és senkinek sem kerül az életébe: a jelző a halvány oldalára fordul. A következő kártya, amelyet érte kijátszanak, csak újra készenlétbe hozza.',
  'suppress.pin.attack':
    'A Támadás két kockával dob, és egy emberébe kerülne. De a fordulójában attól még cselekedhetne: fojtsd el, és oda a kártyája.',
  'suppress.pin.scouts': 'A Felderítőid messze vannak, itt keveset tehetnek. A Géppuskás van jó helyen.',
  'suppress.pin.far': 'Messzebb van, tehát nehezebb eltalálni. Téged a folyónál álló Lövészek fenyegetnek.',
  'suppress.pin.after':
    'Elég volt egy kocka: elfojtva. El kell költeniük egy kártyát, mielőtt újra mozoghatnának vagy lőhetnének.',
  'suppress.hunker':
    'Küldd fedezékbe a Felderítő B-t: nyomd meg magát a kártyát, majd a „Fedezékbe vonulás” gombot.',
  'suppress.hunker.why':
    'A Harci köd kivételével bármely kártya fedezékbe vonulhat: a tartalékodba kerül. A paklid karcsúbb lesz, hamarabb jönnek, akik kellenek. Az Erősítés visszahozhatja.',
  'suppress.hunker.scout':
    'Minden új jelző Harci ködöt hoz, és ezek a Felderítők messze vannak a harctól. Inkább tedd el a kártyát.',
  'suppress.hunker.after': 'A Felderítő a tartalékodban van. Hamarabb húzod azokat, akik kellenek.',
  'suppress.end': 'Fejezd be a fordulódat, és figyeld a németeket.',
  'suppress.end.why':
    'Bármit játszik ki az elfojtott egységért, az csak készenlétbe kerül. Aztán ugyanezt megteheti veled.',
  'suppress.end.after':
    'A Lövészei a kártyájukat arra költötték, hogy készenlétbe kerüljenek, de a Géppuskásai elfojtották a tieidet. Az új körben mindkét fél a Harci köddel licitált: döntetlen, te kezdesz.',
  'suppress.ready': 'Hozd újra készenlétbe a Lövészeidet.',
  'suppress.ready.why':
    'Elfojtott egységgel egy kártya csak két dolgot tehet: készenlétbe hozza vagy fedezékbe vonul. Mindkettő elhasználja, ezért kérdezd meg magadtól, kell-e most az az egység.',
  'suppress.ready.keep': 'Lövészt ne küldj el: csak ők foglalnak lapkát, és nélkülük le vagy kötve.',
  'suppress.ready.scouts':
    'A Felderítők cselekedhetnek, de a Lövészeid még mindig a földön vannak, közvetlenül az ellenség előtt.',
  'suppress.done':
    'Az elfojtás kártyát és akciót lop, és nem öl meg senkit. Akire nincs szükség, az vonuljon fedezékbe.',

  'deck.title': 'Pakli, erősítés, köd',
  'deck.idea': 'Rajtad múlik, mit húzol majd.',
  'deck.draw': 'Őrmester, Parancs: húzz két kártyát.',
  'deck.draw.why':
    'A Parancs olyan kártyákat ad, amelyeket azonnal kijátszhatsz. Ezzel kezdd, hogy lásd, mid van, mielőtt döntesz.',
  'deck.draw.one': 'Két kártya jobb, mint egy, és ugyanannyiba kerül.',
  'deck.draw.bolster': 'Az Erősítés a későbbi köröké. Most gyenge a kezed: előbb húzz.',
  'deck.draw.scout': 'Előbb nézd meg, mit kapsz: húzz, és utána döntsd el, mit tesz a Felderítő.',
  'deck.draw.after': 'Egy parancsnok és egy második Felderítő: több közül választhatsz.',
  'deck.recon': 'Oszlasd el a ködöt: Tisztázás az egyik Felderítővel.',
  'deck.recon.why':
    'A Tisztázás végleg kivesz a játékból egy Harci ködöt a kezedből, és húzhatsz helyette egy kártyát. Más módon nem szabadulsz meg tőle.',
  'deck.recon.fog': 'Azt is lehet, de a Harci köd nálad marad, és újra meg újra visszajön.',
  'deck.recon.after': 'A köd végleg eltűnt, és van egy új kártyád.',
  'deck.bolster': 'Rajparancsnok A, Erősítés: hozz két Lövész A-t.',
  'deck.bolster.why':
    'Az Erősítés a tartalékból tesz kártyákat a dobópaklidba. Ha elfogy a pakli, megkevered a dobópaklit, és sorra kerülnek. A Rajparancsnok csak a saját rajából hozhat.',
  'deck.bolster.idle': 'Megteheted, de két új Lövész többet ér: válaszd az Erősítést.',
  'deck.bolster.scouts': 'Több Felderítő, több szem. De a lapkákat a Lövészek foglalják el.',
  'deck.conceal': 'Küldj ködöt az ellenfélnek: Álcázás a másik Felderítővel.',
  'deck.conceal.why':
    'Az Álcázás egy Harci ködöt tesz az ellenfél tartalékából a dobópaklijába. Előbb-utóbb azt húzza egy ember helyett.',
  'deck.conceal.far': 'Megteheted, de most keveset nyersz vele. A köd viszont újra meg újra hátráltatja.',
  'deck.conceal.after': 'Eggyel több haszontalan kártya a dobópaklijában.',
  'deck.end': 'Fejezd be a fordulódat: üres a paklid, jön a dobópakli keverése.',
  'deck.end.why':
    'A kezed és a kijátszott kártyák a dobópakliba kerülnek. Akinek üres pakliból kell húznia, a dobópaklit keveri meg: az új Lövészeid is benne vannak.',
  'deck.done': 'Húzz Paranccsal, tisztítsd a ködöt Tisztázással, nőj Erősítéssel. A paklid a szakaszod.',

  'guns.title': 'Aknavető és mesterlövészek',
  'guns.idea': 'Tűz messziről, és egy ember, aki bárhová eljut.',
  'guns.aim': 'Célozd meg az aknavetővel a házsort, ahol a két német áll.',
  'guns.aim.why':
    'Az aknavetőhöz két kártya kell: a Célzás egy legalább három lapkányira lévő lapkára teszi a jelzőt, a Robbanás oda lő. Minden ott álló jelzőt ér a tűz, a tieidet is.',
  'guns.aim.first': 'Előbb célozni kell: jelző nélkül az aknavető nem lőhet.',
  'guns.aim.woods':
    'Három német, de 3-as fedezékben: minden kockán legalább 7 vagy 8 kellene. A házaknál elég az 5.',
  'guns.aim.empty': 'Ott nincs kit eltalálni. Két ellenséges jelző egy lapkán megér egy gránátot.',
  'guns.aim.after': 'A jelző a helyén van. Ott marad, amíg az aknavetősök nem mozdulnak.',
  'guns.blast': 'Most Robbanás: válaszd meg, kire lősz előbb.',
  'guns.blast.why':
    'Minden jelzőre egy kockával dobsz az alapvédelem + fedezék ellen; a távolság nem számít. A domb (3/1) fedezéke 3, de a gránátok és a dombról lövők ellen csak 1.',
  'guns.blast.move': 'Ha az aknavetősök elmozdulnak, eltűnik a jelző, és újra célozni kell.',
  'guns.blast.sniper': 'Ő is sorra kerül. Az aknavető már céloz: lőj vele.',
  'guns.blast.after': 'A Lövészeket eltaláltad, a Géppuskásokat nem.',
  'guns.stalk': 'Lopakodj a Mesterlövésszel egy lapkával közelebb.',
  'guns.stalk.why':
    'Lopakodással bármely lapkára beléphet, jelzővel vagy anélkül, és nem hagy ott jelzőt: ködöt sem hoz. Egy lapkával közelebb eggyel kevesebb kell.',
  'guns.stalk.far': 'Megteheted, de innen eggyel nehezebb. Két kártyád van: az elsővel lopakodj közelebb.',
  'guns.stalk.away': 'Így nem kerülsz közelebb hozzájuk.',
  'guns.stalk.after': 'Közvetlenül mellettük: 4 + 1 + 1 = 6 kell, három kockával.',
  'guns.shot': 'Lőj újra a Lövészekre.',
  'guns.shot.why':
    'Három kocka, és egy találat elég: 88%. Maradj ugyanazon az egységen: ha sem kézben, sem dobópakliban, sem pakliban nincs több kártyája, a következő találat leveszi a jelzőjét.',
  'guns.shot.close': 'Elég közel vagy, és ez az utolsó kártyád: lőj vele.',
  'guns.shot.gunners':
    'Ugyanannyi az esély, de a Lövészek már vesztettek egy embert. Folytasd, amíg lekerül a jelző.',
  'guns.shot.woods': 'Messzebb vannak, és jobb fedezékben.',
  'guns.done':
    'Ez volt az utolsó kártyájuk: még egy találat levenné a jelzőt. Előbb célzás, aztán robbanás; előbb lopakodás, aztán lövés. Lapkát egyikük sem foglal: ahhoz Lövész kell.',

  'alone.title': 'Egy kis csata egyedül',
  'alone.idea': 'La Raye, félig megvívva. Most te döntesz, az ellenfél egy Újonc.',
}
