/** German: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  pitch:
    'Grabenkrieg auf Sechseckfeldern: Spiele eine Karte, gib Befehle in einem Abschnitt der Front und stürme unter dem Feuer der Geschütze aus dem Graben.',
  'campaign.all': 'Alle sechzehn Schlachten',
  'campaign.loos': 'Loos 1915',
  'campaign.somme': 'Die Somme 1916',
  'campaign.vimy': 'Der Vimy-Rücken 1917',
  victory: '{medals} Medaillen: {sources}.',
  'source.units': 'zerstörte Einheiten',
  'source.german-front': 'der deutsche Frontgraben',
  'source.german-second': 'der zweite Graben',
  'source.german-third': 'der dritte Graben',
  'source.british-front': 'der britische Frontgraben',
  'source.race': 'Zeitgewinn durch Aufklärung',
  'source.breakthrough': 'durchgebrochene Einheiten',
  'source.brickstacks': 'die Ziegelstapel',
  'source.brickworks': 'die Ziegelei',
  'source.hawthorn-crater': 'der Hawthorn-Krater',
  'source.lochnagar-crater': 'der Lochnagar-Krater',
  'source.schwaben-redoubt': 'die Feste Schwaben',
  'source.crucifix-trench': 'der Crucifix-Graben',
  'source.thelus': 'Thélus',
  'source.hill-135': 'die Höhe 135',
  'source.hill-145': 'die Höhe 145',
  'source.the-pimple': 'die Gießlerhöhe',
  'special.opening-action-1':
    'Das Szenario für den Anfang: zwei Grabenlinien, dazwischen ein Streifen Gras, kein Draht und kein Boden, der Medaillen bringt. Wer sechs Einheiten zerstört, siegt.',
  'special.opening-action-2':
    'Derselbe Ort mit Draht und Granattrichtern. Die Briten wollen sich im deutschen Frontgraben festsetzen; die Deutschen können ihre Aufklärungskarten in Medaillen verwandeln und abwarten.',
  'special.loos-2nd-division':
    'Fünfzehn britische Einheiten gegen neun zwischen den Ziegelstapeln, von denen drei je eine Medaille bringen. Alte Minentrichter erschweren den Weg dorthin.',
  'special.loos-hohenzollern-redoubt':
    'Drei deutsche Gräben hintereinander: Jeder zählt nur, solange die davor gehalten werden. Die Halde überblickt alles: Wer dort mehr Einheiten hat, bekommt den ersten Zielwürfel umsonst.',
  'special.loos-german-counter-attack':
    'Diesmal greifen die Deutschen an: vierzehn Einheiten mit Grenadieren gegen neun britische. Wieder leitet die Halde das Feuer der Artillerie.',
  'special.loos-13-october':
    'Zurück zum Hohenzollernwerk, und jetzt ist die Besatzung bereit: drei Maschinengewehre, drei Einheiten mit Grenadier und die stärkere Artillerie.',
  'special.somme-beaumont-hamel':
    'Ein frischer Minentrichter auf dem Höhenrücken, und beide Seiten laufen um die Wette dorthin. Ein Hohlweg gibt den Briten mitten im Niemandsland Deckung.',
  'special.somme-la-boisselle':
    'Das Dorf ragt aus der deutschen Linie hervor, und jedes seiner Felder bringt eine Medaille. Rechts liegt der riesige Lochnagar-Krater: Halte ihn mit mehr Einheiten als der Feind.',
  'special.somme-schwaben-redoubt':
    'Hinter dem Frontgraben eine Feste, die zwei Medaillen bringt, und in der Flanke Infanterie in den Kellern von Thiepval. Auch durchgebrochene Einheiten zählen.',
  'special.somme-fricourt':
    'Ein Dorf, zu stark für den Sturm: Seine Keller schützen doppelt. Geh auf beiden Seiten daran vorbei, zum Crucifix-Graben und über den anderen Rand hinaus.',
  'special.somme-mametz':
    'Nur sieben deutsche Einheiten halten den Abschnitt, aber die Häuser von Mametz sind befestigt, und jedes bringt zwei Medaillen. Gefechtskarten und HQ-Marker sind auf beiden Seiten knapp.',
  'special.vimy-thelus':
    'Ein Beschuss vier Reihen tief, der sogar die Gräben trifft. Dahinter warten zwei Linien, ein Dorf und ein Hügel; die Deutschen haben nur vier Befehlskarten.',
  'special.vimy-the-pimple':
    'Schneetreiben: In ihren ersten beiden Zügen sehen die Deutschen nicht weiter als zwei Felder. Die Kuppe bringt zwei Medaillen.',
  'special.vimy-hill-145':
    'Der höchste Punkt des Höhenrückens bringt zwei Medaillen, und zwölf deutsche Einheiten verteidigen ihn, darunter drei Maschinengewehre. Zum Sieg braucht es sieben Medaillen.',
  'special.somme-montauban-30th':
    'Die Geschütze haben die deutschen Linien eingeebnet: vier beschossene Reihen, eine schwache Besatzung mit wenig Artillerie und vier Befehlskarten. Aber es braucht sieben Medaillen, und der Ort liegt weit hinten.',
  'special.somme-montauban-18th':
    'Drei Mörser und zwei Einheiten mit Grenadier tragen den Angriff durch eine Front, die vier Reihen tief beschossen wurde. Es braucht sieben Medaillen, und auch wer den Plan drüben verlässt, zählt.',
}
