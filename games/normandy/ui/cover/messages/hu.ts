/** Hungarian: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  pitch:
    'Vezess egy szakaszt Normandián át 1944 nyarán: a kártyáid az embereid, és minden veszteséggel vékonyabb a paklid.',
  'campaign.all': 'Mind a tizenkét csata',
  'campaign.canal': 'A csatornáig és át a Vire-en',
  'campaign.saint-lo': 'Áttörés Saint-Lónál',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'Harc Mortainért',
  'victory.points': '{onMap} pontból {count} megszerzése.',
  'victory.all.one': 'Az egyetlen célpont megszerzése.',
  'victory.all.other': 'Mind a {count} pont megszerzése.',
  'victory.pin': 'Ne maradjon az ellenfélnek Lövésze a pályán.',
  'special.la-raye':
    'Ezzel érdemes kezdeni: két-két egyforma raj, csak Lövészek és Felderítők, kis pálya. A német falu egymaga három pontot ér a szükséges ötből.',
  'special.montmartin-en-graignes':
    'Két amerikai raj támad, egy német raj védekezik géppuskával. A támadónak elég három célpontból egy; a védőnek a támadó Lövészeit kell felszámolnia.',
  'special.raid-across-the-canal':
    'Csatorna szeli ketté a pályát, a hídja három pontot ér. Mindkét tartalékban Géppuskások várnak: hívd be őket időben.',
  'special.behind-enemy-lines':
    'Az amerikai Mesterlövészek egyedül, a németek háta mögött kezdenek. A németeké a csatorna, és vele a szükséges öt pontból már négy.',
  'special.crossing-the-vire':
    'Az amerikaiaknak a Vire mindkét hídját egyszerre kell tartaniuk, és német aknavető várja őket: az első csata, amelyben szerepel a Célzás és a Robbanás.',
  'special.desperate-withdrawal':
    'Nem támadás, hanem kiút: az amerikaiaknak Lövészeket kell eljuttatniuk egyetlen lapkára a pálya túlsó végén. A németek a nyomukban vannak, tartalékukban minden nehézfegyverrel.',
  'special.la-huberderie':
    'Először a teljes szakasz: mindkét tartalékban három raj, Mesterlövészek és aknavető vár. Tizenkét célpont egy tágas pályán, a győzelemhez tíz pont kell.',
  'special.streets-of-tessy-sur-vire':
    'Minden célpont egy folyó menti város házai között van. Az amerikaiak két dombról jönnek; a németek szétszórva állnak az utcákon, aknavetőjük saját dombon.',
  'special.reinforcements':
    'Az amerikaiaknak a városból kell kitörniük három domb valamelyikére. Egy német raj géppuskával közvetlenül a város mellett áll, egy másik az erdőben, a dombok előtt.',
  'special.critical-intelligence':
    'Rádió van a pályán: amíg a lapkáját az amerikaiak irányítják, a Lövészek minden további Elfoglalása egy ponttal növeli az értékét. Ha a németek elfoglalják, övék lesz a pont.',
  'special.hill-314':
    'A németek három dombot támadnak, mindegyiket egyetlen amerikai raj tartja, és nekik egy is elég. Az amerikaiaknak ki kell tartaniuk, és fel kell számolniuk a német Lövészeket.',
  'special.mortain':
    'Az utolsó csata, egyenlő feltételekkel: mindkét fél hat ponttal kezd, tíz kell neki, és az egész szakasza a tartalékban van.',
}
