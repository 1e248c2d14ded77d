/** Hungarian: why something is not allowed, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'hu'> = {
  'refusal.ok': 'Ez megengedett.',
  'refusal.game-over': 'A játék véget ért: már semmit sem lehet kijátszani.',
  'refusal.not-your-decision': 'Most nem te választasz: várd meg a másik felet!',
  'refusal.card-first':
    'Előbb játssz ki egy parancskártyát: az mondja meg, hány egységed cselekedhet, és hol.',
  'refusal.other-decision': 'Most nem ez a kérdés: előbb válassz a felkínált válaszok közül!',
  'refusal.not-in-hand': 'Nincs kezedben ez a parancskártya: olyat játssz ki, amelyik nálad van!',
  'refusal.combat-not-in-hand': 'Nincs kezedben ez a harci kártya: olyat válassz, amelyik nálad van!',
  'refusal.too-few-hq': '{card}: több HQ jelzőbe kerül ({cost}), mint amennyid van. Előbb gyűjts!',
  'refusal.combat-limit': 'Ebben a fordulóban már kijátszottál egy harci kártyát: csak egyet lehet.',
  'refusal.wrong-moment': 'Ennek most nincs itt az ideje: a kártya megmondja, mikor játszható ki.',
  'refusal.bad-aim': 'A kártya erre nem irányulhat: olyat válassz, amit a kártya megenged!',
  'refusal.no-effect': '{card}: itt nem volna hatása. Válassz más célpontot, vagy tartsd meg!',
  'refusal.no-own-unit-there': 'Nem áll ott egységed: előbb a saját egységedet válaszd ki!',
  'refusal.not-on-card': 'A kártya nem erre az egységre szól: olyat válassz, amelyikre igen!',
  'refusal.already-ordered': 'Ez az egység már kapott parancsot: válassz másikat!',
  'refusal.no-orders-left': 'A kártyán erre nem maradt parancs: válassz mást, vagy lépj tovább!',
  'refusal.artillery-not-on-card': 'Ezzel a kártyával a tüzérség nem kap parancsot: egységeknek add!',
  'refusal.artillery-already-ordered': 'A tüzérség már kapott parancsot: egy elég.',
  'refusal.artillery-cannot-pay':
    'Egyetlen célzáskockát sem tudsz kifizetni: a tüzérséghez HQ jelző és ágyú kell.',
  'refusal.order-costs-hq': 'Minden parancs egy HQ jelzőbe kerül, és nincs több: lépj tovább!',
  'refusal.not-ordered': 'Ez az egység nem kapott parancsot: csak parancsot kapott egység cselekedhet.',
  'refusal.already-moved': 'Ez az egység ebben a fordulóban már mozgott: válassz másikat!',
  'refusal.may-not-move': 'Ez az egység most nem mozoghat: kártya vagy a terep tiltja.',
  'refusal.out-of-reach': '{to}: túl messze van, vagy el van zárva az út. Válassz közelebbi mezőt!',
  'refusal.hex-occupied': '{to}: a mező foglalt, egy mezőn csak egy egység állhat.',
  'refusal.no-friend-beside':
    '{to}: nincs mellette saját egység. A Roham és váltás csak saját egység mellett érhet véget.',
  'refusal.cannot-leave':
    'Nem hagyhatja el a táblát: csak ahol a küldetés engedi, az ellenség bázisvonaláról.',
  'refusal.may-not-battle':
    'Ez az egység ebben a fordulóban nem harcolhat: túl messzire ment, vagy kártya tiltja.',
  'refusal.already-battled': 'Ez az egység ebben a fordulóban már harcolt: csak egyszer lehet.',
  'refusal.no-enemy-there': 'Nincs ott célpont: olyan mezőt válassz, ahol ellenség áll!',
  'refusal.enemy-adjacent': 'Ellenség áll mellette: csak közelharcot vívhat.',
  'refusal.out-of-range':
    'Lőtávolon kívül van: a gyalogos 2–4, a géppuskás 2–5, az aknavetős 2–6 mezőre tüzel.',
  'refusal.not-in-sight': 'Nincs rálátás a célpontra: valami az útban van.',
  'refusal.no-dice': 'Nem maradna kocka a dobáshoz: előbb hagyd el a szögesdrótot vagy a fedezéket!',
  'refusal.ranged-only': 'Ez a kártya csak távolsági harcot enged, közelharcot nem.',
  'refusal.must-fire':
    'Akinek van célpontja, annak előbb tüzelnie kell: a harcok csak azután érhetnek véget.',
  'refusal.snowed-in': 'A hó eltakarja, ami messzebb van: közelebbi célpontra tüzelj!',
  'refusal.close-only': 'Itt csak közelharc megengedett: szomszédos ellenséget támadj!',
  'refusal.cannot-join':
    'Csak olyan másik géppuskás osztag tüzelhet vele, amelyik parancsot kapott, és lőheti a célpontot.',
  'refusal.no-wire': 'Azon a mezőn nincs szögesdrót.',
  'refusal.other-section':
    'Az a mező a kártyád egyik körzetében sincs benne: olyat célozz, amelyik benne van!',
  'refusal.too-many-dice': 'Ennyi célzáskockával nem dobhatsz: mindegyikhez egy HQ jelző és egy ágyú kell.',
  'refusal.not-a-way-back':
    'Arra nem lehet visszavonulni: válassz szabad szomszédos mezőt a bázisvonalad felé!',
  'refusal.cannot-ignore': 'Itt nem hagyható figyelmen kívül zászló: az egységnek vissza kell vonulnia.',
  'refusal.hand-full': 'Nem lehet több harci kártyád: végy el inkább HQ jelzőket!',
  'refusal.nothing-to-draw': 'Nincs több húzható harci kártya: végy el inkább HQ jelzőket!',
  'refusal.discard-used':
    'Harci kártyát csak egyszer válthatsz HQ jelzőre, és csak ha ebben a fordulóban nem játszottál ki egyet sem.',
  'refusal.not-drawn': 'Ez a lap nincs azok között, amelyeket nézel: azok közül válassz!',
  'refusal.winning-medal':
    'A versenyfutás az idővel sosem adja a győzelmet jelentő jelzőt: húzz inkább kártyát!',
  'refusal.same-standing-order': 'Már van állandó utasításod: előbb vond vissza, vagy hagyd meg!',
  'refusal.card-prepared': 'A harci kártyád a támadásra vár: előbb támadj!',
  'refusal.not-a-choice': 'Ez nem választható: válassz a felkínáltak közül!',
}
