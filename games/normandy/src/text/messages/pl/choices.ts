/** Polish: what a seat is asked, the choices it has, and their odds. */
import type { Messages } from '@bivouac/face-kit'
import type { CHOICES as ENGLISH } from '../en/choices.ts'

export const CHOICES: Messages<typeof ENGLISH, 'pl'> = {
  // What a seat is asked
  'prompt.bid':
    'Wybierz w tajemnicy kartę do inicjatywy: zaczyna wyższa liczba. Karta zostanie potem odrzucona.',
  'prompt.turn.spent': 'Nie masz już nic do zagrania: zakończ turę.',
  'prompt.turn':
    'Twoja tura. Zagraj kartę, by wykonać jedną z jej akcji, wybierz dla niej Przeczekanie albo zakończ turę.',
  'prompt.step.one': '{action}: {unit} na {tile} mogą przejść 1 obszar.',
  'prompt.step.few': '{action}: {unit} na {tile} mogą przejść najwyżej {count} obszary, jeden po drugim.',
  'prompt.step.many': '{action}: {unit} na {tile} mogą przejść najwyżej {count} obszarów, jeden po drugim.',
  'prompt.step.other': '{action}: {unit} na {tile} mogą przejść najwyżej {count} obszaru, jeden po drugim.',
  'prompt.choose-target.one': '{action}: {unit} na {tile} rzucają 1 kością. W kogo celują?',
  'prompt.choose-target.few': '{action}: {unit} na {tile} rzucają {count} kośćmi. W kogo celują?',
  'prompt.choose-target.many': '{action}: {unit} na {tile} rzucają {count} kośćmi. W kogo celują?',
  'prompt.choose-target.other': '{action}: {unit} na {tile} rzucają {count} kości. W kogo celują?',
  'prompt.choose-blasted':
    'Pociski spadają na obszar {tile}: każdy żeton walki, który tam stoi, zostaje zaatakowany, jeden po drugim. Wybierz jeden.',
  'prompt.take-cards.supply.one': 'Przenieś 1 kartę z rezerwy na swój stos kart odrzuconych.',
  'prompt.take-cards.supply.few': 'Przenieś najwyżej {count} karty z rezerwy na swój stos kart odrzuconych.',
  'prompt.take-cards.supply.many': 'Przenieś najwyżej {count} kart z rezerwy na swój stos kart odrzuconych.',
  'prompt.take-cards.supply.other':
    'Przenieś najwyżej {count} karty z rezerwy na swój stos kart odrzuconych.',
  'prompt.take-cards.play.one': 'Weź z powrotem na rękę 1 zagraną kartę.',
  'prompt.take-cards.play.few': 'Weź z powrotem na rękę najwyżej {count} zagrane karty.',
  'prompt.take-cards.play.many': 'Weź z powrotem na rękę najwyżej {count} zagranych kart.',
  'prompt.take-cards.play.other': 'Weź z powrotem na rękę najwyżej {count} zagranej karty.',
  'prompt.choose-guided': 'Manewr: który z twoich żetonów ma się ruszyć?',
  'prompt.aim':
    'Celowanie: gdzie położyć znacznik celowania? Musi leżeć w odległości co najmniej trzech obszarów.',
  'prompt.waiting': 'Druga strona wybiera.',
  'prompt.over': 'Koniec gry.',

  // Choices
  'label.bid': '{card}: inicjatywa {number}',
  'label.play': '{card}: {action}',
  'label.play.entering': '{card}: {action}, wejście na {tile}',
  'label.command.one': '{card}: Dowodzenie, dobierz 1 kartę',
  'label.command.few': '{card}: Dowodzenie, dobierz {count} karty',
  'label.command.many': '{card}: Dowodzenie, dobierz {count} kart',
  'label.command.other': '{card}: Dowodzenie, dobierz {count} karty',
  'label.hunker-down': '{card}: Przeczekanie',
  'label.hunker-down.hopeless': '{card}: Przeczekanie (UWAGA: nie będzie już można wygrać na punkty)',
  'label.ready': '{card}: znów aktywni – {unit}',
  'label.end-turn': 'Zakończ turę',
  'label.end-turn.one': 'Zakończ turę i odrzuć ostatnią kartę z ręki',
  'label.end-turn.few': 'Zakończ turę i odrzuć pozostałe na ręce {count} karty',
  'label.end-turn.many': 'Zakończ turę i odrzuć pozostałe na ręce {count} kart',
  'label.end-turn.other': 'Zakończ turę i odrzuć pozostałe na ręce {count} karty',
  'label.to': '{tile}: {terrain}, {cover}',
  'label.to.objective.one': '{tile}: {terrain}, {cover}, {count} punkt',
  'label.to.objective.few': '{tile}: {terrain}, {cover}, {count} punkty',
  'label.to.objective.many': '{tile}: {terrain}, {cover}, {count} punktów',
  'label.to.objective.other': '{tile}: {terrain}, {cover}, {count} punktu',
  'label.to.unscouted': '{tile}: {terrain}, {cover} (jeszcze nierozpoznany)',
  'label.to.unscouted.objective.one': '{tile}: {terrain}, {cover}, {count} punkt (jeszcze nierozpoznany)',
  'label.to.unscouted.objective.few': '{tile}: {terrain}, {cover}, {count} punkty (jeszcze nierozpoznany)',
  'label.to.unscouted.objective.many': '{tile}: {terrain}, {cover}, {count} punktów (jeszcze nierozpoznany)',
  'label.to.unscouted.objective.other': '{tile}: {terrain}, {cover}, {count} punktu (jeszcze nierozpoznany)',
  'label.stop.moving': 'Zatrzymaj się tutaj',
  'label.stop.taking': 'Nie bierz więcej kart',
  'label.at': '{unit} na {tile}',
  'label.at.suppressed': '{unit} na {tile} (przygwożdżeni)',
  'label.take': '{card}',
  'label.guide': '{unit} na {tile}',
  'odds.shot.one': '{base} obrona bazowa + {cover} zasłona + {range} zasięg = {total}, 1 kość: {chance}',
  'odds.shot.few':
    '{base} obrona bazowa + {cover} zasłona + {range} zasięg = {total}, {count} kości: {chance}',
  'odds.shot.many':
    '{base} obrona bazowa + {cover} zasłona + {range} zasięg = {total}, {count} kości: {chance}',
  'odds.shot.other':
    '{base} obrona bazowa + {cover} zasłona + {range} zasięg = {total}, {count} kości: {chance}',
  'odds.blast.one': '{base} obrona bazowa + {cover} zasłona = {total}, 1 kość: {chance}',
  'odds.blast.few': '{base} obrona bazowa + {cover} zasłona = {total}, {count} kości: {chance}',
  'odds.blast.many': '{base} obrona bazowa + {cover} zasłona = {total}, {count} kości: {chance}',
  'odds.blast.other': '{base} obrona bazowa + {cover} zasłona = {total}, {count} kości: {chance}',
}
