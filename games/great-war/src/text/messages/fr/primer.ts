/** French: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'fr'> = {
  primer: 'Comment jouer',
  'primer.goal': 'But',
  'primer.goal.text':
    'Deux camps, deux lignes de tranchées, et le no man’s land entre elles. Le premier camp à réunir les médailles que demande le scénario gagne aussitôt. Chaque unité ennemie détruite est une médaille ; certains terrains en valent aussi, selon le scénario.',
  'primer.turn': 'Tour',
  'primer.turn.card':
    'Jouez une carte de COMMANDEMENT : elle dit à combien d’unités vous donnez un ordre, et dans quel secteur (gauche, centre, droite, vus de votre côté). Avec elle, vous pouvez jouer une carte de COMBAT contre des jetons HQ.',
  'primer.turn.order':
    'Donnez les ordres, un par un. Un ordre d’une carte de secteur peut aller à l’artillerie de réserve.',
  'primer.turn.move': 'Déplacez les unités qui ont un ordre, une à la fois.',
  'primer.turn.battle': 'Combattez avec elles, une à la fois. Ce n’est jamais obligatoire.',
  'primer.turn.draw':
    'Piochez une carte de commandement ; puis piochez une carte de combat ou prenez 2 jetons HQ.',
  'primer.units': 'Unités',
  'primer.units.infantry': 'Infanterie',
  'primer.units.infantry.is': '1 case et combat, ou 2 cases sans combat',
  'primer.units.machine-gun': 'Mitrailleuse',
  'primer.units.machine-gun.is': '1 case ou combat',
  'primer.units.mortar': 'Mortier',
  'primer.units.mortar.is': '1 case ou combat ; pas besoin de ligne de vue',
  'primer.units.text':
    'Chacune a quatre figurines. Avec la dernière, l’unité disparaît ; les pertes ne coûtent jamais de dés.',
  'primer.fire': 'Tir',
  'primer.fire.distance': 'Dés selon la distance',
  'primer.fire.text':
    'Avec un ennemi à côté d’elle, une unité ne peut pas tirer : elle combat au corps à corps, avec 3 dés (grenadier 4). Deux mitrailleuses qui ont la même cible peuvent tirer ensemble.',
  'primer.dice': 'Dés',
  'primer.dice.soldier': 'soldat',
  'primer.dice.soldier.is': 'touche, sauf si le terrain protège',
  'primer.dice.burst': 'explosion',
  'primer.dice.burst.is': 'touche',
  'primer.dice.skull': 'tête de mort',
  'primer.dice.skull.is': 'touche au corps à corps, à 2 cases avec un grenadier, et sur la cible des obus',
  'primer.dice.flag': 'drapeau',
  'primer.dice.flag.is': 'la cible recule d’une case ; sans issue, elle perd une figurine',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'un jeton pour qui a lancé',
  'primer.ground': 'Terrain',
  'primer.ground.text':
    'Soldats/drapeaux ignorés : tranchée 2/2 sous le feu et 1/1 au corps à corps ; bâtiment, ruines, trou d’obus 1/1 ; forêt, colline 1/0. Forêt, bâtiment, ruines, cratère de mine et barbelés arrêtent toute unité qui y entre. Depuis les barbelés on combat avec un dé de moins ; une unité qui s’y trouve peut les ôter au lieu de combattre. Après un corps à corps qui vide la case, l’infanterie peut gagner du terrain.',
  'primer.guns': 'Canons',
  'primer.guns.text':
    'L’artillerie de réserve ne bouge jamais et atteint tous les secteurs de votre carte. Chaque jeton HQ achète un dé de visée : il tombe sur une case voisine de la cible, et les nombres égaux aussi sur la cible elle-même. Trois nombres égaux la rasent. Vos propres hommes sont touchés aussi.',
  'primer.answers': 'Réponses',
  'primer.answers.text':
    'Pendant le tour ennemi, on vous consulte chaque fois qu’une carte pourrait répondre, quoi que vous ayez en main. « Passer aussi à toute autre occasion » fait avancer la partie.',
  'primer.notation': 'Notation',
  'primer.notation.text':
    'Chaque choix peut aussi être tapé : play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
}
