/** German: what the gallery says of cards, ground and markers. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  whose: 'Wessen Material gezeigt wird',
  actions: 'Aktionen',
  'actions.note': 'X ist die Zahl neben der Aktion auf der Karte.',
  'does.move': 'Die Einheit zieht bis zu X Spielfelder weit, nur auf Felder mit deinem Marker.',
  'does.guide':
    'Einer deiner Einheitenmarker, der nicht unterdrückt ist, zieht bis zu X Spielfelder weit, nur auf Felder mit deinem Marker.',
  'does.scout':
    'Die Einheit zieht bis zu X Spielfelder weit, egal wohin. Jedes Feld ohne deinen Marker bekommt einen, und für jeden kommt eine Karte Fog of War auf deinen Ablagestapel.',
  'does.stalk':
    'Die Scharfschützen ziehen bis zu X Spielfelder weit, egal wohin, und hinterlassen keinen Marker.',
  'does.bolster':
    'Nimm bis zu X Karten aus deinem Nachschub auf deinen Ablagestapel, nur aus dem genannten Trupp. Nie Fog of War.',
  'does.command': 'Ziehe bis zu X Karten. Du darfst sie in diesem Zug spielen.',
  'does.conceal':
    'Eine Karte Fog of War kommt aus dem gegnerischen Nachschub auf den gegnerischen Ablagestapel.',
  'does.control':
    'Drehe deinen Marker unter der Einheit auf die kontrollierte Seite; ein gegnerischer dreht sich zurück. Nicht, wenn ein gegnerischer Einheitenmarker dort steht.',
  'does.inspire': 'Nimm bis zu X Karten des Trupps aus deinem Spielbereich zurück auf die Hand.',
  'does.recon': 'Entferne eine Karte Fog of War von deiner Hand aus dem Spiel und ziehe dann eine Karte.',
  'does.target':
    'Lege deinen Anvisierungsmarker auf ein Spielfeld, das mindestens drei Felder von deinem Mörser entfernt ist.',
  'does.attack':
    'Würfle mit X Würfeln auf einen beliebigen gegnerischen Einheitenmarker. Ein Treffer kostet ihn für immer eine Karte; ist keine mehr da, verschwindet der Marker.',
  'does.suppress':
    'Würfle mit X Würfeln auf einen beliebigen gegnerischen Einheitenmarker. Ein Treffer dreht ihn auf die unterdrückte Seite.',
  'does.blast':
    'Würfle mit X Würfeln auf jeden Einheitenmarker auf dem anvisierten Spielfeld, auch auf deine eigenen. Entfernung schützt nicht.',
  'does.hunker-down':
    'Statt einer Aktion darf jede Karte außer Fog of War zurück in deinen Nachschub: Das Deck wird schlanker.',
  cards: 'Karten',
  'cards.note': 'Beide Seiten haben die gleichen Karten; nur die Männer sind andere.',
  'cards.initiative': 'Initiative {initiative}',
  'cards.copies.one': '{count} Karte je Seite',
  'cards.copies.other': '{count} Karten je Seite',
  tiles: 'Spielfelder',
  'tiles.note':
    'Die Deckung zählt zur Verteidigung aller Einheitenmarker auf dem Spielfeld. Flüsse halten niemanden auf.',
  'tiles.hill': 'Deckung 3, aber 1 gegen Sprengen und gegen alle, die auf einem Hügel stehen',
  'tiles.cover': 'Deckung {cover}',
  counters: 'Einheitenmarker',
  'counters.ready': '{unit}, bereit',
  'counters.suppressed': '{unit}, unterdrückt',
  'counters.defence': 'Basisverteidigung {defence}',
  'counters.suppressed.about': 'Die nächste Karte, die für sie gespielt wird, macht sie nur wieder bereit.',
  markers: 'Marker',
  'marker.scouted': 'Ausgekundschaftet',
  'marker.scouted.about': 'Deine Einheiten dürfen sich hierher bewegen.',
  'marker.controlled': 'Kontrolliert',
  'marker.controlled.about': 'Das Spielfeld und seine Punkte gehören dir.',
  'marker.objective': 'Ziel',
  'marker.objective.about': 'Bringt der Seite Punkte, die das Spielfeld kontrolliert.',
  'marker.spawn': 'Spawnmarker',
  'marker.spawn.about': 'Hier kommen Einheiten ins Spiel, wenn du eine ihrer Karten spielst.',
  'marker.target': 'Anvisierungsmarker',
  'marker.target.about': 'Hierhin feuert der Mörser. Bewegt sich der Mörser, verschwindet der Marker.',
  'marker.initiative': 'Initiativemarker',
  'marker.initiative.about': 'Wer ihn hat, spielt zuerst und behält ihn bei gleichen Geboten.',
  'marker.radio': 'Funkgerät',
  'marker.radio.about':
    'Nur in „Wichtige Informationen“: US-Schützen, die das Spielfeld kontrollieren, können es wertvoller machen.',
  'example.distance':
    'So weit ist es von den Schützen: Die sechs Nachbarn haben eine ganze oder halbe Seite gemeinsam.',
  'example.sum': 'Basisverteidigung 4, Deckung 1, Entfernung 2: Ein Würfel muss mindestens 7 zeigen, oder 0.',
  'example.hill-below': 'Von unten gibt der Hügel Deckung 3.',
  'example.hill-level': 'Von einem Hügel aus, hier demselben, gibt er nur 1.',
}
