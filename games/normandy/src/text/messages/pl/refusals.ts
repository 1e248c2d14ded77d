/** Polish: why something may not be done, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'pl'> = {
  'refusal.ok': 'To jest dozwolone.',
  'refusal.game-over': 'Koniec gry: nie można już nic zagrać.',
  'refusal.not-your-decision': 'Teraz nie ty wybierasz: poczekaj na wybór drugiej strony.',
  'refusal.bid-first': 'Najpierw wybierz kartę z ręki do inicjatywy; twoja tura będzie potem.',
  'refusal.card-first': 'Najpierw wybierz kartę i jedną z jej akcji, a dopiero potem obszar lub żeton.',
  'refusal.other-decision':
    'Akcja jeszcze trwa: najpierw ją dokończ, wybierając jedną z podanych możliwości.',
  'refusal.not-in-hand': 'Nie masz na ręce karty {card}: zagraj jedną z tych, które masz.',
  'refusal.bid-not-in-hand': 'Nie masz na ręce karty {card}: wybierz do inicjatywy jedną z tych, które masz.',
  'refusal.bid-made': 'Twoja karta do inicjatywy jest już wybrana: nie można jej zmienić.',
  'refusal.fog-cannot-be-played':
    'Mgły wojny nie można zagrać. Wybierz ją do inicjatywy albo pozbądź się jej Rozpoznaniem Zwiadowcy.',
  'refusal.fog-cannot-hunker':
    'Dla Mgły wojny nie można wybrać Przeczekania. Z gry usuwa ją tylko Rozpoznanie Zwiadowcy.',
  'refusal.not-on-card': 'Karta {card} nie ma takiej akcji: wybierz jedną z podanych na karcie.',
  'refusal.suppressed':
    '{unit} są przygwożdżeni: karta {card} może ich tylko znów uaktywnić albo trafić do rezerwy (Przeczekanie).',
  'refusal.not-suppressed': 'Karta {card} nie ma kogo uaktywnić: użyj jej do akcji.',
  'refusal.no-spawn':
    '{unit} są poza planszą i nie mają znacznika punktu zbornego: wybierz dla karty Przeczekanie.',
  'refusal.no-tile-to-go':
    '{unit} nie mają dokąd iść: na żadnym sąsiednim obszarze nie ma twojego znacznika kontroli. Najpierw wyślij Zwiadowców.',
  'refusal.nobody-to-guide':
    'Nie ma kim manewrować: żaden twój aktywny żeton nie stoi obok obszaru z twoim znacznikiem kontroli.',
  'refusal.no-fog-in-hand': 'Rozpoznanie usuwa z ręki kartę Mgły wojny, a ty nie masz żadnej.',
  'refusal.no-target-marker': 'Moździerz nie ma celu: najpierw zagraj jego akcję Celowanie.',
  'refusal.no-tile-far-enough':
    'Żaden inny obszar nie leży co najmniej trzy obszary od moździerza: najpierw przesuń moździerz.',
  'refusal.enemy-on-tile': 'Na {tile} stoi żeton przeciwnika: przepędź go, zanim przejmiesz kontrolę.',
  'refusal.no-own-marker':
    'Na {tile} nie ma twojego znacznika kontroli: najpierw muszą tam dotrzeć Zwiadowcy.',
  'refusal.already-controlled': 'Już kontrolujesz obszar {tile}: idź dalej, na inny obszar.',
  'refusal.no-enemy-counter': 'Na planszy nie ma żadnego żetonu przeciwnika, do którego można strzelać.',
  'refusal.nothing-in-supply': 'W twojej rezerwie nie ma nic, co mogłaby wziąć karta {card}.',
  'refusal.nothing-in-play':
    'Nie ma jeszcze zagranej karty, którą mogłaby zwrócić karta {card}: najpierw zagraj inną.',
  'refusal.nothing-to-draw': 'Twoja talia i stos kart odrzuconych są puste: nie ma czego dobierać.',
  'refusal.too-many-cards': 'Karta {card} pozwala dobrać najwyżej dwie karty: wybierz jedną albo dwie.',
  'refusal.not-adjacent':
    '{unit} nie stoją obok obszaru {tile}: wybierz obszar, który ma z ich obszarem wspólny bok.',
  'refusal.tile-not-scouted':
    'Na {tile} nie ma twojego znacznika kontroli: najpierw muszą tam wejść Zwiadowcy, potem inni.',
  'refusal.at-least-one':
    'Trzeba to zrobić co najmniej raz: najpierw wybierz obszar albo kartę, potem można przestać.',
  'refusal.too-near':
    'Obszar {tile} leży za blisko: moździerz wymaga odległości co najmniej trzech obszarów.',
  'refusal.target-already-there': 'Moździerz celuje już w obszar {tile}: wybierz inny obszar.',
  'refusal.own-counter': '{unit} są po twojej stronie: wybierz żeton przeciwnika.',
  'refusal.counter-off-board': '{unit} są poza planszą: wybierz żeton, który na niej stoi.',
  'refusal.not-on-target-tile':
    '{unit} nie stoją na ostrzeliwanym obszarze albo zostali już zaatakowani: wybierz jeden z podanych żetonów.',
  'refusal.not-own-counter': '{unit} nie są twoi i nie możesz nimi manewrować: wybierz własny żeton.',
  'refusal.guided-off-board': '{unit} są poza planszą: wybierz żeton, który na niej stoi.',
  'refusal.guided-suppressed': '{unit} są przygwożdżeni i nie mogą wykonać Manewru: wybierz aktywny żeton.',
  'refusal.not-in-supply': 'W twojej rezerwie nie ma karty {card}: wybierz jedną z podanych.',
  'refusal.not-in-play': 'W twojej strefie gry nie ma karty {card}: wybierz jedną z podanych.',
  'refusal.other-squad': 'Karta {card} nie należy do drużyny tego dowódcy: wybierz jedną z podanych.',
  'refusal.fog-not-taken': 'Mgły wojny nigdy nie bierze się w ten sposób: wybierz inną kartę.',
  'refusal.card-being-played': 'Karta {card} jest właśnie zagrywana: wybierz inną.',
}
