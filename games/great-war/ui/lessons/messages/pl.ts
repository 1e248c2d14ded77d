/** The lessons of The Great War in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'command.title': 'Karty rozkazów i odcinki',
  'command.idea': 'Karta mówi, ile oddziałów może działać i gdzie.',
  'command.card':
    'Twoje oddziały są okrągłe i pomarańczowe. Większość stoi w centrum: zagraj Atak w centrum.',
  'command.card.why':
    'Co turę zagrywasz jedną kartę rozkazów. Wskazuje odcinek, lewy, środkowy lub prawy, patrząc z twojej strony, i liczbę oddziałów, które dostaną tam rozkaz. Odcinki oddzielają na planszy dwie przerywane linie.',
  'command.card.right':
    'Rozpoznanie na prawym skrzydle to rozkaz dla jednego oddziału z prawej. Twoja siła jest w centrum.',
  'command.card.left': 'Na lewym skrzydle stoi tylko jeden oddział, więc drugi rozkaz by przepadł.',
  'command.card.after': 'Trzy rozkazy dla centrum.',
  'command.order': 'Daj rozkaz wszystkim trzem oddziałom w centrum.',
  'command.order.why':
    'Naciśnij oddziały, które mają działać: mały znak pokazuje ich rozkaz. Tylko one ruszają się i walczą w tej turze, a niewykorzystane rozkazy przepadają.',
  'command.order.few': 'Masz jeszcze rozkazy i nie ma dla kogo ich oszczędzać.',
  'command.order.after': 'Wszystkie trzy mogą się teraz ruszyć i walczyć.',
  'command.move': 'Przesuń zaznaczony oddział do przodu: o jedno pole, jak pokazano, albo o dwa.',
  'command.move.why':
    'Piechota idzie o jedno pole i może jeszcze walczyć albo o dwa i już nie: te są przekreślone. Nikt nie wchodzi na pole z innym oddziałem. Ruszasz oddziały po kolei i żaden nie musi się ruszać.',
  'command.move.nobody': 'Można by na tym poprzestać, ale wróg jest za daleko. Przesuń kogoś do przodu.',
  'command.move.back': 'Tak prawie się nie zbliży do wroga.',
  'command.move.others': 'Pozostałe dobrze stoją w okopie. Rusz zaznaczony oddział.',
  'command.finish': 'Reszta zostaje w okopie. Zakończ ruchy.',
  'command.finish.why':
    'Najpierw wszystkie ruchy, potem wszystkie walki: taka jest kolejność w turze. W okopie trudno trafić twoich ludzi, więc nie wyprowadzaj ich za wcześnie.',
  'command.finish.more': 'Mogą, ale tam nic ich nie osłania. Na razie wystarczy jeden oddział z przodu.',
  'command.done':
    'Jedna karta, jeden odcinek, tyle rozkazów. Najpierw pomyśl, gdzie chcesz działać, potem szukaj karty.',

  'battle.title': 'Ruch, potem walka',
  'battle.idea': 'Jedno pole i walka albo dwa pola i bez walki.',
  'battle.order': 'Zagraj Sondowanie w centrum i daj rozkaz obu oddziałom.',
  'battle.order.why':
    'Sondowanie daje dwa rozkazy. Masz piechotę i piechotę z grenadierem, człowiekiem z granatami: pokazuje go mały znak na oddziale.',
  'battle.order.few': 'Potrzebne są oba: jeden strzela, drugi szturmuje okop.',
  'battle.near': 'Przesuń piechotę o jedno pole, na pole zaznaczone.',
  'battle.near.why':
    'Im bliżej, tym więcej kości: piechota rzuca dwiema na dwa pola, jedną na trzy lub cztery. Po jednym polu może jeszcze walczyć, po dwóch już nie.',
  'battle.near.two': 'Dwa pola: wtedy nie może walczyć w tej turze. Wystarczy jedno.',
  'battle.near.bomber': 'Za chwilę. Najpierw piechota, która strzela z daleka.',
  'battle.near.stay': 'Z okopu są trzy pola, czyli jedna kość. Podejdź o jedno.',
  'battle.near.after': 'Dwa pola do wroga: dwie kości.',
  'battle.bomber': 'Podprowadź grenadiera pod okop, na pole zaznaczone.',
  'battle.bomber.why':
    'Tuż obok wroga walczy się wręcz: trzy kości, z grenadierem cztery, a czaszki też trafiają. Uważaj na linię strzału drugiego oddziału: zasłania ją każdy oddział.',
  'battle.bomber.sight': 'Tam stanąłby twojej piechocie na linii strzału. Wybierz pole obok.',
  'battle.bomber.two': 'Dwa pola: wtedy grenadier nie walczy i stoi sam w ich okopie.',
  'battle.bomber.stay': 'Z dwóch pól ma dwie kości, tuż obok wroga cztery.',
  'battle.bomber.after': 'Cztery kości w walce wręcz.',
  'battle.fire': 'Niech najpierw piechota ostrzela okop.',
  'battle.fire.why':
    'Wybuchy i żołnierze trafiają. Ale z daleka okop ignoruje dwóch żołnierzy, a oddział może zignorować dwie flagi. Ścianka HQ daje ci żeton, trafisz czy nie.',
  'battle.fire.first': 'Zostaw to na koniec: niech najpierw piechota ich osłabi.',
  'battle.fire.done': 'Nikt nie musi walczyć, ale te dwa po to przyszły.',
  'battle.fire.after': 'Żołnierz się nie liczy: siedzą w okopie. Ale ścianka HQ dała ci żeton.',
  'battle.close': 'Teraz szturmuj okop grenadierem.',
  'battle.close.why':
    'Małe hełmy to figurki oddziału: tam zostały dwie. W walce wręcz okop chroni tylko przed jednym żołnierzem i jedną flagą, a czaszki trafiają.',
  'battle.close.done': 'Stoisz obok nich z czterema kośćmi. Użyj ich.',
  'battle.close.after': 'Czaszka i wybuch: padają dwie ostatnie figurki. Zniszczony oddział to medal.',
  'battle.ground': 'Zajmij pole: wejdź do okopu.',
  'battle.ground.why':
    'Gdy w walce wręcz zniszczysz lub wyprzesz wroga, piechota może wejść na jego pole. Teraz okop chroni ciebie.',
  'battle.ground.stay': 'Tu nic cię nie chroni. Okop jest wolny: wejdź.',
  'battle.done': 'Podejdź, najpierw strzelaj, potem szturmuj grenadierem i zajmij pole.',

  'cover.title': 'Osłona i ogień krzyżowy',
  'cover.idea': 'Co zniesie okop i jak nadrabiają to dwa kaemy.',
  'cover.trench': 'Strzel piechotą do oddziału w okopie.',
  'cover.trench.why':
    'Piechota rzuca dwiema kośćmi na dwa pola. Z każdego rzutu z daleka okop ignoruje dwóch żołnierzy, a oddział może zignorować dwie flagi; w leju po pocisku po jednym.',
  'cover.trench.first': 'Jeszcze nie. Najpierw zobacz, ile jest wart okop.',
  'cover.trench.done': 'Twoja piechota się nie ruszała, więc może strzelać. Niech strzela.',
  'cover.trench.after': 'Dwóch żołnierzy, obaj zignorowani: nic.',
  'cover.open': 'Drugi oddział stoi w otwartym terenie. Strzel do niego kaemem.',
  'cover.open.why':
    'Karabin maszynowy rzuca trzema kośćmi na dwa lub trzy pola. W otwartym terenie nic się nie ignoruje: trafia każdy żołnierz i każdy wybuch. To połowa ścianek.',
  'cover.open.again': 'Już wiesz, co robi okop. Oddziału w otwartym terenie nic nie osłania.',
  'cover.open.far': 'Na pięć pól to jedna kość, i to przeciw okopowi.',
  'cover.open.done': 'Oddział w otwartym terenie przed dwoma kaemami: nie wypuszczaj go.',
  'cover.open.after': 'Na razie bez rzutu: może dołączyć drugi kaem.',
  'cover.cross': 'Niech dołączy drugi kaem: ogień krzyżowy.',
  'cover.cross.why':
    'Karabiny maszynowe z rozkazem, które mogą strzelać do tego samego celu, mogą to zrobić jednym atakiem: sześć kości w jednym rzucie, a osłona liczy się tylko raz.',
  'cover.cross.alone': 'Sam trzy kości, razem sześć. Ogień krzyżowy nic nie kosztuje.',
  'cover.done':
    'Cztery trafienia w jednym rzucie. Strzelaj do tego, czego nic nie osłania, i łącz ogień kaemów.',

  'flags.title': 'Flagi, odwrót, zajęcie pola',
  'flags.idea': 'Wyprzyj oddział i wejdź na jego miejsce.',
  'flags.drive': 'Zaatakuj piechotą oddział w otwartym terenie.',
  'flags.drive.why':
    'Każda flaga cofa cel o pole w stronę jego krawędzi; które, wybiera jego właściciel. W otwartym terenie żadnej flagi nie można zignorować.',
  'flags.drive.bomber': 'Grenadier ma inne zadanie: okop przed sobą. Oddział walczy tylko raz na turę.',
  'flags.drive.done': 'Oba oddziały stoją obok wroga. Nie zmarnuj tego.',
  'flags.drive.after': 'Jedna figurka stracona i dwie flagi: dwa pola w tył.',
  'flags.ground': 'Pole jest puste. Zajmij je.',
  'flags.ground.why':
    'Pole zajmuje tylko piechota i tylko po walce wręcz. Nic to nie kosztuje i nikt nie musi.',
  'flags.ground.stay': 'Tu też nic cię nie osłania. Tam oba twoje oddziały stałyby obok wroga w okopie.',
  'flags.blocked': 'Teraz grenadier: zaatakuj okop, z którego nie ma odwrotu.',
  'flags.blocked.why':
    'W walce wręcz oddział w okopie może zignorować jedną flagę. Za każdą następną musi się cofnąć o pole. Gdy nie może, bo z tyłu stoją oddziały, traci figurkę.',
  'flags.blocked.done': 'Tuż za nimi stoją dwa ich oddziały. Teraz flaga zaboli.',
  'flags.done': 'Czaszka i flaga bez odwrotu: dwie figurki mniej. Zostawiaj wolne pola za swoimi ludźmi.',

  'cards.title': 'Karty bojowe i odpowiedzi',
  'cards.idea': 'Wydawaj żetony HQ w dobrej chwili, także w turze wroga.',
  'cards.grenade': 'Zagraj Granat ręczny, zanim rzucisz.',
  'cards.grenade.why':
    'Karta bojowa kosztuje żetony HQ, tyle, ile podaje jej moneta, i mówi, kiedy można ją zagrać. Granat ręczny: przed twoją walką wręcz, dwie kości więcej. Jedna taka karta w twojej turze i jedna w jego.',
  'cards.grenade.plain': 'Trzy kości przeciw okopowi to mało. Z kartą jest pięć.',
  'cards.grenade.done': 'Stoisz tuż przed nimi z granatem w ręku.',
  'cards.grenade.after': 'Wydane dwa żetony: pięć kości zamiast trzech.',
  'cards.attack': 'Teraz zaatakuj okop.',
  'cards.attack.why':
    'Zanim rzucisz, wróg dostaje pytanie, czy odpowiada, nawet gdy nie ma na to karty. Samo pytanie niczego więc nie zdradza.',
  'cards.attack.after': 'Padają trzy figurki, zostaje jedna. A ścianka HQ zwraca ci żeton.',
  'cards.tokens': 'Koniec tury: weź dwa żetony HQ.',
  'cards.tokens.why':
    'Na koniec bierzesz kartę bojową albo dwa żetony. Twój jedyny żeton wystarczy akurat na kartę, którą masz; potem nie zostanie nic.',
  'cards.tokens.card':
    'Twój jedyny żeton wystarczy akurat na kartę, którą masz. Teraz trzeba ci żetonów, nie kolejnej karty.',
  'cards.tokens.standing': 'To stały rozkaz na czas, gdy nie chcesz pytań. Teraz chcesz.',
  'cards.tokens.after': 'Niemcy atakują cię i raz trafiają. Teraz możesz odpowiedzieć.',
  'cards.answer': 'Odpowiedz kartą Kolba i bagnet.',
  'cards.answer.why':
    'Po walce wręcz oddział, który wciąż stoi na miejscu, może tą kartą oddać cios, z jedną kością więcej. Bez karty nikt nie oddaje.',
  'cards.answer.pass': 'Możesz odpuścić. Ale została mu jedna figurka, a ty masz na to kartę.',
  'cards.done': 'Niszczysz oddział w turze wroga: medal dla ciebie. Zostawiaj żetony na odpowiedź.',

  'artillery.title': 'Artyleria odwodowa',
  'artillery.idea': 'Pociski się rozrzucają: celuj tam, gdzie wróg stoi najgęściej.',
  'artillery.order': 'Zagraj Sondowanie w centrum i daj rozkaz artylerii.',
  'artillery.order.why':
    'Jeden rozkaz z karty odcinka mogą dostać działa za liniami. Nie muszą widzieć celu i sięgają każdego pola odcinków z karty, ale płacisz żetonami HQ.',
  'artillery.order.unit':
    'To też możliwe. Ale stoją tam blisko siebie trzy niemieckie oddziały: robota dla dział.',
  'artillery.order.after': 'Działa strzelają przed wszystkimi innymi walkami.',
  'artillery.aim': 'Wyceluj w środkowy oddział niemiecki.',
  'artillery.aim.why':
    'Pociski spadają wokół celu: każda kość wskazuje jedno z sześciu sąsiednich pól. Tylko dublet trafia też w sam cel, a tam trafiają także czaszki. Celuj więc tam, gdzie wokół stoi wielu wrogów i nikt z twoich.',
  'artillery.aim.edge':
    'To też dobry cel, ale obok stoi tylko jeden niemiecki oddział, a obok środkowego dwa.',
  'artillery.aim.own': 'To twoi ludzie! Pociski nie rozróżniają swoich i obcych.',
  'artillery.aim.empty':
    'Na tym polu nikt nie stoi, dublet by się zmarnował. Celuj w oddział wroga, obok którego stoją inne.',
  'artillery.dice': 'Wydaj wszystkie cztery żetony: cztery kości.',
  'artillery.dice.why':
    'Żeton za każdą kość, tutaj najwyżej cztery. Im więcej kości, tym łatwiej o dublet. Trzy takie same pustoszą cel: tam trafia każda kość.',
  'artillery.dice.few': 'Im mniej kości, tym rzadszy dublet, a bez niego sam cel wychodzi cało.',
  'artillery.done':
    'Dwie piątki: pociski na sąsiednie pole i także na cel, gdzie trafia nawet czaszka. Płać za wiele kości albo za żadną.',

  'medals.title': 'Medale, teren i HQ',
  'medals.idea': 'Czym się wygrywa i co brać na koniec tury.',
  'medals.enter': 'Zagraj Sondowanie w centrum i wejdź do pierwszego okopu niemieckiego.',
  'medals.enter.why':
    'Do wygranej trzeba sześciu medali. Każdy zniszczony oddział wroga to jeden. W tej bitwie masz też medal, gdy na początku twojej tury twój oddział stoi w pierwszym okopie niemieckim.',
  'medals.enter.card':
    'To też możliwe, ale szkoda jej na jeden oddział. Zostaw ją na wszystkie trzy odcinki.',
  'medals.enter.field': 'To pole nie należy do pierwszego okopu niemieckiego i nie daje medalu.',
  'medals.enter.stay': 'Jeśli zostaniesz, nic nie zyskasz. Okop jest pusty: wejdź.',
  'medals.enter.after': 'Jesteś w środku. Teraz oddział musi wytrwać do twojej następnej tury.',
  'medals.tokens': 'Koniec tury: weź dwa żetony HQ.',
  'medals.tokens.why':
    'Co turę bierzesz kartę bojową albo dwa żetony. Za karty bojowe i ogień artylerii płacisz żetonami, więc zawsze kilka zostaw.',
  'medals.tokens.card': 'Kartę już masz, ale ani jednego żetonu, żeby ją zagrać.',
  'medals.tokens.discard': 'Karta za jeden żeton to kiepska zamiana, gdy dwa są za darmo.',
  'medals.done': 'Twoja tura i okop jest twój: medal. Jeśli cię wyprą, od razu go tracisz.',

  'alone.title': 'Mała bitwa na własną rękę',
  'alone.idea': 'Dziesięć oddziałów i decydujesz sam: jeszcze dwa medale. Przeciwnik to Rekrut.',
}
