/** German: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Vor dem ersten Zug beschießen die Geschütze des Angreifers die markierten Reihen: Würfle mit einem W6, zähle so viele Felder von seiner linken Seite, lege dort einen Granattrichter hin und mache von da in der Reihe weiter.'

export const SCENARIOS: Messages<typeof ENGLISH, 'de'> = {
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
