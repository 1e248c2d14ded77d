/** Polish: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  pitch:
    'Poprowadź pluton przez Normandię latem 1944 roku: twoje karty to twoi ludzie, a każda strata uszczupla talię.',
  'campaign.all': 'Wszystkie dwanaście bitew',
  'campaign.canal': 'Do kanału i za rzekę Vire',
  'campaign.saint-lo': 'Przełamanie pod Saint-Lô',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'Walka o Mortain',
  'victory.points': 'Kontroluj {count} z {onMap} punktów.',
  'victory.all.one': 'Kontroluj jedyny cel.',
  'victory.all.few': 'Kontroluj wszystkie {count} punkty.',
  'victory.all.many': 'Kontroluj wszystkie {count} punktów.',
  'victory.all.other': 'Kontroluj wszystkie {count} punktu.',
  'victory.pin': 'Nie zostaw wrogowi na planszy żadnych Strzelców.',
  'special.la-raye':
    'Od tego zacznij: po dwie jednakowe drużyny, tylko Strzelcy i Zwiadowcy, mała mapa. Sama niemiecka wioska daje trzy z pięciu potrzebnych punktów.',
  'special.montmartin-en-graignes':
    'Atakują dwie drużyny amerykańskie, broni się jedna niemiecka z karabinem maszynowym. Atakującemu wystarczy jeden z trzech celów; obrońca musi wyeliminować jego Strzelców.',
  'special.raid-across-the-canal':
    'Kanał dzieli mapę na pół, a most na nim jest wart trzy punkty. W obu rezerwach czekają Kaemiści: sprowadź ich na czas.',
  'special.behind-enemy-lines':
    'Amerykańscy Snajperzy zaczynają samotnie na niemieckich tyłach. Niemcy trzymają kanał, a z nim cztery z pięciu potrzebnych im punktów.',
  'special.crossing-the-vire':
    'Amerykanie muszą utrzymać naraz oba mosty na rzece Vire, a czeka na nich niemiecki moździerz: pierwsza bitwa z Celowaniem i Ostrzałem.',
  'special.desperate-withdrawal':
    'Nie atak, lecz droga ucieczki: Amerykanie muszą doprowadzić Strzelców na jeden obszar na drugim końcu mapy. Niemcy depczą im po piętach, a w rezerwie mają całą ciężką broń.',
  'special.la-huberderie':
    'Po raz pierwszy cały pluton: w obu rezerwach czekają trzy drużyny, Snajperzy i moździerz. Dwanaście celów na rozległej mapie, dziesięć punktów daje zwycięstwo.',
  'special.streets-of-tessy-sur-vire':
    'Wszystkie cele leżą wśród domów miasta nad rzeką. Amerykanie nadchodzą z dwóch wzgórz; Niemcy są rozproszeni po ulicach, a na własnym wzgórzu mają moździerz.',
  'special.reinforcements':
    'Amerykanie muszą się przebić z miasta na jedno z trzech wzgórz. Jedna niemiecka drużyna z karabinem maszynowym stoi tuż przy mieście, druga w lesie przed wzgórzami.',
  'special.critical-intelligence':
    'Na mapie jest radiostacja: dopóki Amerykanie kontrolują jej obszar, każda kolejna Kontrola wykonana tam przez Strzelców podnosi jego wartość o punkt. Jeśli zdobędą go Niemcy, punkty są ich.',
  'special.hill-314':
    'Niemcy atakują trzy wzgórza, każde broni jedna drużyna amerykańska, a im wystarczy jedno. Amerykanie muszą wytrwać i wyeliminować niemieckich Strzelców.',
  'special.mortain':
    'Ostatnia bitwa, na równych warunkach: każda strona zaczyna z sześcioma punktami, potrzebuje dziesięciu i ma w rezerwie cały pluton.',
}
