/** Polish: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  pitch:
    'Wojna okopowa na heksach: zagraj kartę, wydaj rozkazy na jednym odcinku frontu i rusz do szturmu pod ogniem dział.',
  'campaign.all': 'Wszystkie szesnaście bitew',
  'campaign.loos': 'Loos 1915',
  'campaign.somme': 'Somma 1916',
  'campaign.vimy': 'Grzbiet Vimy 1917',
  victory: 'Medale ({medals}): {sources}.',
  'source.units': 'zniszczone oddziały',
  'source.german-front': 'pierwszy okop niemiecki',
  'source.german-second': 'drugi okop',
  'source.german-third': 'trzeci okop',
  'source.british-front': 'pierwszy okop brytyjski',
  'source.race': 'czas zyskany Rozpoznaniem',
  'source.breakthrough': 'oddziały, które się przedrą',
  'source.brickstacks': 'stosy cegieł',
  'source.brickworks': 'cegielnia',
  'source.hawthorn-crater': 'krater Hawthorn',
  'source.lochnagar-crater': 'krater Lochnagar',
  'source.schwaben-redoubt': 'Reduta Szwabska',
  'source.crucifix-trench': 'okop Crucifix',
  'source.thelus': 'Thélus',
  'source.hill-135': 'wzgórze 135',
  'source.hill-145': 'wzgórze 145',
  'source.the-pimple': 'The Pimple',
  'special.opening-action-1':
    'Od tego zacznij: dwie linie okopów po obu stronach pasa trawy, bez zasieków i bez terenu wartego medal. Wygrywa ten, kto zniszczy sześć oddziałów.',
  'special.opening-action-2':
    'To samo miejsce z zasiekami i lejami. Brytyjczycy chcą utrzymać się w pierwszym okopie niemieckim; Niemcy mogą zamieniać karty Rozpoznania na medale i czekać.',
  'special.loos-2nd-division':
    'Piętnaście oddziałów brytyjskich przeciw dziewięciu wśród stosów cegieł, z których trzy są warte po medalu. Stare leje po minach spowalniają drogę.',
  'special.loos-hohenzollern-redoubt':
    'Trzy okopy niemieckie, jeden za drugim: każdy liczy się tylko wtedy, gdy utrzymane są poprzednie. Nad wszystkim góruje hałda: kto ma przy niej więcej oddziałów, dostaje pierwszą kość celowania za darmo.',
  'special.loos-german-counter-attack':
    'Tym razem atakują Niemcy: czternaście oddziałów z grenadierami przeciw dziewięciu brytyjskim. Hałda znowu kieruje ogniem artylerii.',
  'special.loos-13-october':
    'Z powrotem pod redutę, a załoga jest już gotowa: trzy karabiny maszynowe, trzy oddziały z grenadierem i silniejsza artyleria.',
  'special.somme-beaumont-hamel':
    'Świeży lej po minie na grzbiecie, do którego ścigają się obie strony. Droga w wąwozie osłania Brytyjczyków pośrodku ziemi niczyjej.',
  'special.somme-la-boisselle':
    'Wieś wysuwa się z linii niemieckiej, a każde jej pole jest warte medal. Z prawej leży ogromny krater Lochnagar: miej tam więcej oddziałów niż wróg.',
  'special.somme-schwaben-redoubt':
    'Za pierwszym okopem reduta warta dwa medale, a na jej skrzydle piechota w piwnicach Thiepval. Liczą się też oddziały, które się przedrą.',
  'special.somme-fricourt':
    'Wieś zbyt silna, by brać ją szturmem: jej piwnice chronią podwójnie. Omiń ją z obu stron, do okopu Crucifix i dalej poza przeciwny skraj planszy.',
  'special.somme-mametz':
    'Odcinka broni tylko siedem oddziałów niemieckich, ale domy Mametz są umocnione, a każdy jest wart dwa medale. Obie strony mają mało kart bojowych i żetonów HQ.',
  'special.vimy-thelus':
    'Ostrzał na cztery rzędy w głąb, który ryje nawet okopy. Za nimi czekają dwie linie, wieś i wzgórze; Niemcy mają tylko cztery karty rozkazów.',
  'special.vimy-the-pimple':
    'Zawieja: w pierwszych dwóch turach Niemcy nie widzą dalej niż na dwa pola. Wzniesienie na grzbiecie jest warte dwa medale.',
  'special.vimy-hill-145':
    'Najwyższy punkt grzbietu jest wart dwa medale, a broni go dwanaście oddziałów niemieckich, w tym trzy karabiny maszynowe. Do zwycięstwa potrzeba siedmiu medali.',
  'special.somme-montauban-30th':
    'Działa zrównały niemieckie linie z ziemią: cztery ostrzelane rzędy, słaba załoga z nieliczną artylerią i czterema kartami rozkazów. Potrzeba jednak siedmiu medali, a miasteczko leży daleko.',
  'special.somme-montauban-18th':
    'Trzy moździerze i dwa oddziały z grenadierem prowadzą atak przez front ostrzelany na cztery rzędy w głąb. Potrzeba siedmiu medali, a zejście z planszy po drugiej stronie też się liczy.',
}
