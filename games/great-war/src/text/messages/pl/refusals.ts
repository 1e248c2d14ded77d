/** Polish: why something is not allowed, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'pl'> = {
  'refusal.ok': 'To dozwolone.',
  'refusal.game-over': 'Koniec gry: nie można już nic zagrać.',
  'refusal.not-your-decision': 'Teraz nie ty wybierasz: poczekaj na drugą stronę.',
  'refusal.card-first': 'Najpierw zagraj kartę rozkazów: mówi, ile twoich oddziałów może działać i gdzie.',
  'refusal.other-decision': 'Teraz pytanie jest inne: najpierw wybierz jedną z podanych odpowiedzi.',
  'refusal.not-in-hand': 'Nie masz tej karty rozkazów: zagraj taką, którą masz.',
  'refusal.combat-not-in-hand': 'Nie masz tej karty bojowej: wybierz taką, którą masz.',
  'refusal.too-few-hq': '{card}: karta kosztuje więcej żetonów HQ, niż masz ({cost}). Najpierw je zbierz.',
  'refusal.combat-limit': 'W tej turze zagrano już kartę bojową: więcej niż jednej zagrać nie można.',
  'refusal.wrong-moment': 'To nie ten moment: karta sama mówi, kiedy się ją zagrywa.',
  'refusal.bad-aim': 'Karta nie może dotyczyć tego celu: wybierz taki, na który karta pozwala.',
  'refusal.no-effect': '{card}: tutaj ta karta nic nie da. Wybierz inny cel albo ją zatrzymaj.',
  'refusal.no-own-unit-there': 'Nie ma tam twojego oddziału: najpierw wybierz własny oddział.',
  'refusal.not-on-card': 'Karta nie dotyczy tego oddziału: wybierz taki, którego dotyczy.',
  'refusal.already-ordered': 'Ten oddział ma już rozkaz: wybierz inny.',
  'refusal.no-orders-left':
    'Na karcie nie ma już rozkazu dla niego: wybierz inny oddział albo przejdź dalej.',
  'refusal.artillery-not-on-card': 'Ta karta nie daje rozkazu artylerii: użyj jej dla oddziałów.',
  'refusal.artillery-already-ordered': 'Artyleria ma już rozkaz: jeden wystarczy.',
  'refusal.artillery-cannot-pay':
    'Nie stać cię na ani jedną kość celowania: artyleria wymaga żetonów HQ i dział.',
  'refusal.order-costs-hq': 'Każdy rozkaz kosztuje żeton HQ, a nie masz już żadnego: przejdź dalej.',
  'refusal.not-ordered': 'Ten oddział nie ma w tej turze rozkazu: działać mogą tylko oddziały z rozkazem.',
  'refusal.already-moved': 'Ten oddział wykonał już ruch w tej turze: wybierz inny.',
  'refusal.may-not-move': 'Ten oddział nie może się teraz ruszyć: zabrania tego karta albo teren.',
  'refusal.out-of-reach': 'Pole {to} jest za daleko albo droga jest zablokowana: wybierz bliższe.',
  'refusal.hex-occupied': 'Pole {to} jest zajęte: na polu mieści się tylko jeden oddział.',
  'refusal.no-friend-beside': 'Obok pola {to} nie ma swoich: Marsz i luzowanie musi skończyć się obok nich.',
  'refusal.cannot-leave':
    'Nie może opuścić planszy: tylko tam, gdzie pozwala scenariusz, z linii bazowej wroga.',
  'refusal.may-not-battle':
    'Ten oddział nie może walczyć w tej turze: ma za sobą zbyt długi ruch albo zabrania tego karta.',
  'refusal.already-battled': 'Ten oddział już walczył w tej turze: można tylko raz.',
  'refusal.no-enemy-there': 'Nie ma tam celu: wybierz pole z wrogiem.',
  'refusal.enemy-adjacent': 'Obok stoi wróg: możliwa jest tylko walka wręcz.',
  'refusal.out-of-range': 'To poza zasięgiem: piechota strzela na 2–4 pola, kaemy na 2–5, moździerze na 2–6.',
  'refusal.not-in-sight': 'Celu nie widać: coś zasłania linię widoczności.',
  'refusal.no-dice': 'Nie zostałaby żadna kość: wyjdź najpierw z zasieków albo z osłony.',
  'refusal.ranged-only': 'Ta karta pozwala tylko na ostrzał, nie na walkę wręcz.',
  'refusal.must-fire': 'Kto ma cel, musi najpierw strzelać: dopiero potem można zakończyć walki.',
  'refusal.snowed-in': 'Śnieg zasłania to, co dalej: strzelaj do bliższego celu.',
  'refusal.close-only': 'Tutaj wolno tylko walczyć wręcz: zaatakuj wroga na sąsiednim polu.',
  'refusal.cannot-join':
    'Dołączyć może tylko inny karabin maszynowy z rozkazem, który może strzelać do celu.',
  'refusal.no-wire': 'Na tym polu nie ma zasieków.',
  'refusal.other-section': 'To pole nie leży na żadnym odcinku twojej karty: wybierz takie, które leży.',
  'refusal.too-many-dice': 'Nie możesz rzucić tyloma kośćmi celowania: każda wymaga żetonu HQ i działa.',
  'refusal.not-a-way-back':
    'Tędy nie można się cofnąć: wybierz wolne sąsiednie pole w stronę swojej linii bazowej.',
  'refusal.cannot-ignore': 'Tutaj nie można zignorować flagi: oddział musi się cofnąć.',
  'refusal.hand-full': 'Masz już tyle kart bojowych, ile wolno: weź żetony HQ.',
  'refusal.nothing-to-draw': 'Nie ma już kart bojowych do dobrania: weź żetony HQ.',
  'refusal.discard-used':
    'Kartę bojową można wymienić na żeton HQ tylko raz i tylko wtedy, gdy w tej turze żadnej nie zagrano.',
  'refusal.not-drawn': 'Tej karty nie ma wśród oglądanych: wybierz jedną z nich.',
  'refusal.winning-medal': 'Wyścig z czasem nigdy nie daje zwycięskiego medalu: dobierz karty.',
  'refusal.same-standing-order': 'Masz już stały rozkaz: najpierw go cofnij albo zostaw.',
  'refusal.card-prepared': 'Twoja karta bojowa czeka na swój atak: najpierw zaatakuj.',
  'refusal.not-a-choice': 'Tego nie można wybrać: weź jedną z podanych możliwości.',
}
