/** Polish: what a seat is asked. */
import type { Messages } from '@bivouac/face-kit'
import type { PROMPTS as ENGLISH } from '../en/prompts.ts'

export const PROMPTS: Messages<typeof ENGLISH, 'pl'> = {
  'prompt.over': 'Koniec gry.',
  'prompt.waiting': 'Wybiera druga strona.',
  'prompt.play-card': 'Twoja tura. Zagraj kartę rozkazów.',
  'prompt.with-card': 'Zagrana karta: {card}. Zagrasz z nią kartę bojową?',
  'prompt.order.first': '{card}: {does}. Komu wydajesz rozkaz?',
  'prompt.order.besides': '{card}: {does}. Wszystkie mają już rozkaz. Czy artyleria też ma strzelać?',
  'prompt.order.one': '{card}: na razie wydano jeden rozkaz. Kto następny?',
  'prompt.order.few': '{card}: na razie wydano {count} rozkazy. Kto następny?',
  'prompt.order.many': '{card}: na razie wydano {count} rozkazów. Kto następny?',
  'prompt.order.other': '{card}: na razie wydano {count} rozkazu. Kto następny?',
  'prompt.move': 'Wykonaj ruch oddziałami z rozkazem, po jednym.',
  'prompt.advancing.one': 'Naprzód z okopów: {unit} może iść jedno pole dalej.',
  'prompt.advancing.few': 'Naprzód z okopów: {unit} może iść do {count} pól dalej.',
  'prompt.advancing.many': 'Naprzód z okopów: {unit} może iść do {count} pól dalej.',
  'prompt.advancing.other': 'Naprzód z okopów: {unit} może iść do {count} pola dalej.',
  'prompt.shell': 'Artyleria odwodowa: które pole jest jej celem?',
  'prompt.shell.again': 'Artyleria strzela jeszcze raz tymi samymi kośćmi: które pole jest jej celem?',
  'prompt.shell-dice.one': 'Ostrzał pola {hex}: jedna kość celowania, za jeden żeton HQ.',
  'prompt.shell-dice.few':
    'Ostrzał pola {hex}: ile kości celowania, od 1 do {count}, po żetonie HQ za każdą?',
  'prompt.shell-dice.many':
    'Ostrzał pola {hex}: ile kości celowania, od 1 do {count}, po żetonie HQ za każdą?',
  'prompt.shell-dice.other':
    'Ostrzał pola {hex}: ile kości celowania, od 1 do {count}, po żetonie HQ za każdą?',
  'prompt.battle': 'Walcz oddziałami z rozkazem, po jednym.',
  'prompt.battle.prepared': 'Walka: karta bojowa czeka na najbliższy atak.',
  'prompt.battle.fury': 'Szał bitewny: zaatakuj jeszcze raz z jedną kością więcej albo odpuść.',
  'prompt.cross-fire': 'Ogień krzyżowy, cel {hex}: czy strzela też inny karabin maszynowy?',
  'prompt.retreat.one': '{unit} ({hex}) cofa się z powodu jednej flagi. Dokąd?',
  'prompt.retreat.few': '{unit} ({hex}) cofa się z powodu {count} flag, po kolei. Dokąd?',
  'prompt.retreat.many': '{unit} ({hex}) cofa się z powodu {count} flag, po kolei. Dokąd?',
  'prompt.retreat.other': '{unit} ({hex}) cofa się z powodu {count} flagi, po kolei. Dokąd?',
  'prompt.take-ground': '{unit} wygrywa walkę wręcz: zająć pole {hex}?',
  'prompt.answer.after-command': 'Wróg zagrywa: {cards}. Odpowiadasz?',
  'prompt.answer.before-close': '{attacker} ({from}) rusza do walki wręcz. Cel: {unit} ({hex}). Odpowiadasz?',
  'prompt.answer.after-roll':
    'Celny ostrzał z pola {from}. Cel: {unit} ({hex}). Odpowiadasz, zanim zostaną policzone straty?',
  'prompt.answer.after-ranged': '{unit} ({hex}) wytrzymuje ostrzał z pola {from}. Odpowiadasz?',
  'prompt.answer.after-close': '{unit} ({hex}) wytrzymuje walkę wręcz z pola {from}. Odpowiadasz?',
  'prompt.answer.before-artillery': 'Artyleria wroga mierzy w pole {from}. Odpowiadasz?',
  'prompt.answer.after-move': '{unit} przechodzi z pola {from} na pole {hex}. Odpowiadasz?',
  'prompt.choose.infantry-assault': 'Szturm piechoty: piechota którego odcinka?',
  'prompt.choose.replacements':
    'Uzupełnienia: figurki dla piechoty: {infantry}, dla dowolnych oddziałów: {anybody}. Kto dostaje następną?',
  'prompt.choose.espionage': 'Oto obejrzane karty bojowe wroga. Którą oddajesz?',
  'prompt.choose.physician': 'Lekarz: wydać żeton HQ na figurkę? Oddział: {unit} ({hex}).',
  'prompt.choose.short-supply': 'Braki zaopatrzenia: {unit} ({hex}) musi wrócić. Dokąd?',
  'prompt.choose.trench-raid': 'Wypad na okop: {unit} ({hex}) może wrócić na pole, z którego ruszył wypad.',
  'prompt.race': 'Rozpoznanie: weź medal na stałe albo dobierz dwie karty rozkazów i zostaw jedną.',
  'prompt.keep': 'Rozpoznanie: którą kartę rozkazów zostawiasz?',
  'prompt.end-turn': 'Koniec tury: dobierz kartę bojową albo weź żetony HQ.',
  'prompt.end-turn.trade':
    'Dobierz kartę bojową albo weź żetony HQ. Przedtem możesz odrzucić kartę bojową za żeton HQ.',
  'prompt.end-turn.full': 'Masz już komplet kart bojowych: weź żetony HQ.',
  'prompt.end-turn.full.trade':
    'Masz już komplet kart bojowych: weź żetony HQ albo najpierw odrzuć kartę bojową za żeton HQ.',
  'prompt.end-turn.drawn': 'Możesz jeszcze odrzucić kartę bojową za żeton HQ albo zakończyć turę.',
  'prompt.standing': 'O który z twoich oddziałów pytać w nadchodzącej turze wroga?',
}
