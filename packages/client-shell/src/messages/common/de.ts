/** Words that the table and the pages share, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { COMMON as ENGLISH } from './en.ts'

export const COMMON: Messages<typeof ENGLISH, 'de'> = {
  'frame.home': 'Bivouac, zur Startseite',
  'frame.navigation': 'Seiten',
  'lost.home': 'Zur Startseite',
  'nav.rules': 'Regeln',
  'primer.title': 'So wird gespielt',
  'games.title': 'Meine Partien',
  'games.export': 'Als Datei sichern',
  'games.saved': 'Gesichert: {file}',
  'settings.language': 'Sprache',
  'settings.theme': 'Design',
  'settings.theme.system': 'Wie im System',
  'settings.theme.light': 'Tageslicht',
  'settings.theme.dark': 'Lampenlicht',
  'turn.won-by': 'Sieg: {side}',
  'trouble.drop': 'Verstanden',
  'trouble.again': 'Noch einmal versuchen',

  'level.recruit': 'Rekrut',
  'level.regular': 'Soldat',
  'level.veteran': 'Veteran',
  'level.expert': 'Experte',
  'level.master': 'Meister',

  'problem.stale': 'Die Partie ist inzwischen weitergegangen. Schau noch einmal hin und wähle neu.',
  'problem.illegal': 'Das erlauben die Regeln jetzt nicht. Was du wählen kannst, ist markiert.',
  'problem.not-your-seat':
    'An diesem Bildschirm spielt niemand diese Seite. Öffne die Partie noch einmal aus deiner Liste.',
  'problem.not-your-turn': 'Du bist gerade nicht an der Reihe. Warte auf die andere Seite.',
  'problem.over': 'Die Partie ist vorbei.',
  'problem.nothing-to-undo':
    'Das lässt sich nicht zurücknehmen: Würfel, Karten oder der Gegner haben schon entschieden.',
  'problem.no-such-moment':
    'Diesen Moment hat die Partie nicht: Vielleicht wurde etwas zurückgenommen. Geh zum aktuellen Stand und schau von dort zurück.',
  'problem.no-such-game':
    'Diese Partie ist nicht mehr da. Vielleicht wurde sie in einem anderen Fenster entfernt.',
  'problem.unknown-game':
    'Das gehört zu einem Spiel, das es hier nicht gibt. Falls es von einem neueren Bivouac kommt, lade die Seite neu.',
  'problem.unknown-scenario':
    'Das gehört zu einem Szenario, das hier nicht bekannt ist. Falls es von einem neueren Bivouac kommt, lade die Seite neu.',
  'problem.unknown-level': 'Einen Bot dieser Stärke gibt es hier nicht. Wähle einen anderen.',
  'problem.other-scenario':
    'Das Szenario wurde geändert, seit das gespielt wurde. Darum lässt es sich nicht fortsetzen.',
  'problem.newer-version':
    'Das stammt von einem neueren Bivouac als diese Seite. Lade die Seite neu und versuch es noch einmal.',
  'problem.still-played':
    'Die Partie läuft noch. Als Ganzes gibt es sie erst, wenn sie zu Ende ist: Vorher würde sie verdeckte Karten verraten.',
  'problem.new-rules':
    'Seit Beginn dieser Partie wurden Regeln berichtigt. Was gespielt ist, gilt; von hier an wird nach den berichtigten Regeln gespielt.',
  'problem.damaged-game':
    'Der gespeicherte Stand dieser Partie ist beschädigt, darum lässt sie sich nicht fortsetzen.',
  'problem.bad-record':
    'Das ist keine Partiedatei, oder sie wurde nach dem Sichern verändert. Wähle die unveränderte Datei.',
  'problem.bad-study': 'Diese Studie lässt sich nicht lesen: Sie ist beschädigt oder etwas anderes.',
  'problem.bad-position':
    'Die Stellung lässt sich nicht aufbauen: Sie ist beschädigt oder stammt aus einer anderen Version.',
  'problem.bad-link':
    'Der Link ist beschädigt. Vielleicht wurde er beim Kopieren abgeschnitten: Lass ihn dir noch einmal schicken.',
  'problem.newer-link':
    'Der Link kommt von einer anderen Version von Bivouac. Lade die Seite neu und versuch es noch einmal.',
  'problem.too-large': 'Die Datei ist zu groß für eine Partie. Wähle die Partiedatei selbst.',
  'problem.empty-campaign':
    'Eine Kampagne braucht mindestens eine Schlacht. Wähle, wo sie beginnt und wo sie endet.',
  'problem.storage-full':
    'Der Speicher des Browsers ist voll: Die Partie geht weiter, wird aber nicht gespeichert. Sichere sie als Datei oder entferne alte Partien.',
  'problem.storage-failed':
    'Der Browser konnte das nicht speichern: Sein Speicher ist gesperrt oder beschädigt. Sichere die Partie als Datei oder erlaube dieser Seite das Speichern.',
  'problem.storage-missing':
    'Dieser Browser speichert nichts für diese Seite, vielleicht, weil es ein privates Fenster ist: Wird es geschlossen, sind deine Partien weg. Sichere als Datei, was du behalten willst.',
  'problem.no-host': 'Das Spiel antwortet nicht. Lade die Seite neu; deine Partien bleiben erhalten.',
  'problem.host-failed':
    'Im Spiel ist ein Fehler aufgetreten. Versuch es noch einmal; hilft das nicht, lade die Seite neu. Deine Partien bleiben erhalten.',
  'problem.unknown-request':
    'Seite und Spiel haben verschiedene Versionen. Lade die Seite neu; deine Partien bleiben erhalten.',
  'problem.bot-failed': 'Der Bot ist ausgefallen. Lade die Seite neu; die Partie geht von hier weiter.',
  'problem.offline':
    'Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.',
  'problem.no-server':
    'Hier gibt es keinen Server für Online-Partien, oder er ist nicht erreichbar. Alles andere geht auch ohne ihn.',
  'problem.no-line':
    'Die Verbindung zum Server ist unterbrochen. Versuch es noch einmal, wenn sie wieder steht; verloren ist nichts.',
  'problem.too-fast': 'Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.',
  'problem.not-now': 'Das geht nicht mehr oder noch nicht. Sieh noch einmal nach, wie die Partie steht.',
  'problem.paused': 'Die Partie ist pausiert. Setz sie zuerst fort.',
  'problem.your-own': 'Das ist deine eigene Partie: Dir gegenüber muss jemand anders Platz nehmen.',
  'problem.bad-message':
    'Das nimmt der Server nicht an: Es ist zu lang oder enthält Zeichen, die sich nicht darstellen lassen.',
  'problem.not-online': 'Das gibt es in Partien auf einem Server nicht.',
  'problem.banned': 'Du bist auf diesem Server gesperrt. Mehr dazu weiß, wer ihn betreibt.',
  'problem.draining': 'Der Server wird neu gestartet. Verloren geht nichts; gleich ist er wieder da.',
  'problem.server-failed':
    'Auf dem Server ist ein Fehler aufgetreten. Versuch es noch einmal; deine Partien sind gesichert.',
  'problem.server-unsaved':
    'Der Server kann das gerade nicht speichern, darum ist es nicht geschehen. Versuch es gleich noch einmal.',
  'problem.server-full':
    'Die Platte des Servers ist voll, darum ist das nicht geschehen; was vorher gespielt wurde, ist gespeichert. Versuch es später noch einmal, oder sag es dem Betreiber des Servers.',
  'problem.too-many-bots':
    'Du hast auf diesem Server schon fünf Partien gegen Bots. Beende eine davon, oder spiel ohne den Server gegen einen Bot.',
  'problem.too-many-games':
    'Du hast in kurzer Zeit viele Partien angeboten. Warte eine Minute und versuch es dann noch einmal.',
  'problem.unforeseen': 'Etwas ist schiefgegangen: {text}',
}
