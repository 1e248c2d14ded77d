/** French: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Comment jouer',
  sections: [
    {
      title: 'But',
      parts: [
        'Deux camps, deux lignes de tranchées, et le no man’s land entre elles. Le premier camp à réunir les médailles que demande le scénario gagne aussitôt. Chaque unité ennemie détruite est une médaille ; certains terrains en valent aussi, selon le scénario.',
      ],
    },
    {
      title: 'Tour',
      parts: [
        {
          steps: [
            'Jouez une carte de COMMANDEMENT : elle dit à combien d’unités vous donnez un ordre, et dans quel secteur (gauche, centre, droite, vus de votre côté). Avec elle, vous pouvez jouer une carte de COMBAT contre des jetons HQ.',
            'Donnez les ordres, un par un. Un ordre d’une carte de secteur peut aller à l’artillerie de réserve.',
            'Déplacez les unités qui ont un ordre, une à la fois.',
            'Combattez avec elles, une à la fois. Ce n’est jamais obligatoire.',
            'Piochez une carte de commandement ; puis piochez une carte de combat ou prenez 2 jetons HQ.',
          ],
        },
      ],
    },
    {
      title: 'Unités',
      parts: [
        {
          terms: [
            ['Infanterie', '1 case et combat, ou 2 cases sans combat'],
            ['Mitrailleuse', '1 case ou combat'],
            ['Mortier', '1 case ou combat ; pas besoin de ligne de vue'],
          ],
        },
        'Chacune a quatre figurines. Avec la dernière, l’unité disparaît ; les pertes ne coûtent jamais de dés.',
      ],
    },
    {
      title: 'Tir',
      parts: [
        {
          table: [
            ['Dés selon la distance', '2', '3', '4', '5', '6'],
            ['Infanterie', '2', '1', '1', '–', '–'],
            ['Mitrailleuse', '3', '3', '1', '1', '–'],
            ['Mortier', '2', '2', '2', '1', '1'],
          ],
        },
        'Avec un ennemi à côté d’elle, une unité ne peut pas tirer : elle combat au corps à corps, avec 3 dés (grenadier 4). Deux mitrailleuses qui ont la même cible peuvent tirer ensemble.',
      ],
    },
    {
      title: 'Dés',
      parts: [
        {
          terms: [
            ['soldat', 'touche, sauf si le terrain protège'],
            ['explosion', 'touche'],
            ['tête de mort', 'touche au corps à corps seulement'],
            ['drapeau', 'la cible recule d’une case ; sans issue, elle perd une figurine'],
            ['HQ', 'un jeton pour qui a lancé'],
          ],
        },
      ],
    },
    {
      title: 'Terrain',
      parts: [
        'Soldats/drapeaux ignorés : tranchée 2/2 sous le feu et 1/1 au corps à corps ; bâtiment, ruines, trou d’obus 1/1 ; forêt, colline 1/0. Forêt, bâtiment, ruines, cratère de mine et barbelés arrêtent toute unité qui y entre. Depuis les barbelés on combat avec un dé de moins ; une unité qui s’y trouve peut les ôter au lieu de combattre. Après un corps à corps qui vide la case, l’infanterie peut gagner le terrain.',
      ],
    },
    {
      title: 'Canons',
      parts: [
        'L’artillerie de réserve ne bouge jamais et atteint tous les secteurs de votre carte. Chaque jeton HQ achète un dé de visée : il tombe sur une case voisine de la cible, et les nombres égaux aussi sur la cible elle-même. Trois nombres égaux la rasent. Vos propres hommes sont touchés aussi.',
      ],
    },
    {
      title: 'Réponses',
      parts: [
        'Pendant le tour ennemi, on vous demande partout où une carte pourrait répondre, quoi que vous ayez en main. « Passer aussi à toute autre occasion » fait avancer la partie.',
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Chaque choix peut aussi être tapé : play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
