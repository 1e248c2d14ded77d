/** The lessons of Normandy in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'bid.title': 'Licytacja',
  'bid.idea': 'Jedna karta rozstrzyga, kto zaczyna, i jest potem zużyta.',
  'bid.high': 'Licytuj najwyższą liczbą: Dowódcą drużyny.',
  'bid.high.why':
    'W każdej rundzie obie strony kładą w tajemnicy po jednej karcie. Zaczyna wyższa liczba, ta z lewego górnego rogu. Twoi Strzelcy stoją przy gospodarstwie, a Niemcy są blisko: kto ruszy pierwszy, ten zdecyduje, co się tam stanie.',
  'bid.high.needed':
    'Piątka może przegrać, a Strzelca zabrakłoby w tej rundzie. Potrzebujesz go, żeby zająć gospodarstwo.',
  'bid.high.low':
    'Ta liczba może przegrać, a ruch po przeciwniku mógłby cię kosztować gospodarstwo. Najpewniejsza jest twoja siódemka.',
  'bid.high.after': '7 bije 6: zaczynasz. Obie karty są zużyte.',
  'bid.take': 'Zajmij gospodarstwo: Strzelec, Kontrola.',
  'bid.take.why':
    'Kontrola odwraca twoje oko na flagę i 2 punkty obszaru są twoje. Można to zrobić tylko wtedy, gdy nie stoi tam wróg. Dlatego warto było zacząć.',
  'bid.take.later': 'To może poczekać. Najpierw zajmij gospodarstwo: po to była tak wysoka licytacja.',
  'bid.take.after': 'Dwa z pięciu potrzebnych punktów. Zostają twoje, nawet gdy twoi ludzie pójdą dalej.',
  'bid.end': 'Zakończ turę.',
  'bid.end.why':
    'Możesz zagrać tyle kart, ile chcesz. Na koniec wszystkie karty, z ręki i zagrane, trafiają do odrzuconych; niczego się nie zatrzymuje. Potem gra druga strona i obie dobierają po cztery nowe karty.',
  'bid.end.more': 'Możesz, ale na razie to zostaw. Zakończ turę i zobacz następną licytację.',
  'bid.end.after': 'Nowa runda: cztery nowe karty i nowa licytacja.',
  'bid.wait': 'Gospodarstwo jest twoje: tym razem licytuj Mgłą wojny.',
  'bid.wait.why':
    'Dopóki tam stoisz, nikt nie zajmie gospodarstwa, więc ruch po przeciwniku prawie nie szkodzi. Karta użyta w licytacji nic więcej nie zrobi. Mgła wojny i tak niczego nie umie: zostają ci trzy dobre karty na turę.',
  'bid.wait.waste':
    'To dałoby pierwszeństwo, ale karta zużyłaby się, nic nie zrobiwszy. Nic cię nie zmusza, żeby zaczynać.',
  'bid.done':
    'Remis, więc inicjatywa zostaje przy tobie. Licytuj wysoko, gdy liczy się początek; inaczej tym, czego najmniej ci szkoda.',

  'men.title': 'Karty to ludzie',
  'men.idea': 'Karta to rozkaz dla żetonu i jedno z jego żyć.',
  'men.order': 'Zagraj Strzelca A: Ruch, do bliższego gospodarstwa.',
  'men.order.why':
    'Karta należy do żetonu o tej samej nazwie i literze i pokazuje, co może on zrobić. Wybierasz jedną akcję i karta jest zużyta w tej turze. Odznaka na gospodarstwie pokazuje jego 2 punkty.',
  'men.order.scouts': 'To karta twoich Zwiadowców B. Żeby ruszyć Strzelców A, potrzebujesz karty Strzelca A.',
  'men.order.field': 'Możesz tam pójść, ale to pole jest warte 1 punkt, a gospodarstwo 2.',
  'men.order.after': 'Strzelcy A są w gospodarstwie. To była ich jedyna karta na twojej ręce.',
  'men.again': 'Dowódca drużyny A, Za mną!: weź Strzelca z powrotem.',
  'men.again.why':
    'Karty dowodzenia nie mają żetonów. „Za mną!” bierze z powrotem na rękę kartę drużyny tego dowódcy zagraną w tej turze: ten sam człowiek działa dwa razy.',
  'men.again.bolster':
    'Wzmocnienie sprowadza ludzi na późniejsze rundy. Strzelca potrzebujesz teraz: zagraj „Za mną!”.',
  'men.again.after': 'Znowu masz go na ręce.',
  'men.take': 'Teraz zajmij gospodarstwo: Kontrola.',
  'men.take.why':
    'Tylko Strzelcy mogą kontrolować obszar. Z flagą 2 punkty są twoje. Strona bez Strzelców na mapie jest zatrzymana, a w niektórych bitwach oznacza to przegraną.',
  'men.take.shot': 'Mógłby, ale gospodarstwo nadal byłoby niczyje. Zajmij je, póki tam stoisz.',
  'men.hit': 'Zakończ turę i zobacz, ile kosztuje ogień wroga.',
  'men.hit.why':
    'Trafienie usuwa na zawsze jedną kartę tej jednostki: z ręki, a jeśli jej tam nie ma, z kart odrzuconych, a w końcu z talii. Dopiero trafienie po stracie ostatniej karty zdejmuje żeton. Z nową kartą może on wrócić przy twojej strzałce („wsz.”: każda jednostka).',
  'men.hit.after':
    'Trafienie: jeden Strzelec A przepadł na zawsze. Żeton zostaje, bo jest jeszcze jego karta. W nowej rundzie obie strony licytowały Mgłą wojny: remis, więc zaczynasz.',
  'men.more': 'Dowódca drużyny B, Wzmocnienie: sprowadź dwóch Strzelców B.',
  'men.more.why':
    'W rezerwie są ludzie, których nie ma jeszcze w twojej talii. Wzmocnienie przenosi z niej karty do kart odrzuconych, a dobierzesz je po następnym tasowaniu. Każda to o jeden rozkaz i jedno życie więcej.',
  'men.more.now':
    'Możesz, ale twoja talia jest cienka. Wzmacniaj się wcześnie: co przychodzi późno, rzadko trafia na rękę.',
  'men.more.scout':
    'Zwiadowcy też się przydają, ale obszary zajmują tylko Strzelcy, a bez nich twój pluton jest zatrzymany.',
  'men.done': 'Karty to rozkazy i życia zarazem. Zużywaj je, podwajaj dowódcą i na czas sprowadzaj nowe.',

  'ground.title': 'Zwiad, ruch, kontrola',
  'ground.idea': 'Trzy kroki i obszar jest twój.',
  'ground.scout': 'Zagraj Zwiadowcę A: Zwiad, do bliższego gospodarstwa.',
  'ground.scout.why':
    'Strzelcy wchodzą tylko na obszary, gdzie leży twój znacznik. Zwiadowcy idą wszędzie i na każdym nowym obszarze zostawiają oko: to oni otwierają drogę.',
  'ground.scout.closed':
    'Strzelcy nie dojdą jeszcze do gospodarstwa: nie ma tam twojego znacznika. Najpierw wyślij Zwiadowców.',
  'ground.scout.rest': 'Zwiadowcy mogą to zrobić, ale nikt inny nie otworzy drogi do gospodarstwa.',
  'ground.scout.poor':
    'Możesz tam iść, ale gospodarstwo jest warte 2 punkty. Najpierw otwórz drogę do niego.',
  'ground.stop': 'Zatrzymaj się tutaj, choć Zwiadowcy mogliby iść dalej.',
  'ground.stop.why':
    'Każdy nowy znacznik przenosi Mgłę wojny z rezerwy do kart odrzuconych, a ona tylko zajmuje miejsce na ręce. Prowadź zwiad tam, gdzie trzeba, i nigdzie więcej.',
  'ground.stop.known': 'Twój znacznik już tam leży, nie ma czego rozpoznawać. Zostań w gospodarstwie.',
  'ground.stop.fog':
    'Jeden obszar więcej to jedna Mgła wojny więcej wśród kart odrzuconych, a tego obszaru teraz nie potrzebujesz.',
  'ground.stop.after': 'Oko leży na gospodarstwie, a jedna Mgła wojny trafiła do kart odrzuconych.',
  'ground.move': 'Teraz zagraj Strzelca A: Ruch, do gospodarstwa.',
  'ground.move.why':
    'Ruch przesuwa żeton o jeden obszar, i tylko tam, gdzie leży twój znacznik. Oko wystarczy.',
  'ground.move.shot': 'Przy takim zasięgu i takiej zasłonie szkoda strzału. Najpierw rusz się.',
  'ground.move.field': 'Tam też leży twój znacznik, ale to tylko 1 punkt. Gospodarstwo jest warte 2.',
  'ground.control': 'Zagraj drugiego Strzelca A: Kontrola.',
  'ground.control.why':
    'Kontrola odwraca oko na flagę. Punkty są twoje, dopóki flaga tam leży, nawet bez twoich ludzi. W tej bitwie wygrywasz od razu, mając 5 punktów.',
  'ground.control.on':
    'Jeśli to teraz zrobisz, gospodarstwo zostanie niczyje. Odwróć znacznik, póki wróg nie jest blisko.',
  'ground.done':
    'Zwiadowcy otwierają drogę, Strzelcy wchodzą i zajmują obszar. Tak zdobywa się teren, krok po kroku.',

  'attack.title': 'Jak liczy się atak',
  'attack.idea': 'Obrona bazowa, zasłona, zasięg: tyle musi pokazać kość.',
  'attack.easier': 'Zaatakuj Strzelcem A i wybierz łatwiejszy cel.',
  'attack.easier.why':
    'Kość musi pokazać co najmniej: obrona bazowa + zasłona (tarcza na dole po prawej) + zasięg. Zwiadowcy w otwartym polu, o jeden obszar stąd: 5 + 0 + 1 = 6. Na kości dziesięciościennej trafia od 6 do 9 oraz 0, które trafia zawsze: 50%.',
  'attack.easier.first': 'To może poczekać. Najpierw zobacz, ile jest stąd wart strzał.',
  'attack.easier.hedges':
    'Strzelcy za żywopłotem: 4 + 2 + 1 = 7, tylko 40%. Zwiadowców w otwartym polu łatwiej trafić.',
  'attack.easier.far': 'Z każdym obszarem dalej strzał jest o jeden trudniejszy. Zwiadowcy są tuż obok.',
  'attack.easier.after': '4, a trzeba było 6: pudło. Kosztowało cię to tylko kartę.',
  'attack.near': 'Podejdź bliżej: na obszar Zwiadowców.',
  'attack.near.why':
    'Na tym samym obszarze zasięg to 0: suma spada do 5, a szansa rośnie do 60%. Wróg nie zamyka obszaru. Pamiętaj, że i ciebie łatwiej tam trafić.',
  'attack.near.again': 'Możesz, znowu z szansą 50%. O krok bliżej to 60%, a masz dwie karty.',
  'attack.near.away': 'Tak się od nich oddalasz, a każdy obszar utrudnia strzał.',
  'attack.near.after': 'Ten sam obszar, brak zasłony: 5 + 0 + 0 = 5.',
  'attack.fire': 'Strzel jeszcze raz do Zwiadowców.',
  'attack.fire.why':
    'Trafienie zabiera wrogowi na zawsze jedną kartę tej jednostki: z ręki, potem z kart odrzuconych, potem z talii. Trafienie po stracie ostatniej zdejmuje żeton.',
  'attack.fire.wait': 'Bliżej się nie da: więcej niż 60% nie będzie. Strzelaj.',
  'attack.fire.hedges':
    'Do nich trzeba stąd co najmniej 6 albo 7. Zwiadowcy stoją na twoim obszarze: wystarczy 5.',
  'attack.done':
    'Zero trafia zawsze, więc żaden strzał nie jest beznadziejny. Najpierw spójrz na rachunek: mniej zasłony, bliżej, lepsza szansa.',

  'suppress.title': 'Ogień ciągły i przeczekanie',
  'suppress.idea': 'Przygwóźdź wroga do ziemi i pilnuj, by talia była cienka.',
  'suppress.pin': 'Niech Kaemista ostrzela ogniem ciągłym Strzelców nad rzeką.',
  'suppress.pin.why':
    'Ogień ciągły to rzut czterema kośćmi i nikogo nie kosztuje życia: żeton odwraca się na bladą stronę. Następna karta zagrana dla niego tylko znów go aktywuje.',
  'suppress.pin.attack':
    'Atak to dwie kości i utrata jednego człowieka. Ale w swojej turze wróg i tak by zadziałał: przygwóźdź go, a straci kartę.',
  'suppress.pin.scouts':
    'Twoi Zwiadowcy są daleko i niewiele tu zdziałają. Kaemista stoi we właściwym miejscu.',
  'suppress.pin.far': 'Dalej, więc trudniej trafić. Zagrażają ci Strzelcy nad rzeką.',
  'suppress.pin.after':
    'Wystarczyła jedna kość: przygwożdżeni. Muszą zużyć kartę, zanim znów się ruszą albo strzelą.',
  'suppress.hunker': 'Niech Zwiadowca B przeczeka: naciśnij samą kartę, potem „Przeczekanie”.',
  'suppress.hunker.why':
    'Każda karta poza Mgłą wojny może przeczekać: trafia do twojej rezerwy. Talia robi się cieńsza i potrzebni ludzie przychodzą szybciej. Wzmocnienie może go sprowadzić z powrotem.',
  'suppress.hunker.scout':
    'Każdy nowy znacznik to Mgła wojny, a ci Zwiadowcy są daleko od walki. Lepiej odłóż kartę.',
  'suppress.hunker.after': 'Zwiadowca leży w rezerwie. Szybciej dobierzesz tych, którzy są potrzebni.',
  'suppress.end': 'Zakończ turę i obserwuj Niemców.',
  'suppress.end.why':
    'Cokolwiek zagra dla przygwożdżonej jednostki, stanie się ona tylko znów aktywna. Potem może zrobić to samo tobie.',
  'suppress.end.after':
    'Jego Strzelcy wydali kartę, żeby znów być aktywni, ale jego Kaemiści przygwoździli twoich. W nowej rundzie obie strony licytowały Mgłą wojny: remis, więc zaczynasz.',
  'suppress.ready': 'Aktywuj znów swoich Strzelców.',
  'suppress.ready.why':
    'Dla przygwożdżonej jednostki karta może zrobić tylko dwie rzeczy: znów ją aktywować albo przeczekać. Tak czy owak jest zużyta, więc pomyśl, czy jednostka jest ci teraz potrzebna.',
  'suppress.ready.keep':
    'Nie odsyłaj Strzelców: tylko oni zajmują obszary, a bez nich twój pluton jest zatrzymany.',
  'suppress.ready.scouts': 'Zwiadowcy mogą działać, ale twoi Strzelcy wciąż leżą tuż przed wrogiem.',
  'suppress.done':
    'Ogień ciągły kradnie kartę i akcję, a nikogo nie zabija. A kto niepotrzebny, niech przeczeka.',

  'deck.title': 'Talia, wzmocnienie i mgła',
  'deck.idea': 'Od ciebie zależy, co dobierzesz.',
  'deck.draw': 'Sierżant, Dowodzenie: dobierz dwie karty.',
  'deck.draw.why':
    'Dowodzenie dobiera karty, które możesz zagrać od razu. Zrób to przed wszystkim innym, żeby wiedzieć, co masz, zanim zdecydujesz.',
  'deck.draw.one': 'Dwie karty są lepsze niż jedna, a kosztują tyle samo.',
  'deck.draw.bolster': 'Wzmocnienie jest na później. Twoja ręka jest teraz słaba: najpierw dobierz.',
  'deck.draw.scout': 'Najpierw zobacz, co dostaniesz: dobierz, a potem zdecyduj, co zrobi Zwiadowca.',
  'deck.draw.after': 'Dowódca i drugi Zwiadowca: jest z czego wybierać.',
  'deck.recon': 'Rozprosz mgłę: Rozpoznanie jednym ze Zwiadowców.',
  'deck.recon.why':
    'Rozpoznanie usuwa z gry na zawsze jedną Mgłę wojny z ręki i daje ci inną kartę. Inaczej się jej nie pozbędziesz.',
  'deck.recon.fog': 'Można, ale Mgła wojny zostanie u ciebie i będzie wracać.',
  'deck.recon.after': 'Mgła zniknęła na zawsze, a ty masz nową kartę.',
  'deck.bolster': 'Dowódca drużyny A, Wzmocnienie: sprowadź dwóch Strzelców A.',
  'deck.bolster.why':
    'Wzmocnienie przenosi karty z rezerwy do kart odrzuconych. Gdy talia się skończy, tasuje się odrzucone i przychodzi ich kolej. Dowódca drużyny sprowadza tylko swoich ludzi.',
  'deck.bolster.idle': 'Możesz, ale dwaj nowi Strzelcy są warci więcej: wybierz Wzmocnienie.',
  'deck.bolster.scouts': 'Więcej Zwiadowców to więcej oczu. Ale obszary zajmują Strzelcy.',
  'deck.conceal': 'Poślij mgłę wrogowi: Maskowanie drugim Zwiadowcą.',
  'deck.conceal.why':
    'Maskowanie przenosi Mgłę wojny z rezerwy przeciwnika do jego kart odrzuconych. Prędzej czy później dobierze ją zamiast człowieka.',
  'deck.conceal.far': 'Możesz, ale niewiele teraz na tym zyskasz. A Mgła będzie mu szkodzić raz po raz.',
  'deck.conceal.after': 'O jedną bezużyteczną kartę więcej wśród jego odrzuconych.',
  'deck.end': 'Zakończ turę: twoja talia jest pusta, więc tasuje się odrzucone.',
  'deck.end.why':
    'Ręka i zagrane karty trafiają do odrzuconych. Kto ma dobrać z pustej talii, tasuje odrzucone w nową: są w niej twoi nowi Strzelcy.',
  'deck.done':
    'Dobieraj Dowodzeniem, rozpraszaj mgłę Rozpoznaniem, rośnij Wzmocnieniem. Twoja talia to twój pluton.',

  'guns.title': 'Moździerz i snajperzy',
  'guns.idea': 'Ogień z daleka i człowiek, który wejdzie wszędzie.',
  'guns.aim': 'Wyceluj moździerz w rząd domów z dwoma niemieckimi żetonami.',
  'guns.aim.why':
    'Moździerz potrzebuje dwóch kart: Celowanie kładzie znacznik na obszarze odległym o co najmniej trzy, Ostrzał tam strzela. Ogień spada na każdy żeton na tym obszarze, także na twoje.',
  'guns.aim.first': 'Najpierw trzeba wycelować: bez znacznika moździerz nie strzela.',
  'guns.aim.woods':
    'Trzy niemieckie żetony, ale z zasłoną 3: na każdej kości trzeba by co najmniej 7 albo 8. Przy domach wystarczy 5.',
  'guns.aim.empty': 'Nie ma tam w kogo trafić. Dwa wrogie żetony na jednym obszarze są warte pocisku.',
  'guns.aim.after': 'Znacznik leży. Zostanie tam, dopóki obsługa się nie ruszy.',
  'guns.blast': 'Teraz Ostrzał: wybierz, do kogo strzelasz najpierw.',
  'guns.blast.why':
    'Na każdy żeton rzuca się jedną kością przeciw obronie bazowej + zasłonie; zasięg się nie liczy. Wzgórze (3/1) daje zasłonę 3, ale tylko 1 przed pociskami i przed ogniem ze wzgórza.',
  'guns.blast.move': 'Jeśli obsługa się ruszy, znacznik zniknie i trzeba celować od nowa.',
  'guns.blast.sniper': 'Przyjdzie na niego kolej. Moździerz jest wycelowany: strzelaj.',
  'guns.blast.after': 'Strzelcy trafieni, Kaemiści nie.',
  'guns.stalk': 'Podkradnij się Snajperem o jeden obszar.',
  'guns.stalk.why':
    'Skradanie prowadzi na każdy obszar, ze znacznikiem czy bez, i żadnego nie zostawia: nie przynosi Mgły. O obszar bliżej to o jeden mniej do wyrzucenia.',
  'guns.stalk.far': 'Możesz, ale stąd jest o jeden trudniej. Masz dwie karty: pierwszą podejdź bliżej.',
  'guns.stalk.away': 'Tak się do nich nie zbliżysz.',
  'guns.stalk.after': 'Tuż obok nich: trzeba 4 + 1 + 1 = 6, trzema kośćmi.',
  'guns.shot': 'Strzel znowu do Strzelców.',
  'guns.shot.why':
    'Trzy kości, a wystarczy jedno trafienie: 88%. Trzymaj się tej samej jednostki: gdy nie ma już karty na ręce, w odrzuconych ani w talii, następne trafienie zdejmuje jej żeton.',
  'guns.shot.close': 'Jesteś dość blisko, a to twoja ostatnia karta: strzelaj.',
  'guns.shot.gunners':
    'Ta sama szansa, ale Strzelcy stracili już człowieka. Strzelaj do nich, aż żeton zejdzie.',
  'guns.shot.woods': 'Są dalej i mają lepszą zasłonę.',
  'guns.done':
    'To była ich ostatnia karta: jeszcze jedno trafienie zdjęłoby żeton. Najpierw celuj, potem ostrzał; najpierw się skradaj, potem strzelaj. Terenu nie zajmą: do tego trzeba Strzelców.',

  'alone.title': 'Mała bitwa na własną rękę',
  'alone.idea': 'La Raye, bitwa już w połowie. Tym razem decydujesz sam, a przeciwnik to Rekrut.',
}
