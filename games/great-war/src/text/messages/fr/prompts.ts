/** French: what a seat is asked. */
import type { Messages } from '@bivouac/face-kit'
import type { PROMPTS as ENGLISH } from '../en/prompts.ts'

export const PROMPTS: Messages<typeof ENGLISH, 'fr'> = {
  'prompt.over': 'La partie est terminée.',
  'prompt.waiting': 'L’autre camp choisit.',
  'prompt.play-card': 'À vous. Jouez une carte de commandement.',
  'prompt.with-card': '« {card} » est jouée. Jouer une carte de combat avec elle ?',
  'prompt.order.first': '{card} : {does}. Qui reçoit un ordre ?',
  'prompt.order.besides': '{card} : {does}. Toutes ont leur ordre. L’artillerie tire-t-elle aussi ?',
  'prompt.order.one': '{card} : {count} ordre donné jusqu’ici. À qui le suivant ?',
  'prompt.order.other': '{card} : {count} ordres donnés jusqu’ici. À qui le suivant ?',
  'prompt.move': 'Déplacez vos unités qui ont un ordre, une à la fois.',
  'prompt.advancing.one': 'Hors de la tranchée : {unit.the} peut avancer de {count} case de plus.',
  'prompt.advancing.other': 'Hors de la tranchée : {unit.the} peut avancer jusqu’à {count} cases de plus.',
  'prompt.shell': 'Artillerie de réserve : quelle case vise-t-elle ?',
  'prompt.shell.again': 'L’artillerie tire encore une fois avec les mêmes dés : quelle case vise-t-elle ?',
  'prompt.shell-dice.one': 'Obus sur {hex} : un dé de visée, pour un jeton HQ.',
  'prompt.shell-dice.other':
    'Obus sur {hex} : combien de dés de visée, de 1 à {count}, à un jeton HQ chacun ?',
  'prompt.battle': 'Combattez avec vos unités qui ont un ordre, une à la fois.',
  'prompt.battle.prepared': 'Combat : votre carte de combat est prête pour la prochaine attaque.',
  'prompt.battle.fury': 'Fureur du combat : attaquez encore avec un dé de plus, ou passez.',
  'prompt.cross-fire': 'Tirs croisés sur {hex} : une autre mitrailleuse se joint-elle au tir ?',
  'prompt.retreat.one': '{unit.the} en {hex} recule à cause de {count} drapeau. Où ?',
  'prompt.retreat.other': '{unit.the} en {hex} recule à cause de {count} drapeaux, un à la fois. Où ?',
  'prompt.take-ground': '{unit.the} a gagné le corps à corps : gagner du terrain en {hex} ?',
  'prompt.answer.after-command': 'L’ennemi joue : {cards}. Répondez-vous ?',
  'prompt.answer.before-close':
    '{attacker.the} en {from} attaque {unit.the} en {hex} au corps à corps. Répondez-vous ?',
  'prompt.answer.after-roll':
    'Le tir de {from} touche {unit.the} en {hex}. Répondez-vous avant le décompte des pertes ?',
  'prompt.answer.after-ranged': '{unit.the} en {hex} a résisté au tir de {from}. Répondez-vous ?',
  'prompt.answer.after-close': '{unit.the} en {hex} a résisté au corps à corps de {from}. Répondez-vous ?',
  'prompt.answer.before-artillery': 'L’artillerie ennemie vise {from}. Répondez-vous ?',
  'prompt.answer.after-move': 'L’ennemi s’est déplacé : {unit}, de {from} à {hex}. Répondez-vous ?',
  'prompt.choose.infantry-assault': 'Assaut d’infanterie : l’infanterie de quel secteur ?',
  'prompt.choose.replacements':
    'Remplaçants : figurines pour l’infanterie : {infantry}, pour toute unité : {anybody}. À qui la suivante ?',
  'prompt.choose.espionage': 'Vous avez vu ces cartes de combat ennemies. Laquelle rendez-vous ?',
  'prompt.choose.physician': 'Médecin : payer un jeton HQ pour une figurine ({unit} en {hex}) ?',
  'prompt.choose.short-supply': 'Ravitaillement insuffisant : {unit.the} en {hex} doit reculer. Où ?',
  'prompt.choose.trench-raid': 'Coup de main : {unit.the} en {hex} peut revenir à son point de départ.',
  'prompt.race':
    'Reconnaissance : prenez une médaille définitive, ou piochez deux cartes de commandement et gardez-en une.',
  'prompt.keep': 'Reconnaissance : quelle carte de commandement gardez-vous ?',
  'prompt.end-turn': 'Fin de votre tour : piochez une carte de combat, ou prenez des jetons HQ.',
  'prompt.end-turn.trade':
    'Piochez une carte de combat ou prenez des jetons HQ. Avant cela, vous pouvez défausser une carte de combat pour un jeton.',
  'prompt.end-turn.full': 'Votre main de cartes de combat est pleine : prenez des jetons HQ.',
  'prompt.end-turn.full.trade':
    'Votre main de cartes de combat est pleine : prenez des jetons HQ, ou défaussez d’abord une carte de combat pour un jeton.',
  'prompt.end-turn.drawn':
    'Vous pouvez encore défausser une carte de combat pour un jeton HQ, ou finir votre tour.',
  'prompt.standing':
    'Pendant le prochain tour ennemi, pour laquelle de vos unités voulez-vous être consulté ?',
}
