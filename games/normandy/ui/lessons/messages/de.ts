/** The lessons of Normandy in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'bid.title': 'Das Gebot',
  'bid.idea': 'Eine Karte entscheidet, wer anfängt, und ist dann verbraucht.',
  'bid.high': 'Biete deine höchste Zahl: den Truppführer.',
  'bid.high.why':
    'In jeder Runde legen beide Seiten verdeckt eine Karte. Die höhere Zahl, oben links auf der Karte, fängt an. Deine Schützen stehen am Bauernhof und die Deutschen sind nah: Wer zuerst dran ist, bestimmt, was dort geschieht.',
  'bid.high.needed':
    'Eine 5 kann verlieren, und der Schütze wäre für diese Runde weg. Du brauchst ihn, um den Bauernhof einzunehmen.',
  'bid.high.low':
    'Diese Zahl kann verlieren, und als Zweiter verlierst du vielleicht den Bauernhof. Deine 7 ist das sicherste Gebot.',
  'bid.high.after': '7 schlägt 6: Du fängst an. Beide Karten sind verbraucht.',
  'bid.take': 'Nimm den Bauernhof ein: Schütze, Kontrollieren.',
  'bid.take.why':
    'Kontrollieren dreht dein Auge auf die Fahne, und die 2 Punkte des Feldes gehören dir. Das geht nur, solange dort kein Gegner steht. Darum war es wichtig, anzufangen.',
  'bid.take.later': 'Das kann warten. Nimm zuerst den Bauernhof ein: Dafür hast du so hoch geboten.',
  'bid.take.after':
    'Zwei der fünf Punkte, die du brauchst. Sie bleiben dir, auch wenn deine Leute weiterziehen.',
  'bid.end': 'Beende deinen Zug.',
  'bid.end.why':
    'Du darfst so viele Karten spielen, wie du willst. Am Ende kommt alles, was du noch hältst oder gespielt hast, in die Ablage; nichts wird aufgehoben. Dann ist die andere Seite dran, und beide ziehen vier neue Karten.',
  'bid.end.more': 'Das ginge, aber lass es diesmal. Beende deinen Zug und sieh dir das nächste Gebot an.',
  'bid.end.after': 'Eine neue Runde: vier neue Karten und ein neues Gebot.',
  'bid.wait': 'Der Bauernhof gehört dir: Biete diesmal Fog of War.',
  'bid.wait.why':
    'Solange du dort stehst, kann niemand den Bauernhof einnehmen; als Zweiter dran zu sein, schadet also kaum. Eine gebotene Karte tut sonst nichts mehr. Fog of War kann ohnehin nichts: So bleiben dir drei gute Karten für deinen Zug.',
  'bid.wait.waste':
    'Damit würdest du gewinnen, aber die Karte wäre verbraucht, ohne etwas getan zu haben. Nichts zwingt dich, anzufangen.',
  'bid.done':
    'Gleichstand, also behältst du die Initiative. Biete hoch, wenn es darauf ankommt; sonst biete, was du am wenigsten brauchst.',

  'men.title': 'Karten sind Männer',
  'men.idea': 'Eine Karte ist ein Befehl für ihren Marker und eines seiner Leben.',
  'men.order': 'Spiel Schütze A: Bewegen, zum näheren Bauernhof.',
  'men.order.why':
    'Eine Karte gehört zum Marker mit demselben Namen und Buchstaben und zeigt, was er tun kann. Du wählst eine Aktion, und die Karte ist für diesen Zug verbraucht. Das Abzeichen auf dem Bauernhof zeigt seine 2 Punkte.',
  'men.order.scouts':
    'Diese Karte ist für deine Späher B. Um die Schützen A zu bewegen, brauchst du eine Karte Schütze A.',
  'men.order.field': 'Dorthin darfst du, aber dieses Feld ist 1 Punkt wert und der Bauernhof 2.',
  'men.order.after': 'Die Schützen A sind am Bauernhof. Das war ihre einzige Karte auf deiner Hand.',
  'men.again': 'Truppführer A, Anspornen: Nimm den Schützen zurück.',
  'men.again.why':
    'Befehlskarten haben keinen Marker. Anspornen nimmt eine Karte seines Trupps, die du in diesem Zug gespielt hast, zurück auf die Hand; so handelt derselbe Mann zweimal.',
  'men.again.bolster':
    'Verstärken bringt Leute für spätere Runden. Du brauchst den Schützen jetzt, also sporne ihn an.',
  'men.again.after': 'Er ist wieder auf deiner Hand.',
  'men.take': 'Nimm nun den Bauernhof ein: Kontrollieren.',
  'men.take.why':
    'Nur Schützen können ein Feld kontrollieren. Mit der Fahne gehören dir die 2 Punkte. Wer keine Schützen auf dem Plan hat, ist festgesetzt und hat in manchen Gefechten damit verloren.',
  'men.take.shot':
    'Das könnte er, aber der Bauernhof gehörte noch immer niemandem. Nimm ihn ein, solange du dort stehst.',
  'men.hit': 'Beende deinen Zug und sieh, was feindliches Feuer kostet.',
  'men.hit.why':
    'Ein Treffer nimmt eine Karte dieser Einheit für immer aus dem Spiel: von der Hand, sonst aus der Ablage, sonst aus dem Deck. Erst der Treffer nach der letzten Karte nimmt den Marker. Mit einer neuen Karte kann er bei deinem Pfeil zurückkommen („alle“: jede Einheit).',
  'men.hit.after':
    'Ein Treffer: Ein Schütze A ist für immer verloren. Der Marker bleibt, denn eine Karte ist noch da. In der neuen Runde haben beide Fog of War geboten: Gleichstand, du fängst an.',
  'men.more': 'Truppführer B, Verstärken: Hol zwei Schützen B.',
  'men.more.why':
    'Im Nachschub sind Leute, die noch nicht in deinem Deck sind. Verstärken nimmt Karten daraus in deine Ablage, und nach dem nächsten Mischen ziehst du sie. Jede ist ein Befehl mehr und ein Leben mehr.',
  'men.more.now': 'Das ginge, aber dein Deck ist dünn. Verstärke früh: Was spät kommt, wird selten gezogen.',
  'men.more.scout':
    'Auch Späher sind nützlich, aber nur Schützen nehmen Felder ein, und ohne sie bist du festgesetzt.',
  'men.done':
    'Karten sind Befehle und Leben zugleich. Setz sie ein, verdopple sie mit einem Truppführer und hol rechtzeitig neue.',

  'ground.title': 'Auskundschaften, bewegen, kontrollieren',
  'ground.idea': 'In drei Schritten gehört dir ein Feld.',
  'ground.scout': 'Spiel Späher A: Auskundschaften, zum näheren Bauernhof.',
  'ground.scout.why':
    'Schützen betreten nur Felder, auf denen dein Marker liegt. Späher gehen überallhin und legen auf jedes neue Feld ein Auge; sie öffnen den Weg.',
  'ground.scout.closed':
    'Die Schützen kommen noch nicht zum Bauernhof: Dort liegt kein Marker von dir. Schick zuerst die Späher.',
  'ground.scout.rest': 'Das können die Späher, aber niemand sonst kann den Weg zum Bauernhof öffnen.',
  'ground.scout.poor':
    'Dorthin darfst du, aber der Bauernhof ist 2 Punkte wert. Öffne zuerst den Weg zu ihm.',
  'ground.stop': 'Bleib hier stehen, auch wenn die Späher weiter könnten.',
  'ground.stop.why':
    'Jeder neue Marker bringt eine Karte Fog of War aus deinem Nachschub in deine Ablage. Sie nimmt nur Platz auf der Hand weg. Kundschafte aus, was du brauchst, und nicht mehr.',
  'ground.stop.known': 'Dort liegt dein Marker schon, es gibt nichts auszukundschaften. Bleib am Bauernhof.',
  'ground.stop.fog':
    'Ein Feld mehr heißt eine Karte Fog of War mehr in deiner Ablage, und dieses Feld brauchst du jetzt nicht.',
  'ground.stop.after':
    'Das Auge liegt auf dem Bauernhof, und eine Karte Fog of War ist in deine Ablage gekommen.',
  'ground.move': 'Spiel nun Schütze A: Bewegen, zum Bauernhof.',
  'ground.move.why':
    'Bewegen bringt den Marker ein Feld weiter, und nur auf ein Feld mit deinem Marker. Das Auge genügt.',
  'ground.move.shot':
    'Auf diese Entfernung und gegen diese Deckung ist ein Schuss vergeudet. Beweg dich zuerst.',
  'ground.move.field':
    'Auch dort liegt dein Marker, aber das Feld ist nur 1 Punkt wert. Der Bauernhof ist 2 wert.',
  'ground.control': 'Spiel den zweiten Schützen A: Kontrollieren.',
  'ground.control.why':
    'Kontrollieren dreht das Auge auf die Fahne. Die Punkte gehören dir, solange sie dort liegt, auch ohne deine Leute. In diesem Gefecht gewinnst du mit 5 Punkten sofort.',
  'ground.control.on':
    'Wenn du das jetzt tust, gehört der Bauernhof weiter niemandem. Dreh den Marker um, solange kein Gegner nah ist.',
  'ground.done':
    'Späher öffnen den Weg, Schützen rücken nach und nehmen das Feld ein: So gewinnst du Gelände.',

  'attack.title': 'Wie ein Angriff berechnet wird',
  'attack.idea': 'Basis, Deckung und Entfernung: was ein Würfel erreichen muss.',
  'attack.easier': 'Greif mit Schütze A an und wähle das leichtere Ziel.',
  'attack.easier.why':
    'Der Würfel muss Basisverteidigung + Deckung (den Schild unten rechts auf dem Feld) + Entfernung erreichen. Die Späher auf freiem Feld gleich nebenan: 5 + 0 + 1 = 6. Ein zehnseitiger Würfel zeigt 6 bis 9 oder die 0, die immer trifft: 50\u00a0%.',
  'attack.easier.first': 'Das kann warten. Sieh erst, was ein Schuss von hier wert ist.',
  'attack.easier.hedges':
    'Schützen hinter Hecken: 4 + 2 + 1 = 7, nur 40\u00a0%. Die Späher auf freiem Feld sind leichter zu treffen.',
  'attack.easier.far': 'Jedes Feld Entfernung macht es um eins schwerer. Die Späher sind gleich neben dir.',
  'attack.easier.after': 'Eine 4, nötig war eine 6: daneben. Das hat dich nur die Karte gekostet.',
  'attack.near': 'Geh näher heran: auf das Feld der Späher.',
  'attack.near.why':
    'Auf demselben Feld zählt die Entfernung 0: Die Summe sinkt auf 5, deine Chance steigt auf 60\u00a0%. Gegner versperren kein Feld. Denk daran, dass sie dich dort auch leichter treffen.',
  'attack.near.again':
    'Das darfst du, noch einmal mit 50\u00a0%. Einen Schritt näher sind es 60\u00a0%, und du hast zwei Karten.',
  'attack.near.away': 'Das führt von ihnen weg, und jedes Feld macht deinen Schuss schwerer.',
  'attack.near.after': 'Dasselbe Feld, keine Deckung: 5 + 0 + 0 = 5.',
  'attack.fire': 'Schieß noch einmal auf die Späher.',
  'attack.fire.why':
    'Ein Treffer kostet den Gegner für immer eine Karte dieser Einheit: von der Hand, sonst aus der Ablage, sonst aus dem Deck. Der Treffer nach der letzten nimmt den Marker vom Plan.',
  'attack.fire.wait': 'Näher geht es nicht: Besser als 60\u00a0% wird es nicht. Schieß.',
  'attack.fire.hedges':
    'Auf sie brauchst du von hier mindestens eine 6 oder 7. Die Späher stehen auf deinem Feld: Da genügt eine 5.',
  'attack.done':
    'Eine 0 trifft immer, also ist kein Schuss hoffnungslos. Lies zuerst die Rechnung: weniger Deckung, weniger Felder, bessere Chancen.',

  'suppress.title': 'Unterdrücken und in Sicherheit bringen',
  'suppress.idea': 'Halte den Gegner nieder und dein Deck schlank.',
  'suppress.pin': 'Lass den MG-Schützen die Schützen am Fluss unterdrücken.',
  'suppress.pin.why':
    'Unterdrücken wirft vier Würfel und kostet niemanden das Leben: Der Marker dreht sich auf die blasse Seite. Die nächste Karte, die für ihn gespielt wird, macht ihn nur wieder bereit.',
  'suppress.pin.attack':
    'Ein Angriff wirft zwei Würfel und kostet ihn einen Mann. Handeln könnte er in seinem Zug trotzdem: Unterdrück ihn, dann ist seine Karte dahin.',
  'suppress.pin.scouts':
    'Deine Späher sind weit weg und können hier wenig ausrichten. Der MG-Schütze steht richtig.',
  'suppress.pin.far': 'Weiter weg, also schwerer zu treffen. Bedroht wirst du von den Schützen am Fluss.',
  'suppress.pin.after':
    'Ein Würfel genügte: unterdrückt. Ehe sie wieder gehen oder schießen können, kostet es eine Karte.',
  'suppress.hunker': 'Bring Späher B in Sicherheit: Drücke die Karte selbst, dann „In Sicherheit bringen“.',
  'suppress.hunker.why':
    'Jede Karte außer Fog of War kann in Sicherheit: Sie kommt in deinen Nachschub. Dein Deck wird schlanker, und die Leute, die du brauchst, kommen früher. Verstärken holt sie zurück.',
  'suppress.hunker.scout':
    'Jeder neue Marker bringt dir eine Karte Fog of War, und diese Späher sind weit vom Gefecht. Leg die Karte lieber weg.',
  'suppress.hunker.after': 'Der Späher liegt im Nachschub. Bessere Leute ziehst du nun früher.',
  'suppress.end': 'Beende deinen Zug und sieh den Deutschen zu.',
  'suppress.end.why':
    'Was er auch für die unterdrückte Einheit spielt, sie wird nur wieder bereit. Dann kann er dasselbe mit dir machen.',
  'suppress.end.after':
    'Seine Schützen haben ihre Karte dafür ausgegeben, bereit zu werden; aber seine MG-Schützen haben deine unterdrückt. In der neuen Runde haben beide Fog of War geboten: Gleichstand, du fängst an.',
  'suppress.ready': 'Mach deine Schützen wieder bereit.',
  'suppress.ready.why':
    'Für eine unterdrückte Einheit kann eine Karte nur zweierlei: sie bereit machen oder in Sicherheit gehen. Verbraucht ist sie so oder so; frag dich also, ob du die Einheit jetzt brauchst.',
  'suppress.ready.keep':
    'Schick keine Schützen weg: Nur sie nehmen Felder ein, und ohne sie bist du festgesetzt.',
  'suppress.ready.scouts':
    'Die Späher können handeln, aber deine Schützen liegen noch immer am Boden, direkt vor dem Gegner.',
  'suppress.done':
    'Unterdrücken stiehlt eine Karte und eine Aktion, ohne zu töten. Und wer nicht gebraucht wird, geht in Sicherheit.',

  'deck.title': 'Deck, Verstärkung und Nebel',
  'deck.idea': 'Was du ziehen wirst, hast du selbst in der Hand.',
  'deck.draw': 'Sergeant, Befehligen: Zieh zwei Karten.',
  'deck.draw.why':
    'Befehligen zieht Karten, die du gleich spielen kannst. Tu es vor allem anderen, dann weißt du, was du hast, bevor du entscheidest.',
  'deck.draw.one': 'Zwei Karten sind besser als eine und kosten dasselbe.',
  'deck.draw.bolster': 'Verstärken ist für spätere Runden. Deine Hand ist jetzt schwach: Zieh zuerst.',
  'deck.draw.scout': 'Sieh erst, was du bekommst: Zieh, und entscheide dann, was der Späher tut.',
  'deck.draw.after': 'Ein Truppführer und ein zweiter Späher: mehr Auswahl.',
  'deck.recon': 'Vertreib den Nebel: Aufklären mit einem Späher.',
  'deck.recon.why':
    'Aufklären nimmt eine Karte Fog of War von deiner Hand für immer aus dem Spiel, und du ziehst dafür eine andere. Anders wirst du Nebel nicht los.',
  'deck.recon.fog': 'Das geht, aber die Karte Fog of War bleibt dir und kommt immer wieder.',
  'deck.recon.after': 'Der Nebel ist für immer weg, und du hast eine neue Karte.',
  'deck.bolster': 'Truppführer A, Verstärken: Hol zwei Schützen A.',
  'deck.bolster.why':
    'Verstärken nimmt Karten aus dem Nachschub in deine Ablage. Ist das Deck leer, wird die Ablage gemischt, und sie kommen an die Reihe. Ein Truppführer holt nur Leute seines Trupps.',
  'deck.bolster.idle': 'Das ginge, aber zwei neue Schützen sind mehr wert: Nimm Verstärken.',
  'deck.bolster.scouts': 'Mehr Späher, mehr Augen. Aber Felder nehmen die Schützen ein.',
  'deck.conceal': 'Schick dem Gegner Nebel: Verschleiern mit dem anderen Späher.',
  'deck.conceal.why':
    'Verschleiern bringt eine Karte Fog of War aus dem Nachschub des Gegners in seine Ablage. Früher oder später zieht er sie statt eines Mannes.',
  'deck.conceal.far': 'Das ginge, bringt jetzt aber wenig. Nebel schadet ihm immer wieder.',
  'deck.conceal.after': 'Eine Karte mehr in seiner Ablage, die nichts tut.',
  'deck.end': 'Beende deinen Zug: Dein Deck ist leer, also wird die Ablage gemischt.',
  'deck.end.why':
    'Hand und gespielte Karten kommen in die Ablage. Wer aus einem leeren Deck ziehen muss, mischt die Ablage zu einem neuen: Deine neuen Schützen sind dabei.',
  'deck.done':
    'Zieh mit Befehligen, lichte den Nebel mit Aufklären, wachse mit Verstärken. Dein Deck ist dein Platoon.',

  'guns.title': 'Mörser und Scharfschützen',
  'guns.idea': 'Feuer aus der Ferne, und ein Mann, der überallhin kommt.',
  'guns.aim': 'Visiere mit dem Mörser die Häuserreihe mit den beiden Deutschen an.',
  'guns.aim.why':
    'Der Mörser braucht zwei Karten: Anvisieren legt den Anvisierungsmarker auf ein Feld, das drei oder mehr Felder entfernt ist, Sprengen schießt dorthin. Jeder Einheitenmarker auf diesem Feld wird beschossen, auch deine.',
  'guns.aim.first': 'Zuerst muss der Mörser zielen: Ohne Anvisierungsmarker kann er nicht schießen.',
  'guns.aim.woods':
    'Drei deutsche Marker, aber in Deckung 3: Jeder Würfel bräuchte mindestens eine 7 oder 8. Bei den Häusern genügt eine 5.',
  'guns.aim.empty':
    'Dort ist niemand zu treffen. Zwei feindliche Marker auf einem Feld sind eine Granate wert.',
  'guns.aim.after': 'Der Anvisierungsmarker liegt. Er bleibt, solange sich die Mannschaft nicht bewegt.',
  'guns.blast': 'Jetzt Sprengen: Wähle, auf wen du zuerst schießt.',
  'guns.blast.why':
    'Für jeden Marker wird ein Würfel gegen Basisverteidigung + Deckung geworfen; die Entfernung zählt nicht. Ein Hügel (3/1) gibt Deckung 3, aber nur 1 gegen Granaten und gegen Feuer von einem Hügel.',
  'guns.blast.move': 'Bewegt sich die Mannschaft, ist der Anvisierungsmarker weg, und du musst neu zielen.',
  'guns.blast.sniper': 'Er kommt noch dran. Der Mörser hat gezielt: Lass ihn schießen.',
  'guns.blast.after': 'Die Schützen sind getroffen, die MG-Schützen nicht.',
  'guns.stalk': 'Lass den Scharfschützen ein Feld näher anpirschen.',
  'guns.stalk.why':
    'Anpirschen führt auf jedes Feld, mit oder ohne Marker, und hinterlässt keinen, bringt also keinen Nebel. Ein Feld näher, und du brauchst eins weniger.',
  'guns.stalk.far':
    'Das darfst du, aber von hier ist es um eins schwerer. Du hast zwei Karten: Pirsch dich mit der ersten an.',
  'guns.stalk.away': 'Damit kommst du ihnen nicht näher.',
  'guns.stalk.after': 'Gleich neben ihnen: 4 + 1 + 1 = 6, mit drei Würfeln.',
  'guns.shot': 'Schieß noch einmal auf die Schützen.',
  'guns.shot.why':
    'Drei Würfel, und ein Treffer genügt: 88\u00a0%. Bleib an derselben Einheit: Hat sie in Hand, Ablage und Deck keine Karte mehr, nimmt der nächste Treffer ihren Marker vom Plan.',
  'guns.shot.close': 'Du bist nah genug, und das ist deine letzte Karte: Schieß damit.',
  'guns.shot.gunners':
    'Dieselbe Chance, aber die Schützen haben schon einen Mann verloren. Bleib dran, bis der Marker weg ist.',
  'guns.shot.woods': 'Sie sitzen in besserer Deckung und weiter weg.',
  'guns.done':
    'Das war ihre letzte Karte: Der nächste Treffer nähme den Marker. Erst zielen, dann sprengen; erst anpirschen, dann schießen. Gelände nehmen beide nicht: Dafür brauchst du Schützen.',

  'alone.title': 'Ein kleines Gefecht allein',
  'alone.idea':
    'La Raye, schon halb ausgefochten. Diesmal entscheidest du selbst; dein Gegner ist ein Rekrut.',
}
