/** Polish: what the gallery says of cards, ground and markers. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  whose: 'Czyje elementy pokazać',
  actions: 'Akcje',
  'actions.note': 'X to liczba obok akcji na karcie.',
  'does.move': 'Jednostka przesuwa się o maks. X obszarów, tylko na obszary z twoim znacznikiem.',
  'does.guide':
    'Dowolny twój żeton, który nie jest przygwożdżony, przesuwa się o maks. X obszarów, tylko na obszary z twoim znacznikiem.',
  'does.scout':
    'Jednostka przesuwa się o maks. X obszarów, dokądkolwiek. Każdy obszar bez twojego znacznika dostaje znacznik, a za każdy z nich na twój stos kart odrzuconych trafia Mgła wojny.',
  'does.stalk': 'Snajperzy przesuwają się o maks. X obszarów, dokądkolwiek, i nie zostawiają znacznika.',
  'does.bolster':
    'Weź do X kart z rezerwy na swój stos kart odrzuconych, tylko ze wskazanej drużyny. Nigdy Mgły wojny.',
  'does.command': 'Dobierz do X kart. Możesz je zagrać w tej turze.',
  'does.conceal': 'Mgła wojny przechodzi z rezerwy wroga na jego stos kart odrzuconych.',
  'does.control':
    'Odwróć swój znacznik pod jednostką na stronę kontrolowaną; znacznik wroga wraca na stronę rozpoznaną. Nie wtedy, gdy stoi tam żeton wroga.',
  'does.inspire': 'Weź do X kart drużyny ze swojej strefy gry z powrotem na rękę.',
  'does.recon': 'Usuń z gry Mgłę wojny z ręki, a potem dobierz kartę.',
  'does.target':
    'Połóż znacznik celowania na obszarze oddalonym o co najmniej trzy obszary od twojego moździerza.',
  'does.attack':
    'Rzuć X kośćmi przeciw dowolnemu żetonowi wroga. Trafienie na zawsze kosztuje go kartę; jeśli żadnej już nie ma, żeton znika.',
  'does.suppress':
    'Rzuć X kośćmi przeciw dowolnemu żetonowi wroga. Trafienie odwraca go na stronę przygwożdżoną.',
  'does.blast':
    'Rzuć X kośćmi przeciw każdemu żetonowi na obszarze twojego znacznika celowania, także swoim. Odległość nie chroni.',
  'does.hunker-down':
    'Zamiast akcji dowolna karta oprócz Mgły wojny może wrócić do rezerwy: talia jest cieńsza.',
  cards: 'Karty',
  'cards.note': 'Obie strony mają takie same karty; różnią się tylko ludzie.',
  'cards.initiative': 'Inicjatywa {initiative}',
  'cards.copies.one': '{count} karta na stronę',
  'cards.copies.few': '{count} karty na stronę',
  'cards.copies.many': '{count} kart na stronę',
  'cards.copies.other': '{count} karty na stronę',
  tiles: 'Obszary',
  'tiles.note':
    'Zasłona dodaje się do obrony wszystkich żetonów na obszarze. Rzeki nikomu nie przeszkadzają.',
  'tiles.hill': 'Zasłona 3, ale 1 przed pociskami i przed kimś ze wzgórza',
  'tiles.cover': 'Zasłona {cover}',
  counters: 'Żetony walki',
  'counters.ready': '{unit}, aktywni',
  'counters.suppressed': '{unit}, przygwożdżeni',
  'counters.defence': 'Obrona bazowa {defence}',
  'counters.suppressed.about': 'Następna zagrana dla nich karta tylko znów ich aktywuje.',
  markers: 'Znaczniki',
  'marker.scouted': 'Rozpoznany',
  'marker.scouted.about': 'Twoje jednostki mogą tu wejść.',
  'marker.controlled': 'Kontrolowany',
  'marker.controlled.about': 'Obszar i jego punkty są twoje.',
  'marker.objective': 'Cel',
  'marker.objective.about': 'Daje punkty stronie, która kontroluje obszar.',
  'marker.spawn': 'Znacznik punktu zbornego',
  'marker.spawn.about': 'Tędy wchodzą jednostki spoza planszy, gdy zagrasz ich kartę.',
  'marker.target': 'Znacznik celowania',
  'marker.target.about': 'Tu spadną pociski moździerza. Znika, gdy moździerz się ruszy.',
  'marker.initiative': 'Znacznik inicjatywy',
  'marker.initiative.about': 'Kto go ma, gra pierwszy i zachowuje go przy remisie w licytacji.',
  'marker.radio': 'Radiostacja',
  'marker.radio.about':
    'Tylko w „Kluczowych informacjach”: amerykańscy Strzelcy, którzy kontrolują jej obszar, mogą podnosić jego wartość.',
  'example.distance': 'Jak daleko jest od Strzelców: sześciu sąsiadów ma wspólny cały bok albo jego połowę.',
  'example.sum': 'Obrona bazowa 4, zasłona 1, odległość 2: kość musi pokazać co najmniej 7 albo 0.',
  'example.hill-below': 'Przy ataku z dołu wzgórze daje zasłonę 3.',
  'example.hill-level': 'Przy ataku ze wzgórza, tu tego samego, tylko 1.',
}
