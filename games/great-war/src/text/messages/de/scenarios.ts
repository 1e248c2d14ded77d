/** German: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Vor dem ersten Zug beschießen die Geschütze des Angreifers die markierten Reihen: Würfle mit einem W6, zähle so viele Felder von seiner linken Seite, lege dort einen Granattrichter hin und mache von da in der Reihe weiter.'

export const SCENARIOS: Messages<typeof ENGLISH, 'de'> = {
  'scenario.opening-1': 'Auftaktgefecht 1',
  'scenario.opening-2': 'Auftaktgefecht 2',
  'scenario.loos-2nd-division': 'Loos (Ablenkungsangriff der 2. Division)',
  'scenario.loos-hohenzollern': 'Loos (Hohenzollernwerk)',
  'scenario.loos-counter-attack': 'Loos (deutscher Gegenangriff)',
  'scenario.loos-october': 'Loos (13. Oktober 1915)',
  'scenario.somme-hamel': 'Somme (Beaumont Hamel)',
  'scenario.somme-la-boisselle': 'Somme (La Boisselle, Lochnagar-Krater)',
  'scenario.somme-schwaben': 'Somme (Thiepval, Feste Schwaben)',
  'scenario.somme-fricourt': 'Somme (Fricourt)',
  'scenario.somme-mametz': 'Somme (Mametz)',
  'scenario.vimy-thelus': 'Vimy-Rücken (Thélus und Höhe 135)',
  'scenario.vimy-pimple': 'Vimy-Rücken (Gießlerhöhe, „The Pimple“)',
  'scenario.vimy-145': 'Vimy-Rücken (Höhe 145)',
  'scenario.somme-montauban-30th': 'Somme (Montauban, 30. Division)',
  'scenario.somme-montauban-18th': 'Somme (Montauban, 18. Division)',

  'place.quiet': 'Ein ruhiger Abschnitt der Westfront',
  'place.cuinchy': 'Cuinchy, südlich des Kanals von La Bassée',
  'place.hohenzollern-fosse': 'Hohenzollernwerk und Fosse 8 bei Auchy',
  'place.fosse-dump': 'Fosse 8 und die Halde bei Auchy',
  'place.hohenzollern': 'Hohenzollernwerk bei Auchy',
  'place.hamel': 'Hawthorn-Rücken und Beaumont Hamel',
  'place.la-boisselle': 'La Boisselle, an der Straße von Albert nach Bapaume',
  'place.thiepval': 'Wald von Thiepval und Feste Schwaben',
  'place.fricourt': 'Fricourt und der Tambour',
  'place.mametz': 'Mametz und die Danziger Gasse',
  'place.thelus': 'Thélus und Höhe 135',
  'place.pimple': 'Gießlerhöhe oberhalb von Givenchy-en-Gohelle',
  'place.hill-145': 'Höhe 145, der Kamm des Vimy-Rückens',
  'place.montauban': 'Montauban, Glatz-Redoute und die Ziegelei',
  'place.carnoy': 'Carnoy, Casino Point und Pommiers-Redoute',

  'objective.german-front': 'Deutscher Frontgraben',
  'objective.german-second': 'Zweiter deutscher Graben',
  'objective.german-third': 'Dritter deutscher Graben',
  'objective.british-front': 'Britischer Frontgraben',
  'objective.race': 'Wettlauf gegen die Zeit',
  'objective.breakthrough': 'Durchbruch',
  'objective.brickstacks': 'Ziegelstapel',
  'objective.brickworks': 'Ziegelei',
  'objective.hawthorn-crater': 'Hawthorn-Krater',
  'objective.lochnagar-crater': 'Lochnagar-Krater',
  'objective.schwaben-redoubt': 'Feste Schwaben',
  'objective.crucifix-trench': 'Crucifix-Graben',
  'objective.la-boisselle': 'La Boisselle',
  'objective.fricourt': 'Fricourt',
  'objective.mametz': 'Mametz',
  'objective.montauban': 'Montauban',
  'objective.thelus': 'Thélus',
  'objective.hill-135': 'Höhe 135',
  'objective.hill-145': 'Höhe 145',
  'objective.the-pimple': 'Gießlerhöhe',

  'goal.german-front':
    'Eine britische Einheit irgendwo im deutschen Frontgraben zu Beginn eines britischen Zuges.',
  'goal.german-front.canadian':
    'Eine kanadische Einheit irgendwo im deutschen Frontgraben zu Beginn eines britischen Zuges.',
  'goal.british-front':
    'Eine deutsche Einheit irgendwo im britischen Frontgraben zu Beginn eines deutschen Zuges.',
  'goal.second': 'Ebenso für den zweiten Graben, aber nur, solange der erste gehalten wird.',
  'goal.third': 'Ebenso für den dritten Graben, aber nur, solange der erste und der zweite gehalten werden.',
  'goal.second.front': 'Ebenso für den zweiten Graben, aber nur, solange der Frontgraben gehalten wird.',
  'goal.second.glatz':
    'Ebenso für den zweiten Graben (Glatz-Redoute und Dublin-Graben), aber nur, solange der erste gehalten wird.',
  'goal.second.pommiers':
    'Ebenso für den zweiten Graben (Pommiers-Redoute und die Linie östlich davon), aber nur, solange der erste gehalten wird.',
  'goal.intermediate': 'Ebenso für die Zwischenstellung, aber nur, solange der Frontgraben gehalten wird.',
  'goal.race':
    'Ein Verteidiger, der Aufklärung spielt, darf eine dauerhafte Medaille nehmen, statt sich zwei Karten anzusehen; nie als Siegmedaille.',
  'goal.breakthrough':
    'Jede Einheit, die den Plan mit einer Bewegung um ein Feld von der feindlichen Grundlinie aus verlässt, ist eine dauerhafte Medaille.',
  'goal.brickstacks':
    'Eine Medaille für jeden der drei inneren Ziegelstapel, der zu Beginn eines britischen Zuges gehalten wird.',
  'goal.brickworks':
    'Eine Medaille für die Ziegelei, wenn sie zu Beginn eines britischen Zuges gehalten wird.',
  'goal.hawthorn-crater':
    'Zu Beginn jedes Zuges an die Seite mit mehr Einheiten auf dem Krater und den sechs Hügeln ringsum.',
  'goal.lochnagar-crater':
    'Zu Beginn eines Zuges an die Briten, solange sie mehr Einheiten als die Deutschen auf dem Krater und den Feldern ringsum haben.',
  'goal.schwaben-redoubt':
    'Zu Beginn eines Zuges an die Briten, solange sie mehr Einheiten als die Deutschen in der Feste haben.',
  'goal.crucifix-trench':
    'Eine britische Einheit im Crucifix-Graben nördlich des Waldes zu Beginn eines britischen Zuges.',
  'goal.la-boisselle':
    'Eine Medaille für jedes Ortsfeld von La Boisselle, das zu Beginn eines britischen Zuges gehalten wird.',
  'goal.fricourt':
    'Eine Medaille für jedes Ortsfeld von Fricourt, das zu Beginn eines britischen Zuges gehalten wird.',
  'goal.mametz':
    'Zwei Medaillen für jedes Ortsfeld von Mametz, das zu Beginn eines britischen Zuges gehalten wird.',
  'goal.montauban':
    'Eine Medaille für jedes Ortsfeld von Montauban, das zu Beginn eines britischen Zuges gehalten wird.',
  'goal.thelus':
    'Eine Medaille für jedes Ortsfeld von Thélus, das zu Beginn eines britischen Zuges gehalten wird.',
  'goal.hill-135': 'Eine kanadische Einheit irgendwo auf der Höhe 135 zu Beginn eines britischen Zuges.',
  'goal.hill-145':
    'Zu Beginn eines Zuges an die Kanadier, solange sie mehr Einheiten als die Deutschen auf dem Gipfel haben.',
  'goal.the-pimple':
    'Zu Beginn eines Zuges an die Kanadier, solange sie mehr Einheiten als die Deutschen auf der Kuppe haben.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Hier erhält auch ein Grabenfeld ohne Einheit einen Trichter.`,
  'special.observation':
    'Die Seite mit mehr Einheiten auf oder neben der Halde erhält ihren ersten Zielwürfel kostenlos; die Höchstzahl der Würfel bleibt gleich.',
  'special.sunken-lane':
    'Der Hohlweg schützt wie ein Granattrichter, hält keine Bewegung auf, versperrt keine Sicht und erhält beim Beschuss keine Trichter. (Die Zahlen sind von uns.)',
  'special.cellars-thiepval':
    'Die Keller von Thiepval: Eine Einheit dort ignoriert zwei Soldaten und zwei Flaggen.',
  'special.cellars-fricourt':
    'Die tiefen Keller von Fricourt: Eine Einheit dort ignoriert zwei Soldaten und zwei Flaggen.',
  'special.houses-mametz':
    'Die Häuser von Mametz sind befestigt: Eine Einheit dort ignoriert zwei Soldaten und zwei Flaggen.',
  'special.snow':
    'Schneetreiben: In den ersten beiden deutschen Zügen feuert keine deutsche Infanterie, kein MG und kein Mörser weiter als 2 Felder; Nahkampf und Reserveartillerie sind nicht betroffen.',
}
