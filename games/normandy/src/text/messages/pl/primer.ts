/** Polish: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Jak grać',
  sections: [
    {
      title: 'Cel',
      parts: [
        'Dwa plutony walczą na mapie złożonej z obszarów. Scenariusz mówi, czego ci trzeba: tylu a tylu punktów albo zatrzymania przeciwnika (nie ma już Strzelców na planszy). Punkty zaznaczone na obszarze dostaje strona, która go KONTROLUJE.',
      ],
    },
    {
      title: 'Runda',
      parts: [
        {
          steps: [
            'Obie strony dobierają cztery karty.',
            'Obie w tajemnicy wybierają po karcie: wyższa liczba zaczyna. Obie karty są odrzucane.',
            'Jedna strona zagrywa tyle pozostałych kart, ile chce, potem druga.',
          ],
        },
        'Na koniec twojej tury ręka i zagrane karty trafiają na twój stos kart odrzuconych. Gdy talia się skończy, stos kart odrzuconych zostaje potasowany w nową.',
      ],
    },
    {
      title: 'Karty',
      parts: [
        'Karta walki porusza żetonem o tej samej nazwie albo nim strzela. Karta zagrana dla akcji jeszcze wróci. Przeczekanie odkłada kartę do rezerwy: talia jest cieńsza. Mgły wojny nie można zagrać, a zapycha rękę; wybierz ją do inicjatywy albo usuń Rozpoznaniem.',
      ],
    },
    {
      title: 'Akcje',
      parts: [
        {
          terms: [
            ['Zwiad X', 'do X obszarów, dokądkolwiek; nowy obszar dostaje znacznik, a ty Mgłę wojny'],
            ['Ruch X', 'do X obszarów, tylko tam, gdzie jest twój znacznik: Zwiadowcy idą przodem'],
            ['Kontrola', 'odwróć tu swój znacznik i kontroluj obszar; nie, gdy stoi na nim wróg'],
            ['Atak X', 'X kości do żetonu przeciwnika; trafienie na zawsze kosztuje go kartę'],
            ['Ogień ciągły X', 'tak samo, ale tylko przygważdża: następna karta idzie na otrząśnięcie się'],
            ['Skradanie X', 'Snajperzy idą do X obszarów, dokądkolwiek, bez znaczników'],
            ['Celowanie', 'wyceluj moździerz na odległość co najmniej trzech obszarów'],
            ['Ostrzał X', 'X kości do wszystkich na obszarze celu, do swoich też'],
            ['Rozpoznanie', 'usuń z ręki Mgłę wojny i dobierz kartę'],
            ['Maskowanie', 'przeciwnik dostaje Mgłę wojny'],
            ['Wzmocnienie X', 'przenieś X kart z rezerwy na stos kart odrzuconych: ludzie na później'],
            ['Dowodzenie X', 'dobierz X kart'],
            ['Za mną! X', 'weź na rękę X zagranych kart'],
            ['Manewr X', 'przesuń jeden ze swoich żetonów o X obszarów, jak przy akcji Ruch'],
          ],
        },
      ],
    },
    {
      title: 'Kości',
      parts: [
        'Dziesięć ścianek, od 0 do 9. Trzeba: obrona bazowa celu + zasłona jego obszaru + odległość w obszarach. Trafia każda kość, która tyle osiągnie, a 0 trafia zawsze. Wzgórze daje zasłonę 3, ale tylko 1 przed kimś ze wzgórza i przed pociskami. Kto zostanie trafiony, nie mając karty na ręce, na stosie ani w talii, traci żeton. Wraca on w punkcie zbornym, jeśli zagrasz jeszcze kartę tej jednostki.',
      ],
    },
    {
      title: 'Plan',
      parts: [
        'Zwiad w stronę punktów, za nim Strzelcy ruchem, potem Kontrola. Wcześnie wzmacniaj Strzelców. Kaemiści przygważdżają, Strzelcy z bliska kończą.',
      ],
    },
    {
      title: 'Notacja',
      isForTerminal: true,
      parts: [
        'Wszystko można też wpisać: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
