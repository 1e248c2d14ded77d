/** French: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Comment jouer',
  sections: [
    {
      title: 'But',
      parts: [
        'Deux sections se disputent une carte faite de tuiles. Le scénario dit ce qu’il vous faut : tant de points, ou clouer l’ennemi au sol (plus aucun de ses Fusiliers sur le plateau). Les points marqués sur une tuile vont au camp qui la CONTRÔLE.',
      ],
    },
    {
      title: 'Manche',
      parts: [
        {
          steps: [
            'Chacun pioche quatre cartes.',
            'Chacun mise une carte en secret : le plus grand nombre commence. Les deux mises sont défaussées.',
            'Un camp joue ses autres cartes, autant qu’il veut, puis l’autre fait de même.',
          ],
        },
        'À la fin de votre tour, votre main et ce que vous avez joué vont à votre défausse. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.',
      ],
    },
    {
      title: 'Cartes',
      parts: [
        'Une carte de combat déplace ou fait tirer le pion du même nom. Une carte jouée pour une action revient plus tard. Se mettre à couvert remet une carte dans la réserve : bon pour une pioche plus mince. Le Brouillard de guerre ne se joue pas et encombre la main ; misez-le, ou retirez-le par Renseigner.',
      ],
    },
    {
      title: 'Actions',
      parts: [
        {
          terms: [
            [
              'Éclairer X',
              'jusqu’à X tuiles, partout ; chaque nouvelle tuile reçoit votre marqueur, et vous un Brouillard',
            ],
            ['Déplacer X', 'jusqu’à X tuiles, là où est votre marqueur : les Éclaireurs vont devant'],
            ['Contrôler', 'retournez votre marqueur pour tenir la tuile ; pas avec un ennemi dessus'],
            ['Attaquer X', 'X dés sur un pion ennemi ; touché, il perd une carte pour de bon'],
            ['Neutraliser X', 'de même, mais sa prochaine carte ne sert qu’à se relever'],
            ['S’infiltrer X', 'les Tireurs font jusqu’à X tuiles, partout, sans marqueur'],
            ['Viser', 'le mortier vise à trois tuiles ou plus'],
            ['Pilonner X', 'X dés sur chacun sur la tuile visée, les vôtres aussi'],
            ['Renseigner', 'retirez un Brouillard de votre main et piochez une carte'],
            ['Dissimuler', 'l’ennemi reçoit un Brouillard de guerre'],
            ['Renforcer X', 'X cartes de votre réserve vers votre défausse : des hommes pour plus tard'],
            ['Commander X', 'piochez X cartes'],
            ['Inspirer X', 'reprenez en main X cartes jouées'],
            ['Guider X', 'un de vos pions fait X tuiles, comme par Déplacer'],
          ],
        },
      ],
    },
    {
      title: 'Dés',
      parts: [
        'Dix faces, de 0 à 9. Il vous faut : la défense de base de la cible + le couvert de sa tuile + sa distance en tuiles. Tout dé qui y parvient touche, et un 0 touche toujours. Une colline donne un couvert de 3, mais de 1 contre un attaquant sur une colline et contre les obus. Une unité touchée sans carte en main, en défausse ou en pioche perd son pion. Un pion perdu revient à son entrée si vous jouez encore une carte de cette unité.',
      ],
    },
    {
      title: 'Un plan',
      parts: [
        'Éclairez vers les points, amenez les Fusiliers par Déplacer, puis contrôlez. Renforcez tôt les Fusiliers. Les Mitrailleurs neutralisent, les Fusiliers tout près achèvent. Regardez d’abord les chances.',
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Chaque choix peut aussi être tapé : bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
