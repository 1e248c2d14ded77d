/** Polish: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'pl'> = {
  primer: 'Jak grać',
  'primer.goal': 'Cel',
  'primer.goal.text':
    'Dwa plutony walczą na mapie złożonej z obszarów. Scenariusz mówi, czego ci trzeba: określonej liczby punktów albo zatrzymania przeciwnika (nie ma już Strzelców na planszy). Punkty zaznaczone na obszarze dostaje strona, która go KONTROLUJE.',
  'primer.round': 'Runda',
  'primer.round.draw': 'Obie strony dobierają cztery karty.',
  'primer.round.bid': 'Obie w tajemnicy wybierają po karcie: wyższa liczba zaczyna. Obie karty są odrzucane.',
  'primer.round.play': 'Jedna strona zagrywa tyle pozostałych kart, ile chce, potem druga.',
  'primer.round.text':
    'Na koniec twojej tury ręka i zagrane karty trafiają na twój stos kart odrzuconych. Gdy talia się skończy, stos kart odrzuconych zostaje potasowany w nową.',
  'primer.cards': 'Karty',
  'primer.cards.text':
    'Karta walki porusza żetonem o tej samej nazwie albo nim strzela. Karta zagrana dla akcji jeszcze wróci. Przeczekanie odkłada kartę do rezerwy: talia jest cieńsza. Mgły wojny nie można zagrać, a zapycha rękę; wybierz ją do inicjatywy albo usuń Rozpoznaniem.',
  'primer.actions': 'Akcje',
  'primer.actions.scout': 'Zwiad X',
  'primer.actions.scout.is': 'do X obszarów, dokądkolwiek; nowy obszar dostaje znacznik, a ty Mgłę wojny',
  'primer.actions.move': 'Ruch X',
  'primer.actions.move.is': 'do X obszarów, tylko tam, gdzie jest twój znacznik: Zwiadowcy idą przodem',
  'primer.actions.control': 'Kontrola',
  'primer.actions.control.is': 'odwróć tu swój znacznik i kontroluj obszar; nie, gdy stoi na nim wróg',
  'primer.actions.attack': 'Atak X',
  'primer.actions.attack.is': 'X kości do żetonu przeciwnika; trafienie na zawsze kosztuje go kartę',
  'primer.actions.suppress': 'Ogień ciągły X',
  'primer.actions.suppress.is': 'tak samo, ale tylko przygważdża: następna karta idzie na otrząśnięcie się',
  'primer.actions.stalk': 'Skradanie X',
  'primer.actions.stalk.is': 'Snajperzy idą do X obszarów, dokądkolwiek, bez znaczników',
  'primer.actions.target': 'Celowanie',
  'primer.actions.target.is': 'wyceluj moździerz na odległość co najmniej trzech obszarów',
  'primer.actions.blast': 'Ostrzał X',
  'primer.actions.blast.is': 'X kości do wszystkich na obszarze celu, do swoich też',
  'primer.actions.recon': 'Rozpoznanie',
  'primer.actions.recon.is': 'usuń z ręki Mgłę wojny i dobierz kartę',
  'primer.actions.conceal': 'Maskowanie',
  'primer.actions.conceal.is': 'przeciwnik dostaje Mgłę wojny',
  'primer.actions.bolster': 'Wzmocnienie X',
  'primer.actions.bolster.is': 'przenieś X kart z rezerwy na stos kart odrzuconych: ludzie na później',
  'primer.actions.command': 'Dowodzenie X',
  'primer.actions.command.is': 'dobierz X kart',
  'primer.actions.inspire': 'Za mną! X',
  'primer.actions.inspire.is': 'weź na rękę X zagranych kart',
  'primer.actions.guide': 'Manewr X',
  'primer.actions.guide.is': 'przesuń jeden ze swoich żetonów o X obszarów, jak przy akcji Ruch',
  'primer.dice': 'Kości',
  'primer.dice.text':
    'Dziesięć ścianek, od 0 do 9. Trzeba: obrona bazowa celu + zasłona jego obszaru + zasięg w obszarach. Trafia każda kość, która tyle osiągnie, a 0 trafia zawsze. Wzgórze daje zasłonę 3, ale tylko 1 przed kimś ze wzgórza i przed pociskami. Kto zostanie trafiony, nie mając karty na ręce, na stosie ani w talii, traci żeton. Wraca on w punkcie zbornym, jeśli zagrasz jeszcze kartę tej jednostki.',
  'primer.plan': 'Plan',
  'primer.plan.text':
    'Zwiad w stronę punktów, za nim Strzelcy ruchem, potem Kontrola. Wcześnie wzmacniaj Strzelców. Kaemiści przygważdżają, Strzelcy z bliska kończą.',
  'primer.notation': 'Notacja',
  'primer.notation.text':
    'Wszystko można też wpisać: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
}
