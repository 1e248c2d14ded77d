/** German: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  pitch:
    'Führe deine Trupps durch die Normandie im Sommer 1944: Deine Karten sind deine Männer, und jeder Verlust macht dein Deck dünner.',
  'campaign.all': 'Alle zwölf Schlachten',
  'campaign.canal': 'Zum Kanal und über die Vire',
  'campaign.saint-lo': 'Durchbruch bei Saint-Lô',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'Der Kampf um Mortain',
  'victory.points': '{count} der {onMap} Zielpunkte kontrollieren.',
  'victory.all.one': 'Das einzige Ziel kontrollieren.',
  'victory.all.other': 'Alle {count} Zielpunkte kontrollieren.',
  'victory.pin': 'Dem Gegner keine Schützen auf dem Spielplan lassen.',
  'special.la-raye':
    'Das Szenario für den Anfang: je zwei gleiche Trupps, nur Schützen und Späher, ein kleiner Plan. Allein das deutsche Dorf bringt drei der fünf nötigen Punkte.',
  'special.montmartin-en-graignes':
    'Zwei US-Trupps greifen an, ein deutscher Trupp verteidigt mit einem MG. Dem Angreifer genügt eines von drei Zielen; der Verteidiger muss dessen Schützen ausschalten.',
  'special.raid-across-the-canal':
    'Ein Kanal teilt den Plan, und seine Brücke ist drei Punkte wert. Im Nachschub beider Seiten warten MG-Schützen: Hol sie rechtzeitig.',
  'special.behind-enemy-lines':
    'US-Scharfschützen beginnen allein im Rücken der Deutschen. Diese halten den Kanal und damit schon vier der fünf Punkte, die sie brauchen.',
  'special.crossing-the-vire':
    'Die Amerikaner müssen beide Brücken über die Vire gleichzeitig halten, und ein deutscher Mörser erwartet sie: die erste Schlacht mit Anvisieren und Sprengen.',
  'special.desperate-withdrawal':
    'Ein Ausweg statt eines Angriffs: Die Amerikaner müssen Schützen auf ein einziges Spielfeld am anderen Ende des Plans bringen. Die Deutschen folgen, mit allen schweren Waffen im Nachschub.',
  'special.la-huberderie':
    'Zum ersten Mal in voller Stärke: Im Nachschub beider Seiten warten drei Trupps, Scharfschützen und ein Mörser. Zwölf Ziele auf einem weiten Plan, zehn Punkte zum Sieg.',
  'special.streets-of-tessy-sur-vire':
    'Alle Ziele liegen zwischen den Häusern einer Stadt am Fluss. Die Amerikaner kommen von zwei Hügeln; die Deutschen sind über die Straßen verteilt und haben einen Mörser auf einem eigenen Hügel.',
  'special.reinforcements':
    'Die Amerikaner müssen sich aus der Stadt zu einem von drei Hügeln durchschlagen. Ein deutscher Trupp mit MG steht dicht bei der Stadt, ein zweiter im Wald vor den Hügeln.',
  'special.critical-intelligence':
    'Auf dem Plan steht ein Funkgerät: Solange die Amerikaner sein Spielfeld kontrollieren, macht jedes weitere Kontrollieren durch Schützen es einen Punkt wertvoller. Erobern es die Deutschen, gehören die Punkte ihnen.',
  'special.hill-314':
    'Die Deutschen greifen drei Hügel an, jeder von einem einzelnen US-Trupp gehalten, und einer genügt ihnen. Die Amerikaner müssen aushalten und die deutschen Schützen ausschalten.',
  'special.mortain':
    'Die letzte Schlacht, unter gleichen Bedingungen: Jede Seite beginnt mit sechs Punkten, braucht zehn und hat alle ihre Trupps im Nachschub.',
}
