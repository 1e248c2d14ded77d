/** What the coach says in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'aim-points.title': 'Jak wygrać',
  'aim-points':
    'Odznaka na obszarze mówi, ile jest wart punktów. Są twoje, dopóki leży tam twoja flaga, a kto ma ich dość, wygrywa od razu. Zaznaczone obszary nie są jeszcze twoje: zacznij od najbliższych.',
  'aim-pin.title': 'Jak wygrać',
  'aim-pin':
    'Wygrywasz, gdy zatrzymasz przeciwnika: na mapie nie może zostać ani jeden żeton jego Strzelców. Strzelaj do nich, ilekroć szanse są dobre, i nie pozwól mu w tym czasie zebrać punktów.',
  'bid.title': 'Kto zaczyna?',
  bid: 'Każda strona kładzie w tajemnicy jedną kartę; rundę zaczyna wyższa liczba, ta z lewego górnego rogu. Obie karty są potem zużyte, więc licytuj tą, której najmniej ci szkoda. Mgła wojny wystarczy, jeśli nie szkodzi ci ruch po przeciwniku.',
  'hand.title': 'Karty to twoje rozkazy',
  hand: 'Karta należy do żetonu o tej samej nazwie i literze. Wybierz jedną z jej akcji, a karta będzie zużyta. Możesz zagrać wszystkie; zagrane wrócą po przetasowaniu talii.',
  'fog.title': 'Mgła wojny',
  fog: 'Ta karta tylko zajmuje miejsce na ręce. Pozbądź się jej w licytacji albo na zawsze, Rozpoznaniem Zwiadowcy. Im więcej obszarów rozpoznasz, tym więcej Mgły dobierzesz.',
  'scout.title': 'Zwiadowcy idą przodem',
  scout:
    'Zwiadowcy wchodzą na każdy obszar i zostawiają na nim twoje oko; prawie wszyscy inni pójdą tylko tam, gdzie ono leży. Każdy nowy znacznik dokłada Mgłę wojny do kart odrzuconych. Otwórz więc drogę do punktów, a nie całą mapę.',
  'control.title': 'Zajęcie obszaru',
  control:
    'Kontrola odwraca twoje oko na flagę: obszar i jego punkty są twoje, nawet gdy twoi ludzie pójdą dalej. Nie da się tego zrobić, dopóki stoi tam wróg. Tam, gdzie odznaka pokazuje punkty, to zwykle najlepsze, co może zrobić Strzelec.',
  'move.title': 'Strzelcy zajmują teren',
  move: 'Tylko Strzelcy kontrolują obszary, więc wszystko zależy od nich. Idą o jeden obszar na kartę i tylko tam, gdzie leży twój znacznik. Bez Strzelców na mapie twój pluton jest zatrzymany.',
  'step.title': 'Obszar po obszarze',
  step: 'Naciśnij następny obszar; na zaznaczone można wejść. Tarcza na dole po prawej to zasłona: 2 lub 3 dobrze chroni przed ogniem, 0 to otwarte pole. Jeśli masz kilka kroków, możesz zatrzymać się wcześniej.',
  'attack.title': 'Do kogo warto strzelać?',
  attack:
    'Etykieta przy wrogu pokazuje twoją szansę. Naciśnij go, a zobaczysz, ile musi pokazać kość dziesięciościenna: obrona bazowa + zasłona + zasięg. Zero trafia zawsze, ale poniżej 30% lepszy bywa krok naprzód.',
  'range.title': 'Im bliżej, tym lepiej',
  range:
    'Z każdym obszarem dalej strzał jest o jeden trudniejszy, tak samo z każdym punktem zasłony celu. Na tym samym obszarze zasięg to 0. Najpierw podejdź, a strzelaj następną kartą. Ogień wroga liczy się tak samo.',
  'suppressed.title': 'Twoja jednostka jest przygwożdżona',
  suppressed:
    'Żeton leży bladą stroną do góry. Następna karta, którą dla niego zagrasz, tylko przywróci mu aktywność, niezależnie od wybranej akcji. Jeśli teraz go nie potrzebujesz, zostaw kartę na ręce albo wybierz dla niej Przeczekanie.',
  'machine-gunners.title': 'Kaemiści',
  'machine-gunners':
    'Ogień ciągły rzuca czterema kośćmi, ale nie zabiera ludzi: jednostka wroga zużyje kartę, żeby się podnieść. Użyj go na tego, kto zaraz strzeli albo zajmie obszar. Gdy wróg jest blisko i bez zasłony, lepszy bywa Atak dwiema kośćmi.',
  'bolster.title': 'Więcej ludzi na później',
  bolster:
    'Wzmocnienie przenosi karty z rezerwy na stos kart odrzuconych; dobierzesz je po następnym tasowaniu. Rób to wcześnie i myśl najpierw o Strzelcach: każda karta jednostki to akcja i zarazem życie.',
  'command.title': 'Dowodzenie: dobieranie',
  command:
    'Dowodzenie dobiera karty, które możesz od razu zagrać. Użyj go przed innymi, żeby wiedzieć, co masz. Ze słabą ręką dobierz dwie; jeśli jest dobra, lepsze będzie Wzmocnienie.',
  'inspire.title': 'Dowódcy drużyn',
  inspire:
    '„Za mną!” bierze z powrotem na rękę kartę jego drużyny zagraną w tej turze: ten sam człowiek działa dwa razy. Zagraj więc najpierw najlepszego, a po nim dowódcę. Gdy nie ma kogo, wybierz Wzmocnienie.',
  'guide.title': 'Przewodnik plutonu',
  guide:
    'Manewr przesuwa o obszar dowolny z twoich aktywnych żetonów, bez jego własnej karty. Dobry, żeby wprowadzić Strzelców tam, gdzie następną kartą przejmą kontrolę.',
  'recon.title': 'Rozpoznanie rozprasza Mgłę',
  recon:
    'Rozpoznanie usuwa z gry jedną Mgłę wojny z twojej ręki i dobierasz za nią kartę. Kosztuje akcję Zwiadowcy, a oddaje kartę. Zwykle się opłaca: talia bez Mgły to mocna talia.',
  'conceal.title': 'Mgła dla przeciwnika',
  conceal:
    'Maskowanie dokłada Mgłę wojny do kart odrzuconych przeciwnika. Zaboli go później, teraz nic nie daje, więc użyj go, gdy Zwiadowcy nie mają dokąd iść.',
  'sniper.title': 'Snajperzy',
  sniper:
    'Snajper chodzi wszędzie bez znacznika, atakuje trzema kośćmi i trudno go trafić. Podkradnij się raz, a potem strzelaj tura po turze. Obszarów nie kontroluje.',
  'mortar.title': 'Moździerz',
  mortar:
    'Najpierw Celowanie: połóż znacznik na obszarze odległym o co najmniej trzy. Potem Ostrzał atakuje wszystkich, którzy tam stoją, twoich też; zasięg się nie liczy. Gdy obsługa się ruszy, znacznik znika.',
  'enter.title': 'Ludzie, których nie ma na mapie',
  enter:
    'Ta jednostka nie ma żetonu na mapie. Zagraj jej kartę do dowolnej akcji: najpierw wejdzie, aktywna, na obszar z twoją strzałką, a potem stamtąd działa.',
  'hunker.title': 'Przeczekanie',
  hunker:
    'Naciśnij samą kartę, potem „Przeczekanie”: karta wróci do rezerwy, a talia będzie cieńsza, dopóki Wzmocnienie jej nie sprowadzi. Dobre dla ludzi daleko od walki; Strzelców zatrzymaj.',
  'end-turn.title': 'Nic nie zostaje na ręce',
  'end-turn':
    'Na koniec tury karty z ręki i wszystkie zagrane trafiają na stos kart odrzuconych; potem gra druga strona i obie dobierają po cztery nowe karty. Gdy talia się skończy, tasuje się odrzucone.',
  'casualty.title': 'Padł jeden z twoich',
  casualty:
    'Trafienie usuwa z gry jedną kartę tej jednostki: z ręki, jeśli tam jest, inaczej z odrzuconych albo z talii. Gdy nigdzie jej już nie ma, następne trafienie zdejmuje żeton. Wzmocnienie sprowadzi innych z rezerwy i jednostka wejdzie od nowa.',
  'hit.title': 'Trafienie!',
  hit: 'Przeciwnik stracił na zawsze jedną kartę tej jednostki: o akcję mniej i o życie mniej. Gdy nie ma żadnej na ręce, wśród odrzuconych ani w talii, następna strata zdejmuje żeton. Często warto strzelać dalej do tej samej.',
  'enemy-fire.title': 'Pod ogniem',
  'enemy-fire':
    'Ogień wroga liczy się jak twój: obrona bazowa + zasłona + zasięg, a każda kość, która tyle pokaże, trafia. Nie musisz nic robić. Kto stoi w polu albo blisko wroga, oberwie znowu: schowaj go za zasłonę albo uprzedź wroga.',
}
