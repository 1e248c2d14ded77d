/** Polish: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'pl'> = {
  primer: 'Jak grać',
  'primer.goal': 'Cel',
  'primer.goal.text':
    'Dwie strony, dwie linie okopów, a między nimi ziemia niczyja. Zwycięża od razu ten, kto pierwszy zdobędzie tyle medali, ile wymaga scenariusz. Każdy zniszczony oddział wroga to medal; niektóre tereny też dają medale, jak mówi scenariusz.',
  'primer.turn': 'Tura',
  'primer.turn.card':
    'Zagraj KARTĘ ROZKAZÓW: mówi, ilu oddziałom i na którym odcinku możesz wydać rozkaz (lewe skrzydło, centrum, prawe skrzydło, patrząc z twojej strony). Razem z nią możesz za żetony HQ zagrać KARTĘ BOJOWĄ.',
  'primer.turn.order':
    'Wydaj rozkazy, jeden po drugim. Jeden rozkaz z karty odcinka może dostać artyleria odwodowa.',
  'primer.turn.move': 'Wykonaj ruch oddziałami z rozkazem, po jednym.',
  'primer.turn.battle': 'Walcz nimi, po jednym. Walka nigdy nie jest obowiązkowa.',
  'primer.turn.draw': 'Dobierz kartę rozkazów; potem dobierz kartę bojową albo weź 2 żetony HQ.',
  'primer.units': 'Oddziały',
  'primer.units.infantry': 'Piechota',
  'primer.units.infantry.is': 'porusza się o 1 pole i walczy albo o 2 pola i nie walczy',
  'primer.units.machine-gun': 'Karabin maszynowy',
  'primer.units.machine-gun.is': 'porusza się o 1 pole albo walczy',
  'primer.units.mortar': 'Moździerz',
  'primer.units.mortar.is': 'porusza się o 1 pole albo walczy; nie musi widzieć celu',
  'primer.units.text': 'Każdy ma cztery figurki. Z ostatnią znika; straty nigdy nie zabierają kości.',
  'primer.fire': 'Ostrzał',
  'primer.fire.distance': 'Kości według odległości',
  'primer.fire.text':
    'Gdy obok stoi wróg, oddział nie może strzelać: walczy wręcz, 3 kośćmi (z grenadierem 4). Dwa karabiny maszynowe mogą razem strzelać do jednego celu.',
  'primer.dice': 'Kości',
  'primer.dice.soldier': 'żołnierz',
  'primer.dice.soldier.is': 'trafia, jeśli teren nie chroni',
  'primer.dice.burst': 'wybuch',
  'primer.dice.burst.is': 'trafia',
  'primer.dice.skull': 'czaszka',
  'primer.dice.skull.is': 'trafia w walce wręcz, u grenadiera też na 2 pola, od pocisków na samym celu',
  'primer.dice.flag': 'flaga',
  'primer.dice.flag.is': 'cel cofa się o jedno pole; bez drogi odwrotu kosztuje to figurkę',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'żeton dla rzucającego',
  'primer.ground': 'Teren',
  'primer.ground.text':
    'Ignorowani żołnierze/flagi: okop 2/2 pod ostrzałem i 1/1 wręcz; budynek, gruzy, lej 1/1; las, wzgórze 1/0. Las, budynek, gruzy, lej po minie i zasieki zatrzymują wchodzących. Z zasieków walczy się o jedną kość słabiej; oddział może je też usunąć zamiast walczyć. Jeśli walka wręcz opróżni pole, piechota może zająć teren.',
  'primer.guns': 'Działa',
  'primer.guns.text':
    'Artyleria odwodowa nigdy się nie rusza i sięga wszędzie na odcinkach twojej karty. Każdy żeton HQ kupuje kość celowania: spada ona na sąsiada celu, a równe liczby także na sam cel. Trzy jednakowe zrównują go z ziemią. Trafia też swoich.',
  'primer.answers': 'Odpowiedź',
  'primer.answers.text':
    'W turze wroga padnie pytanie wszędzie tam, gdzie jakaś karta mogłaby odpowiedzieć, bez względu na to, co masz. Pasowanie przy dalszych okazjach przyspiesza grę.',
  'primer.notation': 'Zapis',
  'primer.notation.text':
    'Każdy wybór można też wpisać: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
}
