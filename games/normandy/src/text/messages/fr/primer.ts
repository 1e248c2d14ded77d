/** French: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'fr'> = {
  primer: 'Comment jouer',
  'primer.goal': 'But',
  'primer.goal.text':
    'Deux sections se disputent une carte faite de tuiles. Le scénario dit ce qu’il vous faut : un certain nombre de points, ou clouer l’ennemi au sol (plus aucun de ses Fusiliers sur le plateau). Les points marqués sur une tuile vont au camp qui la CONTRÔLE.',
  'primer.round': 'Manche',
  'primer.round.draw': 'Chacun pioche quatre cartes.',
  'primer.round.bid':
    'Chacun mise une carte en secret : le plus grand nombre commence. Les deux mises sont défaussées.',
  'primer.round.play': 'Un camp joue ses autres cartes, autant qu’il veut, puis l’autre fait de même.',
  'primer.round.text':
    'À la fin de votre tour, votre main et ce que vous avez joué vont à votre défausse. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.',
  'primer.cards': 'Cartes',
  'primer.cards.text':
    'Une carte de combat déplace ou fait tirer le pion du même nom. Une carte jouée pour une action revient plus tard. Se mettre à couvert remet une carte dans la réserve : votre pioche s’amincit. Le Brouillard de guerre ne se joue pas et encombre la main ; misez-le, ou retirez-le par Renseigner.',
  'primer.actions': 'Actions',
  'primer.actions.scout': 'Éclairer X',
  'primer.actions.scout.is':
    'jusqu’à X tuiles, partout ; chaque nouvelle tuile reçoit votre marqueur, et vous un Brouillard',
  'primer.actions.move': 'Déplacer X',
  'primer.actions.move.is': 'jusqu’à X tuiles, là où est votre marqueur : les Éclaireurs vont devant',
  'primer.actions.control': 'Contrôler',
  'primer.actions.control.is': 'retournez votre marqueur pour tenir la tuile ; pas avec un ennemi dessus',
  'primer.actions.attack': 'Attaquer X',
  'primer.actions.attack.is': 'X dés sur un pion ennemi ; touché, il perd une carte pour de bon',
  'primer.actions.suppress': 'Neutraliser X',
  'primer.actions.suppress.is': 'de même, mais sa prochaine carte ne sert qu’à se relever',
  'primer.actions.stalk': 'S’infiltrer X',
  'primer.actions.stalk.is': 'les Tireurs font jusqu’à X tuiles, partout, sans marqueur',
  'primer.actions.target': 'Viser',
  'primer.actions.target.is': 'le mortier vise à trois tuiles ou plus',
  'primer.actions.blast': 'Pilonner X',
  'primer.actions.blast.is': 'X dés contre chaque pion de la tuile visée, les vôtres aussi',
  'primer.actions.recon': 'Renseigner',
  'primer.actions.recon.is': 'retirez un Brouillard de votre main et piochez une carte',
  'primer.actions.conceal': 'Dissimuler',
  'primer.actions.conceal.is': 'l’ennemi reçoit un Brouillard de guerre',
  'primer.actions.bolster': 'Renforcer X',
  'primer.actions.bolster.is': 'X cartes de votre réserve vers votre défausse : des hommes pour plus tard',
  'primer.actions.command': 'Commander X',
  'primer.actions.command.is': 'piochez X cartes',
  'primer.actions.inspire': 'Inspirer X',
  'primer.actions.inspire.is': 'reprenez en main X cartes jouées',
  'primer.actions.guide': 'Guider X',
  'primer.actions.guide.is': 'un de vos pions fait X tuiles, comme par Déplacer',
  'primer.dice': 'Dés',
  'primer.dice.text':
    'Dix faces, de 0 à 9. Il vous faut : la défense de base de la cible + le couvert de sa tuile + sa distance en tuiles. Tout dé qui y parvient touche, et un 0 touche toujours. Une colline donne un couvert de 3, mais de 1 contre un attaquant sur une colline et contre les obus. Une unité touchée sans carte en main, en défausse ou en pioche perd son pion. Un pion perdu revient à son entrée si vous jouez encore une carte de cette unité.',
  'primer.plan': 'Un plan',
  'primer.plan.text':
    'Éclairez vers les points, amenez les Fusiliers par Déplacer, puis contrôlez. Renforcez tôt les Fusiliers. Les Mitrailleurs neutralisent, les Fusiliers tout près achèvent. Regardez d’abord les chances.',
  'primer.notation': 'Notation',
  'primer.notation.text':
    'Chaque choix peut aussi être tapé : bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
}
