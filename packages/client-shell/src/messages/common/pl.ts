/** Words that the table and the pages share, in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { COMMON as ENGLISH } from './en.ts'

export const COMMON: Messages<typeof ENGLISH, 'pl'> = {
  'frame.home': 'Bivouac, na stronę główną',
  'frame.navigation': 'Strony',
  'lost.home': 'Na stronę główną',
  'nav.rules': 'Zasady',
  'primer.title': 'Jak grać',
  'games.title': 'Moje partie',
  'games.export': 'Zapisz jako plik',
  'games.saved': 'Zapisano: {file}',
  'settings.language': 'Język',
  'settings.theme': 'Motyw',
  'settings.theme.system': 'Jak w systemie',
  'settings.theme.light': 'Światło dnia',
  'settings.theme.dark': 'Światło lampy',
  'turn.won-by': 'Zwycięstwo: {side}',
  'trouble.drop': 'Rozumiem',
  'trouble.again': 'Spróbuj ponownie',

  'level.recruit': 'Rekrut',
  'level.regular': 'Żołnierz',
  'level.veteran': 'Weteran',
  'level.expert': 'Ekspert',
  'level.master': 'Mistrz',

  'problem.stale': 'Tymczasem partia potoczyła się dalej. Spójrz jeszcze raz i wybierz ponownie.',
  'problem.illegal': 'Zasady teraz na to nie pozwalają. To, co można wybrać, jest zaznaczone.',
  'problem.not-your-seat':
    'Nikt przy tym ekranie nie gra tą stroną. Otwórz partię jeszcze raz z listy swoich partii.',
  'problem.not-your-turn': 'Teraz nie ty wybierasz. Poczekaj na drugą stronę.',
  'problem.over': 'Partia jest skończona.',
  'problem.nothing-to-undo': 'Tego nie da się cofnąć: odpowiedziały już kości, karty albo przeciwnik.',
  'problem.no-such-moment':
    'W tej partii nie ma takiej chwili: być może coś cofnięto. Wróć do gry i przejrzyj partię od nowa.',
  'problem.no-such-game': 'Tej partii już tu nie ma. Być może usunięto ją w innym oknie.',
  'problem.unknown-game':
    'To dotyczy gry, która nie jest tu dostępna. Jeśli pochodzi z nowszej wersji Bivouac, odśwież stronę.',
  'problem.unknown-scenario':
    'To dotyczy scenariusza, którego tu nie ma. Jeśli pochodzi z nowszej wersji Bivouac, odśwież stronę.',
  'problem.unknown-level': 'Nie ma tu bota na tym poziomie. Wybierz innego.',
  'problem.other-scenario': 'Scenariusz zmienił się, odkąd to rozegrano, więc nie można kontynuować.',
  'problem.newer-version':
    'To pochodzi z nowszej wersji Bivouac niż ta strona. Odśwież stronę i spróbuj jeszcze raz.',
  'problem.still-played':
    'Partia jeszcze trwa. W całości można ją pobrać dopiero po zakończeniu: wcześniej zdradzałaby zakryte karty.',
  'problem.new-rules':
    'Od rozpoczęcia tej partii poprawiono zasady. To, co rozegrano, pozostaje w mocy; odtąd gra toczy się według poprawionych zasad.',
  'problem.damaged-game': 'Zapis tej partii jest uszkodzony, więc nie można jej kontynuować.',
  'problem.bad-record':
    'To nie jest plik partii albo zmieniono go po zapisaniu. Wybierz plik w takiej postaci, w jakiej był zapisany.',
  'problem.bad-study': 'Nie można odczytać tego opracowania: jest uszkodzone albo to coś innego.',
  'problem.bad-position': 'Nie da się ustawić tej pozycji: jest uszkodzona albo z innej wersji.',
  'problem.bad-link':
    'Odnośnik jest uszkodzony. Być może uciął się przy kopiowaniu: poproś o niego jeszcze raz.',
  'problem.newer-link': 'Odnośnik pochodzi z innej wersji Bivouac. Odśwież stronę i spróbuj jeszcze raz.',
  'problem.too-large': 'Plik jest za duży jak na partię. Wybierz sam plik partii.',
  'problem.empty-campaign':
    'Kampania potrzebuje co najmniej jednej bitwy. Wybierz, gdzie się zaczyna i gdzie kończy.',
  'problem.storage-full':
    'Pamięć przeglądarki jest pełna: partia toczy się dalej, ale nie jest zapisywana. Zapisz ją jako plik albo usuń stare partie.',
  'problem.storage-failed':
    'Przeglądarka nie mogła tego zapisać: jej pamięć jest zablokowana albo uszkodzona. Zapisz partię jako plik albo pozwól tej stronie zapisywać dane.',
  'problem.storage-missing':
    'Ta przeglądarka niczego dla tej strony nie przechowuje, być może dlatego, że okno jest prywatne: gdy je zamkniesz, partie przepadną. Zapisz jako plik to, co chcesz zachować.',
  'problem.no-host': 'Gra nie odpowiada. Odśwież stronę; twoje partie są zapisane.',
  'problem.host-failed':
    'Gra się zacięła. Spróbuj ponownie; jeśli to nie pomoże, odśwież stronę. Twoje partie są zapisane.',
  'problem.unknown-request': 'Strona i gra są w różnych wersjach. Odśwież stronę; twoje partie są zapisane.',
  'problem.bot-failed': 'Bot przestał działać. Odśwież stronę; partia potoczy się dalej od tego miejsca.',
  'problem.offline': 'Nie udało się pobrać części strony. Sprawdź połączenie i spróbuj ponownie.',
  'problem.no-server':
    'Nie ma tu serwera do gry online albo nie można się z nim połączyć. Wszystko inne działa bez niego.',
  'problem.no-line':
    'Połączenie z serwerem zostało przerwane. Spróbuj ponownie, gdy wróci; nic nie przepadło.',
  'problem.too-fast': 'Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.',
  'problem.not-now': 'Tego już albo jeszcze nie można zrobić. Spójrz jeszcze raz, jak stoi gra.',
  'problem.paused': 'Gra jest wstrzymana. Najpierw ją wznów.',
  'problem.your-own': 'To twoja własna gra: naprzeciw ciebie musi usiąść ktoś inny.',
  'problem.bad-message':
    'Serwer tego nie przyjmuje: jest za długie albo zawiera znaki, których nie da się pokazać.',
  'problem.not-online': 'Tego nie ma w grach na serwerze.',
  'problem.banned': 'Nie masz wstępu na ten serwer. Więcej powie ci osoba, która go prowadzi.',
  'problem.draining': 'Serwer uruchamia się ponownie. Nic nie przepadło; zaraz wróci.',
  'problem.server-failed': 'Na serwerze wystąpił błąd. Spróbuj ponownie; twoje gry są zapisane.',
  'problem.server-unsaved':
    'Serwer nie może teraz tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.',
  'problem.server-full':
    'Dysk serwera jest pełny, więc nic się nie zmieniło; dotychczasowa gra jest zapisana. Spróbuj ponownie później albo powiadom osobę, która prowadzi serwer.',
  'problem.too-many-bots':
    'Masz już na tym serwerze pięć partii przeciw botom. Dokończ którąś z nich albo zagraj z botem bez serwera.',
  'problem.too-many-games':
    'W krótkim czasie zaproponowano zbyt wiele gier. Odczekaj minutę i spróbuj ponownie.',
  'problem.unforeseen': 'Coś poszło nie tak: {text}',
}
