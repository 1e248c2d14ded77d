/** The lessons of The Great War in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'command.title': 'Befehlskarten und Abschnitte',
  'command.idea': 'Eine Karte sagt, wie viele Einheiten handeln dürfen und wo.',
  'command.card':
    'Deine Einheiten sind rund und orange. Die meisten stehen in der Mitte: Spiel Angriff Mitte.',
  'command.card.why':
    'In jedem Zug spielst du eine Befehlskarte. Sie nennt einen Abschnitt, links, Mitte oder rechts von dir aus gesehen, und wie viele Einheiten dort einen Befehl bekommen. Zwei gestrichelte Linien auf dem Plan trennen die Abschnitte.',
  'command.card.right':
    'Aufklärung rechts gibt einer Einheit auf der rechten Flanke einen Befehl. Deine Stärke liegt in der Mitte.',
  'command.card.left': 'Links steht nur eine Einheit; der zweite Befehl wäre verloren.',
  'command.card.after': 'Drei Befehle für die Mitte.',
  'command.order': 'Gib allen drei Einheiten in der Mitte einen Befehl.',
  'command.order.why':
    'Wähle die Einheiten, die handeln sollen: Ein kleines Zeichen zeigt ihren Befehl. Nur sie bewegen sich und kämpfen in diesem Zug, und ungenutzte Befehle sind verloren.',
  'command.order.few': 'Du hast noch Befehle übrig, und es gibt niemanden, für den du sie sparen müsstest.',
  'command.order.after': 'Alle drei dürfen sich jetzt bewegen und kämpfen.',
  'command.move': 'Beweg die markierte Einheit vor: ein Feld, wie gezeigt, oder zwei.',
  'command.move.why':
    'Infanterie geht ein Feld und darf noch kämpfen, oder zwei und darf es nicht mehr: Diese sind durchgestrichen. Niemand betritt ein Feld mit einer anderen Einheit. Du bewegst deine Einheiten eine nach der anderen, und keine muss sich bewegen.',
  'command.move.nobody':
    'Du könntest es dabei belassen, aber der Gegner ist zu weit weg. Bring jemanden nach vorn.',
  'command.move.back': 'So kommt sie dem Gegner kaum näher.',
  'command.move.others': 'Die anderen stehen gut in ihrem Graben. Beweg die markierte Einheit.',
  'command.finish': 'Die anderen bleiben im Graben. Beende die Bewegungen.',
  'command.finish.why':
    'Erst alle Bewegungen, dann alle Kämpfe: So läuft ein Zug. Im Graben sind deine Leute schwer zu treffen; hol sie nicht zu früh heraus.',
  'command.finish.more':
    'Das dürfen sie, aber dort draußen haben sie keine Deckung. Eine Einheit vorn genügt fürs Erste.',
  'command.done':
    'Eine Karte, ein Abschnitt, so viele Befehle. Überleg erst, wo du handeln willst, und such dann die Karte dafür.',

  'battle.title': 'Bewegen, dann kämpfen',
  'battle.idea': 'Ein Feld und ein Kampf, oder zwei Felder und keiner.',
  'battle.order': 'Spiel Vorstoß Mitte und gib beiden Einheiten einen Befehl.',
  'battle.order.why':
    'Vorstoß gibt zwei Befehle. Du hast eine Infanterie und eine mit Grenadier, einem Mann mit Handgranaten: Das kleine Zeichen an der Einheit zeigt ihn.',
  'battle.order.few': 'Beide werden gebraucht: Eine schießt, die andere stürmt den Graben.',
  'battle.near': 'Beweg die Infanterie ein Feld vor, auf das markierte Feld.',
  'battle.near.why':
    'Je näher, desto mehr Würfel: Infanterie wirft zwei auf zwei Felder, einen auf drei oder vier. Nach einem Feld darf sie noch kämpfen, nach zweien nicht mehr.',
  'battle.near.two': 'Zwei Felder: Dann darf sie in diesem Zug nicht kämpfen. Eines genügt.',
  'battle.near.bomber': 'Gleich. Zuerst die Infanterie, die aus der Ferne schießt.',
  'battle.near.stay': 'Vom Graben aus sind es drei Felder, also nur ein Würfel. Geh eines näher heran.',
  'battle.near.after': 'Zwei Felder bis zum Gegner: zwei Würfel.',
  'battle.bomber': 'Führ den Grenadier an den Graben heran, auf das markierte Feld.',
  'battle.bomber.why':
    'Direkt neben dem Gegner ist es Nahkampf: drei Würfel, vier mit Grenadier, und auch Totenköpfe treffen. Achte auf die Sichtlinie deiner anderen Einheit: Jede Einheit versperrt sie.',
  'battle.bomber.sight': 'Dort stünde er deiner Infanterie in der Schusslinie. Nimm das Feld daneben.',
  'battle.bomber.two': 'Zwei Felder: Dann darf der Grenadier nicht kämpfen und steht allein in ihrem Graben.',
  'battle.bomber.stay': 'Auf zwei Felder hat er zwei Würfel, direkt neben dem Gegner vier.',
  'battle.bomber.after': 'Vier Würfel im Nahkampf.',
  'battle.fire': 'Lass zuerst die Infanterie auf den Graben schießen.',
  'battle.fire.why':
    'Explosionen und Soldaten treffen. Aber bei Feuer aus der Ferne hebt ein Graben zwei Soldaten auf, und die Einheit darf zwei Flaggen ignorieren. Die HQ-Seite bringt dir einen Marker, Treffer oder nicht.',
  'battle.fire.first': 'Heb dir das für den Schluss auf: Erst soll die Infanterie sie zermürben.',
  'battle.fire.done': 'Niemand muss kämpfen, aber diese beiden sind dafür gekommen.',
  'battle.fire.after': 'Der Soldat zählt nicht: Sie sitzen im Graben. Aber HQ hat dir einen Marker gebracht.',
  'battle.close': 'Stürm nun mit dem Grenadier den Graben.',
  'battle.close.why':
    'Die kleinen Helme sind die Figuren einer Einheit: Dort sind zwei übrig. Im Nahkampf hilft ein Graben nur gegen einen Soldaten und eine Flagge, und Totenköpfe treffen.',
  'battle.close.done': 'Du stehst mit vier Würfeln neben ihnen. Nutz sie.',
  'battle.close.after':
    'Ein Totenkopf und eine Explosion: Die letzten zwei Figuren fallen. Eine zerstörte Einheit ist eine Medaille.',
  'battle.ground': 'Rück nach: hinein in den Graben.',
  'battle.ground.why':
    'Wird der Gegner im Nahkampf zerstört oder vertrieben, darf deine Infanterie auf sein Feld. Jetzt schützt der Graben dich.',
  'battle.ground.stay': 'Hier draußen schützt dich nichts. Der Graben ist frei: hinein.',
  'battle.done': 'Geh nah heran, schieß zuerst, stürm dann mit dem Grenadier und rück nach.',

  'cover.title': 'Deckung und Kreuzfeuer',
  'cover.idea': 'Was ein Graben abhält, und wie zwei MGs das wettmachen.',
  'cover.trench': 'Schieß mit der Infanterie auf die Einheit im Graben.',
  'cover.trench.why':
    'Infanterie wirft zwei Würfel auf zwei Felder. Bei jedem Wurf aus der Ferne hebt ein Graben zwei Soldaten auf, und die Einheit darf zwei Flaggen ignorieren; im Granattrichter ist es je eins.',
  'cover.trench.first': 'Noch nicht. Sieh erst, was ein Graben wert ist.',
  'cover.trench.done': 'Deine Infanterie hat sich nicht bewegt, also darf sie schießen. Lass sie.',
  'cover.trench.after': 'Zwei Soldaten, und beide werden aufgehoben: nichts.',
  'cover.open': 'Die andere Einheit steht im Freien. Schieß mit einem MG auf sie.',
  'cover.open.why':
    'Ein Maschinengewehr wirft drei Würfel auf zwei oder drei Felder. Im Freien wird nichts aufgehoben: Jeder Soldat und jede Explosion trifft. Das ist die Hälfte aller Seiten.',
  'cover.open.again':
    'Du hast gesehen, was der Graben daraus macht. Die Einheit im Freien hat keine Deckung.',
  'cover.open.far': 'Auf fünf Felder ist es ein einziger Würfel, und das gegen einen Graben.',
  'cover.open.done': 'Eine Einheit im Freien, vor zwei MGs: Lass sie nicht davonkommen.',
  'cover.open.after': 'Noch wird nicht gewürfelt: Ein weiteres MG darf mitschießen.',
  'cover.cross': 'Lass das andere MG mitschießen: Kreuzfeuer.',
  'cover.cross.why':
    'Maschinengewehre mit Befehl, die dasselbe Ziel beschießen dürfen, können es in einem Angriff tun: sechs Würfel in einem Wurf, und die Deckung zählt nur einmal.',
  'cover.cross.alone': 'Allein drei Würfel, zusammen sechs. Kreuzfeuer kostet nichts.',
  'cover.done':
    'Vier Treffer in einem Wurf. Schieß auf das, was keine Deckung hat, und lass MGs zusammen feuern.',

  'flags.title': 'Flaggen, Rückzug, Nachrücken',
  'flags.idea': 'Vertreib eine Einheit und tritt an ihre Stelle.',
  'flags.drive': 'Greif mit der Infanterie die Einheit im Freien an.',
  'flags.drive.why':
    'Jede Flagge treibt das Ziel ein Feld zurück zu seinem Rand; wohin, wählt sein Besitzer. Im Freien lässt sich keine Flagge ignorieren.',
  'flags.drive.bomber':
    'Der Grenadier hat anderes zu tun: den Graben vor ihm. Eine Einheit kämpft nur einmal im Zug.',
  'flags.drive.done': 'Beide Einheiten stehen neben dem Gegner. Verschenk das nicht.',
  'flags.drive.after': 'Eine Figur verloren und zwei Flaggen: zwei Felder zurück.',
  'flags.ground': 'Das Feld ist leer. Rück nach.',
  'flags.ground.why': 'Nur Infanterie rückt nach, und nur nach Nahkampf. Es kostet nichts, und niemand muss.',
  'flags.ground.stay':
    'Deckung hast du hier auch keine. Dort stünden beide Einheiten neben dem Gegner im Graben.',
  'flags.blocked': 'Nun der Grenadier: Greif den Graben an, dessen Rückweg versperrt ist.',
  'flags.blocked.why':
    'Im Nahkampf darf eine Einheit im Graben eine Flagge ignorieren. Für jede weitere muss sie zurück. Wo sie nicht kann, weil andere hinter ihr stehen, verliert sie stattdessen eine Figur.',
  'flags.blocked.done': 'Zwei ihrer eigenen Einheiten stehen direkt hinter ihr. Jetzt tut eine Flagge weh.',
  'flags.done':
    'Ein Totenkopf und eine Flagge ohne Rückweg: zwei Figuren weg. Halt die Felder hinter deinen Leuten frei.',

  'cards.title': 'Gefechtskarten und Antworten',
  'cards.idea': 'Setz HQ-Marker im richtigen Moment ein, auch im Zug des Gegners.',
  'cards.grenade': 'Spiel die Handgranate, bevor du würfelst.',
  'cards.grenade.why':
    'Eine Gefechtskarte kostet HQ-Marker, wie auf ihrer Münze steht, und sagt, wann sie gespielt werden darf. Handgranate: vor deinem Nahkampf, zwei Würfel mehr. Eine solche Karte in deinem Zug, eine in seinem.',
  'cards.grenade.plain': 'Drei Würfel gegen einen Graben sind wenig. Mit der Karte sind es fünf.',
  'cards.grenade.done': 'Du stehst direkt vor ihnen und hältst eine Granate in der Hand.',
  'cards.grenade.after': 'Zwei Marker ausgegeben: fünf Würfel statt drei.',
  'cards.attack': 'Greif jetzt den Graben an.',
  'cards.attack.why':
    'Vor deinem Wurf wird der Gegner gefragt, ob er antwortet, auch wenn er keine Karte dafür hat. Die Frage verrät dir also nichts.',
  'cards.attack.after': 'Drei Figuren fallen, eine bleibt. Und HQ gibt dir einen Marker zurück.',
  'cards.tokens': 'Zugende: Nimm zwei HQ-Marker.',
  'cards.tokens.why':
    'Am Ende nimmst du entweder eine Gefechtskarte oder zwei Marker. Dein einziger Marker reicht gerade für die Karte, die du hast; danach bleibt dir nichts.',
  'cards.tokens.card':
    'Dein einziger Marker reicht gerade für die Karte, die du hast. Du brauchst jetzt Marker, keine weitere Karte.',
  'cards.tokens.standing':
    'Das ist eine Dauerorder für den Fall, dass du nicht gefragt werden willst. Jetzt willst du gefragt werden.',
  'cards.tokens.after': 'Die Deutschen greifen dich an und treffen einmal. Jetzt darfst du antworten.',
  'cards.answer': 'Antworte mit Kolben & Bajonett.',
  'cards.answer.why':
    'Nach einem Nahkampf darf eine Einheit, die noch dort steht, mit dieser Karte zurückschlagen, mit einem Würfel mehr. Ohne Karte schlägt niemand zurück.',
  'cards.answer.pass':
    'Du darfst es dabei belassen. Aber er hat noch eine Figur, und du hältst die Karte dafür.',
  'cards.done':
    'Du zerstörst die Einheit im Zug des Gegners: eine Medaille für dich. Behalt Marker für deine Antworten.',

  'artillery.title': 'Reserveartillerie',
  'artillery.idea': 'Granaten streuen: Ziele mitten unter die Gegner.',
  'artillery.order': 'Spiel Vorstoß Mitte und gib der Artillerie einen Befehl.',
  'artillery.order.why':
    'Ein Befehl einer Abschnittskarte darf an die Geschütze hinter den Linien gehen. Sie brauchen keine Sichtlinie und reichen in den Abschnitten der Karte überallhin, aber du zahlst mit HQ-Markern.',
  'artillery.order.unit':
    'Das geht auch. Aber dort stehen drei Deutsche dicht beisammen: Arbeit für die Geschütze.',
  'artillery.order.after': 'Die Geschütze schießen vor allen anderen Kämpfen.',
  'artillery.aim': 'Ziele auf die mittlere deutsche Einheit.',
  'artillery.aim.why':
    'Die Granaten fallen um das Ziel herum: Jeder Würfel zeigt eines der sechs Felder daneben. Nur bei einem Pasch trifft es auch das Ziel selbst, und dort treffen auch Totenköpfe. Ziele also dorthin, wo ringsum der Gegner steht und keiner von dir.',
  'artillery.aim.edge':
    'Auch ein gutes Ziel, aber daneben steht nur eine deutsche Einheit, neben der mittleren stehen zwei.',
  'artillery.aim.own': 'Das sind deine eigenen Leute! Granaten treffen Freund und Feind.',
  'artillery.aim.empty':
    'Auf diesem Feld steht niemand, ein Pasch wäre vergeudet. Ziele auf eine gegnerische Einheit, neben der andere stehen.',
  'artillery.dice': 'Gib alle vier Marker aus: vier Würfel.',
  'artillery.dice.why':
    'Ein Marker für jeden Würfel, hier höchstens vier. Je mehr Würfel, desto eher ein Pasch. Drei gleiche verwüsten das Ziel: Dort trifft dann jeder Würfel.',
  'artillery.dice.few':
    'Je weniger Würfel, desto seltener ein Pasch, und ohne Pasch bleibt das Ziel selbst heil.',
  'artillery.done':
    'Zwei Fünfen: Granaten auf ein Nachbarfeld und auch auf das Ziel, wo selbst der Totenkopf trifft. Zahl für viele Würfel oder für keinen.',

  'medals.title': 'Medaillen, Gelände und HQ',
  'medals.idea': 'Womit du gewinnst, und was du am Zugende nimmst.',
  'medals.enter': 'Spiel Vorstoß Mitte und geh in den deutschen Frontgraben.',
  'medals.enter.why':
    'Mit sechs Medaillen gewinnst du. Jede zerstörte gegnerische Einheit bringt eine. Hier hältst du außerdem eine, solange zu Beginn deines Zuges eine Einheit von dir im deutschen Frontgraben steht.',
  'medals.enter.card':
    'Das ginge auch, wäre aber für eine Einheit verschwendet. Heb sie für alle drei Abschnitte auf.',
  'medals.enter.field': 'Dieses Feld gehört nicht zum deutschen Frontgraben und bringt keine Medaille.',
  'medals.enter.stay': 'Wenn du stehen bleibst, ist nichts gewonnen. Der Graben ist leer: hinein.',
  'medals.enter.after': 'Du bist drin. Jetzt muss die Einheit bis zu deinem nächsten Zug dort bleiben.',
  'medals.tokens': 'Zugende: Nimm zwei HQ-Marker.',
  'medals.tokens.why':
    'In jedem Zug nimmst du eine Gefechtskarte oder zwei Marker. Gefechtskarten und Artilleriefeuer bezahlst du mit Markern; behalt also immer einige.',
  'medals.tokens.card': 'Du hast schon eine Karte und keinen Marker, um sie zu spielen.',
  'medals.tokens.discard':
    'Eine Karte für einen Marker ist ein schlechter Tausch, solange es zwei umsonst gibt.',
  'medals.done':
    'Dein Zug, und der Graben gehört dir: eine Medaille. Wirst du vertrieben, ist sie gleich wieder weg.',

  'alone.title': 'Ein kleines Gefecht allein',
  'alone.idea':
    'Zehn Einheiten, und du entscheidest: noch zwei Medaillen, und du gewinnst. Der Gegner ist ein Rekrut.',
}
