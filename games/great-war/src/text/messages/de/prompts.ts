/** German: what a seat is asked. */
import type { Messages } from '@bivouac/face-kit'
import type { PROMPTS as ENGLISH } from '../en/prompts.ts'

export const PROMPTS: Messages<typeof ENGLISH, 'de'> = {
  'prompt.over': 'Die Partie ist zu Ende.',
  'prompt.waiting': 'Die andere Seite wählt gerade.',
  'prompt.play-card': 'Du bist am Zug. Spiele eine Befehlskarte.',
  'prompt.with-card': 'Ausgespielt: {card}. Spielst du eine Gefechtskarte dazu?',
  'prompt.order.first': '{card}: {does}. Wem gibst du einen Befehl?',
  'prompt.order.besides': '{card}: {does}. Sie alle haben ihren Befehl. Feuert auch die Artillerie?',
  'prompt.order.one': '{card}: bisher ein Befehl gegeben. Wer ist der Nächste?',
  'prompt.order.other': '{card}: bisher {count} Befehle gegeben. Wer ist der Nächste?',
  'prompt.move': 'Bewege deine Einheiten mit Befehl, eine nach der anderen.',
  'prompt.advancing.one': 'Raus aus dem Graben: {unit.the} darf ein Feld weiter.',
  'prompt.advancing.other': 'Raus aus dem Graben: {unit.the} darf bis zu {count} Felder weiter.',
  'prompt.shell': 'Reserveartillerie: Welches Feld ist ihr Ziel?',
  'prompt.shell.again': 'Die Artillerie feuert noch einmal mit denselben Würfeln: Welches Feld ist ihr Ziel?',
  'prompt.shell-dice.one': 'Feuer auf {hex}: ein Zielwürfel, für einen HQ-Marker.',
  'prompt.shell-dice.other': 'Feuer auf {hex}: Wie viele Zielwürfel, 1 bis {count}, zu je einem HQ-Marker?',
  'prompt.battle': 'Kämpfe mit deinen Einheiten, eine nach der anderen.',
  'prompt.battle.prepared': 'Kampf: Deine Gefechtskarte liegt für den nächsten Angriff bereit.',
  'prompt.battle.fury': 'Kampfrausch: Greife noch einmal mit einem Würfel mehr an, oder lass es gut sein.',
  'prompt.cross-fire': 'Kreuzfeuer auf {hex}: Soll ein weiteres Maschinengewehr mitfeuern?',
  'prompt.retreat.one': '{unit.the} auf {hex} weicht wegen einer Flagge zurück. Wohin?',
  'prompt.retreat.other':
    '{unit.the} auf {hex} weicht wegen {count} Flaggen zurück, eine nach der anderen. Wohin?',
  'prompt.take-ground': '{unit.the} hat den Nahkampf gewonnen: nach {hex} nachrücken?',
  'prompt.answer.after-command': 'Der Gegner spielt: {cards}. Antwortest du?',
  'prompt.answer.before-close':
    '{attacker.the} auf {from} greift im Nahkampf an. Ziel: {unit} auf {hex}. Antwortest du?',
  'prompt.answer.after-roll':
    '{unit.the} auf {hex} wird vom Feuer aus {from} getroffen. Antwortest du, bevor die Verluste zählen?',
  'prompt.answer.after-ranged': '{unit.the} auf {hex} hat dem Feuer aus {from} standgehalten. Antwortest du?',
  'prompt.answer.after-close':
    '{unit.the} auf {hex} hat dem Nahkampf aus {from} standgehalten. Antwortest du?',
  'prompt.answer.before-artillery': 'Die feindliche Artillerie zielt auf {from}. Antwortest du?',
  'prompt.answer.after-move': '{unit.the} hat sich von {from} nach {hex} bewegt. Antwortest du?',
  'prompt.choose.infantry-assault': 'Infanteriesturm: die Infanterie welches Abschnitts?',
  'prompt.choose.replacements':
    'Ersatztruppen: Figuren für Infanterie: {infantry}, für beliebige Einheiten: {anybody}. Wer erhält die nächste?',
  'prompt.choose.espionage': 'Du hast diese feindlichen Gefechtskarten gesehen. Welche gibst du zurück?',
  'prompt.choose.physician':
    'Feldarzt: einen HQ-Marker für eine weitere Figur ausgeben? Einheit: {unit.the} auf {hex}.',
  'prompt.choose.short-supply': 'Nachschubmangel: {unit.the} auf {hex} muss zurück. Wohin?',
  'prompt.choose.trench-raid': 'Grabenüberfall: {unit.the} auf {hex} darf zum Ausgangsfeld zurück.',
  'prompt.race': 'Aufklärung: Nimm eine dauerhafte Medaille, oder ziehe zwei Befehlskarten und behalte eine.',
  'prompt.keep': 'Aufklärung: Welche Befehlskarte behältst du?',
  'prompt.end-turn': 'Ende deines Zuges: Ziehe eine Gefechtskarte oder nimm HQ-Marker.',
  'prompt.end-turn.trade':
    'Ziehe eine Gefechtskarte oder nimm HQ-Marker. Vorher darfst du eine Gefechtskarte für einen HQ-Marker ablegen.',
  'prompt.end-turn.full': 'Deine Hand ist voll mit Gefechtskarten: Nimm HQ-Marker.',
  'prompt.end-turn.full.trade':
    'Deine Hand ist voll mit Gefechtskarten: Nimm HQ-Marker oder lege zuerst eine Gefechtskarte für einen HQ-Marker ab.',
  'prompt.end-turn.drawn':
    'Du darfst noch eine Gefechtskarte für einen HQ-Marker ablegen oder den Zug beenden.',
  'prompt.standing': 'Bei welcher deiner Einheiten willst du im kommenden gegnerischen Zug gefragt werden?',
}
