/** Polish: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Przed pierwszą turą działa atakującego ostrzeliwują oznaczone rzędy: rzuć k6, odlicz tyle pól od jego lewej strony, połóż tam lej po pocisku i licz dalej wzdłuż rzędu.'

export const SCENARIOS: Messages<typeof ENGLISH, 'pl'> = {
  'goal.german-front':
    'Oddział brytyjski gdziekolwiek w pierwszym okopie niemieckim na początku tury brytyjskiej.',
  'goal.german-front.canadian':
    'Oddział kanadyjski gdziekolwiek w pierwszym okopie niemieckim na początku tury brytyjskiej.',
  'goal.british-front':
    'Oddział niemiecki gdziekolwiek w pierwszym okopie brytyjskim na początku tury niemieckiej.',
  'goal.second': 'Tak samo za drugi okop, ale tylko dopóki utrzymany jest pierwszy.',
  'goal.third': 'Tak samo za trzeci okop, ale tylko dopóki utrzymane są pierwszy i drugi.',
  'goal.second.front': 'Tak samo za drugi okop, ale tylko dopóki utrzymany jest pierwszy okop.',
  'goal.second.glatz':
    'Tak samo za drugi okop (Reduta Glatz i okop Dublin), ale tylko dopóki utrzymany jest pierwszy.',
  'goal.second.pommiers':
    'Tak samo za drugi okop (Reduta Pommiers i linia na wschód od niej), ale tylko dopóki utrzymany jest pierwszy.',
  'goal.intermediate': 'Tak samo za linię pośrednią, ale tylko dopóki utrzymany jest pierwszy okop.',
  'goal.race':
    'Obrońca, który zagrywa Rozpoznanie, może wziąć medal na stałe zamiast oglądać dwie karty; nigdy jako medal zwycięski.',
  'goal.breakthrough':
    'Każdy oddział, który opuszcza planszę ruchem o jedno pole z linii bazowej wroga, to medal na stałe.',
  'goal.brickstacks':
    'Medal za każdy z trzech wewnętrznych stosów cegieł utrzymany na początku tury brytyjskiej.',
  'goal.brickworks': 'Medal za cegielnię utrzymaną na początku tury brytyjskiej.',
  'goal.hawthorn-crater':
    'Na początku każdej tury dla strony, która ma więcej oddziałów na kraterze i sześciu wzgórzach wokół niego.',
  'goal.lochnagar-crater':
    'Na początku tury dla Brytyjczyków, dopóki mają więcej oddziałów niż Niemcy na kraterze i polach wokół niego.',
  'goal.schwaben-redoubt':
    'Na początku tury dla Brytyjczyków, dopóki mają w reducie więcej oddziałów niż Niemcy.',
  'goal.crucifix-trench':
    'Oddział brytyjski w okopie Crucifix, na północ od lasu, na początku tury brytyjskiej.',
  'goal.la-boisselle': 'Medal za każde pole wsi La Boisselle utrzymane na początku tury brytyjskiej.',
  'goal.fricourt': 'Medal za każde pole wsi Fricourt utrzymane na początku tury brytyjskiej.',
  'goal.mametz': 'Dwa medale za każde pole wsi Mametz utrzymane na początku tury brytyjskiej.',
  'goal.montauban': 'Medal za każde pole miasteczka Montauban utrzymane na początku tury brytyjskiej.',
  'goal.thelus': 'Medal za każde pole wsi Thélus utrzymane na początku tury brytyjskiej.',
  'goal.hill-135': 'Oddział kanadyjski gdziekolwiek na wzgórzu 135 na początku tury brytyjskiej.',
  'goal.hill-145': 'Na początku tury dla Kanadyjczyków, dopóki mają na szczycie więcej oddziałów niż Niemcy.',
  'goal.the-pimple':
    'Na początku tury dla Kanadyjczyków, dopóki mają na wzniesieniu więcej oddziałów niż Niemcy.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Tutaj lej dostaje także pole okopu bez oddziału.`,
  'special.observation':
    'Strona, która ma więcej oddziałów na hałdzie lub obok niej, dostaje pierwszą kość celowania za darmo; największa liczba kości się nie zmienia.',
  'special.sunken-lane':
    'Droga w wąwozie chroni jak lej po pocisku, nie spowalnia ruchu, nie zasłania widoku, a ostrzał nie zostawia na niej lejów. (Liczby są nasze.)',
  'special.cellars-thiepval': 'Piwnice Thiepval: oddział w nich ignoruje dwóch żołnierzy i dwie flagi.',
  'special.cellars-fricourt':
    'Głębokie piwnice Fricourt: oddział w nich ignoruje dwóch żołnierzy i dwie flagi.',
  'special.houses-mametz': 'Domy Mametz są umocnione: oddział w nich ignoruje dwóch żołnierzy i dwie flagi.',
  'special.snow':
    'Zawieja: w pierwszych dwóch turach niemieckich piechota, kaemy i moździerze Niemców nie strzelają dalej niż na 2 pola; nie dotyczy to walki wręcz ani artylerii odwodowej.',
}
