/** What the coach says in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'medals.title': 'Jak wygrać',
  medals:
    'Kto pierwszy zbierze dość medali, wygrywa od razu. Każdy zniszczony oddział wroga to jeden; resztę podaje lista „Za co są medale”. Oddział ma cztery figurki: dobijaj te oddziały, którym zostało ich mało.',
  'command-cards.title': 'Jedna karta, jeden odcinek',
  'command-cards':
    'Karta rozkazów mówi, ile twoich oddziałów może działać i na którym odcinku: po lewej, w centrum czy po prawej, patrząc z twojej strony. Najpierw sprawdź, gdzie możesz uderzyć lub coś ci grozi, a potem szukaj karty.',
  'order.title': 'Kto ma działać?',
  order:
    'Naciśnij oddziały, które mają działać, tyle, na ile pozwala karta; tylko one mogą się w tej turze ruszyć i walczyć. Wybierz te, które mają wroga w zasięgu albo są potrzebne bliżej frontu.',
  'move.title': 'Najpierw ruch, potem walka',
  move: 'Piechota idzie o jedno pole i może jeszcze walczyć albo o dwa i już nie: te są przekreślone. Karabiny maszynowe i moździerze po ruchu nie walczą. Nikt nie musi się ruszać: gdy cel jest w zasięgu, często lepiej stać.',
  'battle.title': 'Ścianki kości',
  battle:
    'Żołnierze i wybuchy trafiają. Flaga cofa cel o pole, HQ daje ci żeton. Czaszki trafiają w walce wręcz, a z daleka tylko u grenadiera na dwa pola. Teren celu może unieważnić żołnierzy i flagi. Naciśnij oddział, potem cel: szanse zobaczysz przed rzutem.',
  'close-combat.title': 'Walka wręcz',
  'close-combat':
    'Z wrogiem na sąsiednim polu walczy się wręcz: trzy kości, trafiają też czaszki. Piechota, która go wyprze, może zająć jego pole. Tak najpewniej oczyścisz okop, ale w swojej turze wróg może oddać cios.',
  'range.title': 'Ogień z daleka',
  range:
    'O kościach decyduje odległość: piechota ma dwie na dwa pola, jedną na trzy lub cztery. Linia musi być wolna: zasłaniają ją oddziały, las, domy i wzgórza. Kto ma wroga obok siebie, może walczyć tylko z nim.',
  'retreat.title': 'Flagi: odwrót',
  retreat:
    'Każda flaga cofa ten oddział o pole w stronę twojej krawędzi; pole wybierasz ty. W osłonie może część zignorować, jeśli jest taki przycisk. Gdy nie ma dokąd iść, traci figurkę, więc zostawiaj wolne pola za oddziałami.',
  'take-ground.title': 'Zajęcie pola',
  'take-ground':
    'Wróg opuścił pole i twoja piechota może na nie wejść. Zrób to dla medalu albo lepszej osłony; zostań, jeśli miałaby stanąć samotnie przed jego bronią.',
  'cover.title': 'Okopy i leje',
  cover:
    'Oddział w okopie ignoruje z każdego rzutu dwóch żołnierzy i może zignorować dwie flagi, w walce wręcz po jednym. W leju po pocisku zawsze po jednym. W otwartym terenie nic nie chroni, więc kończ ruch w osłonie, gdzie się da.',
  'stops.title': 'Teren, który zatrzymuje',
  stops:
    'Kto wchodzi do lasu, budynku lub w gruzy, musi się tam zatrzymać. Wszystkie dają trochę osłony i zasłaniają widok. Z lasu i budynku walczysz w turze wejścia z jedną kością mniej.',
  'wire.title': 'Zasieki',
  wire: 'Zasieki zatrzymują każdego, nie osłaniają i kosztują jedną kość. Oddział, który na nich stoi i mógłby jeszcze walczyć, może je zamiast tego usunąć; pociski i moździerze robią to wybuchem. Lepiej je obejść albo posłać kogoś przodem.',
  'bomber.title': 'Piechota z grenadierem',
  bomber:
    'Ten oddział ma człowieka z granatami: cztery kości w walce wręcz, a na dwa pola trafiają też czaszki. Podprowadź go pod okop wroga. Grenadier ginie dopiero z ostatnim towarzyszem.',
  'machine-gun.title': 'Karabiny maszynowe',
  'machine-gun':
    'Trzy kości na dwa i trzy pola, jedna na cztery i pięć. Nie może w jednej turze się ruszyć i walczyć: ustaw go tam, gdzie wróg musi przejść przez otwarty teren, i tam zostaw. Dwa z tym samym celem mogą strzelać razem.',
  'mortar.title': 'Moździerze',
  mortar:
    'Dwie kości do czterech pól, jedna do sześciu i nie trzeba widzieć celu. Nie może w jednej turze się ruszyć i walczyć. Zostaw go za swoimi liniami; wybuchem usuwa też zasieki.',
  'combat-cards.title': 'Karty bojowe i żetony HQ',
  'combat-cards':
    'Za kartę bojową płacisz żetonami HQ; jedną możesz zagrać w swojej turze, jedną w turze wroga. Te, które pasują do karty rozkazów, są podświetlone. Nie musisz: karta zachowana na dobrą chwilę jest warta więcej.',
  'artillery.title': 'Artyleria odwodowa',
  artillery:
    'Rozkaz mogą dostać też twoje działa, przy większości kart zamiast oddziału. Stoją poza planszą, sięgają każdego pola na odcinkach karty i strzelają po twoich ruchach, zanim twoje oddziały zaczną walczyć; każda kość kosztuje żeton HQ. Dobre na wrogów, którzy stoją blisko siebie.',
  'shell.title': 'Gdzie mają spaść pociski?',
  shell:
    'Większość kości spada wokół celu, a nie na niego. Celuj więc między kilku wrogów i z dala od swoich: pociski trafiają także ich.',
  'shell-dice.title': 'Ile kości?',
  'shell-dice':
    'Każda kość kosztuje żeton i spada na jedno z sześciu pól wokół celu. Równe liczby spadają też na cel, gdzie trafiają nawet czaszki; przy trzech jednakowych trafia tam każda kość. Przy czterech kościach para jest prawdopodobna, przy dwóch to kwestia szczęścia.',
  'end-turn.title': 'Zapasy na następną turę',
  'end-turn':
    'Dobierz kartę bojową albo weź 2 żetony HQ. Żetonami płacisz za karty i pociski: gdy masz mniej niż trzy, bierz żetony, gdy dużo, kartę. Jeśli w tej turze nie zagrywasz karty bojowej, możesz też oddać jedną za żeton.',
  'keep.title': 'Rozpoznanie: jedna z dwóch',
  keep: 'Widzisz dwie karty rozkazów i zostawiasz sobie jedną. Weź to, czego ci brak: bez karty na dany odcinek twoje oddziały muszą tam stać.',
  'answer.title': 'Możesz odpowiedzieć',
  answer:
    'W turze wroga możesz w pewnych chwilach zagrać kartę bojową; pasujące są podświetlone. Porównaj, ile kosztuje i co ratuje: ocalały oddział to o medal mniej dla wroga. Jeśli szkoda żetonów, nie odpowiadaj.',
  'standing.title': 'Mniej pytań',
  standing:
    'Jeśli w tej turze w ogóle nie chcesz odpowiadać, wybierz „W tej turze już nie odpowiadam”. Na koniec swojej tury możesz też zostawić stały rozkaz, który mówi, kiedy pytać.',
  'tactic-cards.title': 'Karty taktyki',
  'tactic-cards':
    'Karty bez odcinka to taktyka: każda robi to, co na niej napisano, często z większą liczbą kości lub dla wielu oddziałów. Zachowaj je na turę, w której coś dadzą.',
  'losses.title': 'Straty',
  losses:
    'Oddział walczy wszystkimi kośćmi do ostatniej figurki. Ale za ostatnią wróg dostaje medal: słabe oddziały cofaj lub chowaj w osłonie, a przodem posyłaj świeże.',
}
