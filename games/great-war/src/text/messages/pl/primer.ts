/** Polish: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Jak grać',
  sections: [
    {
      title: 'Cel',
      parts: [
        'Dwie strony, dwie linie okopów, a między nimi ziemia niczyja. Zwycięża od razu ten, kto pierwszy zdobędzie tyle medali, ile wymaga scenariusz. Każdy zniszczony oddział wroga to medal; niektóre tereny też dają medale, jak mówi scenariusz.',
      ],
    },
    {
      title: 'Tura',
      parts: [
        {
          steps: [
            'Zagraj KARTĘ ROZKAZÓW: mówi, ilu oddziałom i na którym odcinku możesz wydać rozkaz (lewe skrzydło, centrum, prawe skrzydło, patrząc z twojej strony). Razem z nią możesz za żetony HQ zagrać KARTĘ BOJOWĄ.',
            'Wydaj rozkazy, jeden po drugim. Jeden rozkaz z karty odcinka może dostać artyleria odwodowa.',
            'Wykonaj ruch oddziałami z rozkazem, po jednym.',
            'Walcz nimi, po jednym. Walka nigdy nie jest obowiązkowa.',
            'Dobierz kartę rozkazów; potem dobierz kartę bojową albo weź 2 żetony HQ.',
          ],
        },
      ],
    },
    {
      title: 'Oddziały',
      parts: [
        {
          terms: [
            ['Piechota', 'porusza się o 1 pole i walczy albo o 2 pola i nie walczy'],
            ['Karabin maszynowy', 'porusza się o 1 pole albo walczy'],
            ['Moździerz', 'porusza się o 1 pole albo walczy; nie musi widzieć celu'],
          ],
        },
        'Każdy ma cztery figurki. Z ostatnią znika; straty nigdy nie zabierają kości.',
      ],
    },
    {
      title: 'Ostrzał',
      parts: [
        {
          table: [
            ['Kości według odległości', '2', '3', '4', '5', '6'],
            ['Piechota', '2', '1', '1', '–', '–'],
            ['Karabin maszynowy', '3', '3', '1', '1', '–'],
            ['Moździerz', '2', '2', '2', '1', '1'],
          ],
        },
        'Gdy obok stoi wróg, oddział nie może strzelać: walczy wręcz, 3 kośćmi (z grenadierem 4). Dwa karabiny maszynowe mogą razem strzelać do jednego celu.',
      ],
    },
    {
      title: 'Kości',
      parts: [
        {
          terms: [
            ['żołnierz', 'trafia, jeśli teren nie chroni'],
            ['wybuch', 'trafia'],
            ['czaszka', 'trafia tylko w walce wręcz'],
            ['flaga', 'cel cofa się o jedno pole; bez drogi odwrotu kosztuje to figurkę'],
            ['HQ', 'żeton dla rzucającego'],
          ],
        },
      ],
    },
    {
      title: 'Teren',
      parts: [
        'Ignorowani żołnierze/flagi: okop 2/2 pod ostrzałem i 1/1 wręcz; budynek, gruzy, lej 1/1; las, wzgórze 1/0. Las, budynek, gruzy, lej po minie i zasieki zatrzymują wchodzących. Z zasieków walczy się o jedną kość słabiej; oddział może je też usunąć zamiast walczyć. Jeśli walka wręcz opróżni pole, piechota może zająć teren.',
      ],
    },
    {
      title: 'Działa',
      parts: [
        'Artyleria odwodowa nigdy się nie rusza i sięga wszędzie na odcinkach twojej karty. Każdy żeton HQ kupuje kość celowania: spada ona na sąsiada celu, a równe liczby także na sam cel. Trzy jednakowe zrównują go z ziemią. Trafia też swoich.',
      ],
    },
    {
      title: 'Odpowiedź',
      parts: [
        'W turze wroga padnie pytanie wszędzie tam, gdzie jakaś karta mogłaby odpowiedzieć, bez względu na to, co masz. Pasowanie przy dalszych okazjach przyspiesza grę.',
      ],
    },
    {
      title: 'Zapis',
      isForTerminal: true,
      parts: [
        'Każdy wybór można też wpisać: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
