/** Hungarian: what a seat is asked. */
import type { Messages } from '@bivouac/face-kit'
import type { PROMPTS as ENGLISH } from '../en/prompts.ts'

export const PROMPTS: Messages<typeof ENGLISH, 'hu'> = {
  'prompt.over': 'A játék véget ért.',
  'prompt.waiting': 'A másik fél választ.',
  'prompt.play-card': 'Te jössz. Játssz ki egy parancskártyát!',
  'prompt.with-card': 'Kijátszott lap: {card}. Játszol hozzá harci kártyát?',
  'prompt.order.first': '{card}: {does}. Kinek adsz parancsot?',
  'prompt.order.besides': '{card}: {does}. Mindegyik megkapta a parancsát. Tüzeljen a tüzérség is?',
  'prompt.order.one': '{card}: eddig egy parancsot adtál. Ki a következő?',
  'prompt.order.other': '{card}: eddig {count} parancsot adtál. Ki a következő?',
  'prompt.move': 'Mozgasd a parancsot kapott egységeidet, egyiket a másik után!',
  'prompt.advancing.one': 'Előretörés a győzelemért: {unit.the} még egy mezőt mehet.',
  'prompt.advancing.other': 'Előretörés a győzelemért: {unit.the} még legfeljebb {count} mezőt mehet.',
  'prompt.shell': 'Tartalék tüzérség: melyik mező a célpontja?',
  'prompt.shell.again': 'A tüzérség ugyanennyi kockával még egyszer tüzel: melyik mező a célpontja?',
  'prompt.shell-dice.one': 'Tűz ide: {hex}. Egy célzáskocka, egy HQ jelzőért.',
  'prompt.shell-dice.other': 'Tűz ide: {hex}. Hány célzáskocka, 1 és {count} között, darabja egy HQ jelző?',
  'prompt.battle': 'Harcolj a parancsot kapott egységeiddel, egyikkel a másik után!',
  'prompt.battle.prepared': 'Harc: a harci kártyád készen áll a következő támadáshoz.',
  'prompt.battle.fury': 'Harci düh: támadj újra, egy kockával többel, vagy hagyd annyiban!',
  'prompt.cross-fire': 'Kereszttűz, célpont: {hex}. Tüzeljen vele egy másik géppuskás osztag is?',
  'prompt.retreat.one': '{unit.the} ({hex}) egy zászló miatt visszavonul. Hová?',
  'prompt.retreat.other': '{unit.the} ({hex}) {count} zászló miatt visszavonul, egyesével. Hová?',
  'prompt.take-ground': '{unit.the} megnyerte a közelharcot. Térnyerés ezen a mezőn: {hex}?',
  'prompt.answer.after-command': 'Az ellenfél kijátszott lapjai: {cards}. Válaszolsz?',
  'prompt.answer.before-close':
    '{attacker.the} ({from}) közelharcot indít. Célpont: {unit} ({hex}). Válaszolsz?',
  'prompt.answer.after-roll':
    'Találat érkezik innen: {from}. Célpont: {unit} ({hex}). Válaszolsz, mielőtt levonjuk a veszteséget?',
  'prompt.answer.after-ranged': '{unit.the} ({hex}) kiállta a tüzet innen: {from}. Válaszolsz?',
  'prompt.answer.after-close': '{unit.the} ({hex}) kiállta a közelharcot innen: {from}. Válaszolsz?',
  'prompt.answer.before-artillery': 'Az ellenséges tüzérség célpontja: {from}. Válaszolsz?',
  'prompt.answer.after-move': '{unit.the} mozgott: {from} → {hex}. Válaszolsz?',
  'prompt.choose.infantry-assault': 'Gyalogsági támadás: melyik körzet gyalogosai?',
  'prompt.choose.replacements':
    'Utánpótlás: {infantry} figura gyalogosoknak, {anybody} bármely egységnek. Ki kapja a következőt?',
  'prompt.choose.espionage': 'Ezeket az ellenséges harci kártyákat láttad. Melyiket adod vissza?',
  'prompt.choose.physician': 'Felcser: elköltesz egy HQ jelzőt egy figuráért? Egység: {unit} ({hex}).',
  'prompt.choose.short-supply': 'Rövid utánpótlás: {unit.the} ({hex}) hátramegy. Hová?',
  'prompt.choose.trench-raid':
    'Rajtaütés egy lövészárkon: {unit.the} ({hex}) visszatérhet a kiinduló mezőjére.',
  'prompt.race':
    'Felderítés: végy el egy végleges győzelmi jelzőt, vagy húzz két parancskártyát, és tarts meg egyet!',
  'prompt.keep': 'Felderítés: melyik parancskártyát tartod meg?',
  'prompt.end-turn': 'Fordulód vége: húzz egy harci kártyát, vagy végy el HQ jelzőket!',
  'prompt.end-turn.trade':
    'Húzz egy harci kártyát, vagy végy el HQ jelzőket! Előtte eldobhatsz egy harci kártyát egy HQ jelzőért.',
  'prompt.end-turn.full': 'Több harci kártya nem lehet a kezedben: végy el HQ jelzőket!',
  'prompt.end-turn.full.trade':
    'Több harci kártya nem lehet a kezedben: végy el HQ jelzőket, vagy előbb dobj el egy harci kártyát egy HQ jelzőért!',
  'prompt.end-turn.drawn':
    'Még eldobhatsz egy harci kártyát egy HQ jelzőért, vagy befejezheted a fordulódat.',
  'prompt.standing': 'Az ellenfél következő fordulójában melyik egységednél kérdezzelek?',
}
