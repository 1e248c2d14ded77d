/** French: what the coach says in somebody's first games: a heading and two or three short sentences each. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'aim-points.title': 'Comment gagner',
  'aim-points':
    'L’insigne d’une tuile montre ses points. Vous les tenez tant que votre drapeau est sur la tuile, et celui qui en tient assez gagne aussitôt. Les tuiles marquées ne sont pas encore à vous ; allez d’abord vers les plus proches.',
  'aim-pin.title': 'Comment gagner',
  'aim-pin':
    'Vous gagnez en clouant l’ennemi au sol : il ne doit plus rester un seul de ses pions de Fusiliers sur la carte. Tirez sur eux dès que vos chances sont bonnes, et ne le laissez pas atteindre ses points entre-temps.',
  'bid.title': 'Miser pour commencer',
  bid: 'Chaque camp pose une carte en secret ; le plus grand nombre, en haut à gauche, commence la manche. Les deux cartes sont alors dépensées : misez celle dont vous avez le moins besoin. Le Brouillard de guerre fait une bonne mise quand jouer en second ne gêne pas.',
  'hand.title': 'Vos cartes sont vos ordres',
  hand: 'Une carte appartient au pion qui porte le même nom et la même lettre. Choisissez une de ses actions, et la carte est dépensée. Vous pouvez jouer toute votre main ; ce qui est joué revient quand la pioche est mélangée.',
  'fog.title': 'Brouillard de guerre',
  fog: 'Cette carte ne fait qu’encombrer votre main. Débarrassez-vous-en en la misant, ou pour de bon avec l’action Renseigner d’un Éclaireur. Plus vous éclairez de tuiles, plus vous en piochez.',
  'scout.title': 'Les Éclaireurs d’abord',
  scout:
    'Les Éclaireurs entrent sur toute tuile et y laissent votre marqueur à l’œil ; la plupart des autres ne vont que là où il y en a un. Chaque nouveau marqueur met un Brouillard de guerre dans votre défausse. Ouvrez donc un chemin vers les points plutôt que toute la carte.',
  'control.title': 'Prendre une tuile',
  control:
    'Contrôler retourne votre marqueur sur son drapeau : la tuile et ses points sont à vous, même quand vos hommes repartent. Impossible tant qu’un ennemi s’y trouve. Là où un insigne montre des points, c’est souvent ce qu’un Fusilier peut faire de mieux.',
  'move.title': 'Les Fusiliers prennent le terrain',
  move: 'Seuls les Fusiliers contrôlent des tuiles : tout dépend d’eux. Ils font une tuile par carte, et seulement là où est votre marqueur. Sans Fusiliers sur la carte, vous êtes cloué au sol.',
  'step.title': 'Tuile par tuile',
  step: 'Appuyez sur la tuile suivante ; on peut entrer sur les tuiles marquées. Le bouclier en bas à droite est le couvert de la tuile : 2 ou 3 protège bien du tir, 0 est un champ découvert. Si vous avez plusieurs pas, vous pouvez vous arrêter plus tôt.',
  'attack.title': 'Sur qui tirer ?',
  attack:
    'L’étiquette sur chaque ennemi montre vos chances. Appuyez sur l’un d’eux pour voir ce qu’un dé à dix faces doit atteindre : défense de base + couvert + distance. Un 0 touche toujours : aucun tir n’est sans espoir ; mais sous 30 %, un pas en avant vaut souvent mieux.',
  'range.title': 'De près, c’est mieux',
  range:
    'Chaque tuile de distance rend le tir plus difficile d’un point, et chaque point de couvert aussi. Sur la même tuile, la distance ne coûte rien. Approchez d’abord et tirez avec la carte suivante. Il en va de même du tir ennemi.',
  'suppressed.title': 'Votre unité est neutralisée',
  suppressed:
    'Le pion est sur sa face pâle. La prochaine carte jouée pour lui ne fait que le rallier, quelle que soit l’action choisie. Si l’unité n’est pas utile maintenant, gardez la carte en main ou mettez-la à couvert.',
  'machine-gunners.title': 'Mitrailleurs',
  'machine-gunners':
    'Neutraliser lance quatre dés mais ne coûte pas d’homme à l’ennemi : son unité doit dépenser une carte pour se relever. Servez-vous-en contre une unité qui va tirer ou prendre une tuile. Si elle est proche et à découvert, mieux vaut parfois Attaquer avec deux dés.',
  'bolster.title': 'Des hommes pour plus tard',
  bolster:
    'Renforcer fait passer des cartes de votre réserve à votre défausse ; vous les piocherez après le prochain mélange. Faites-le tôt, et pensez d’abord aux Fusiliers : chaque carte d’une unité est une action, et une vie.',
  'command.title': 'Commander : piocher plus',
  command:
    'Commander pioche des cartes que vous pouvez jouer aussitôt. Faites-le avant vos autres cartes, pour savoir tout ce que vous avez. Avec une main faible, piochez-en deux ; si elle vous plaît, Renforcer est mieux.',
  'inspire.title': 'Chefs d’escouade',
  inspire:
    'Inspirer reprend en main une carte de son escouade jouée ce tour-ci : le même homme agit deux fois. Jouez donc d’abord votre meilleur homme, puis son chef. Si rien n’en vaut la peine, renforcez.',
  'guide.title': 'Guide de section',
  guide:
    'Guider déplace d’une tuile un de vos pions prêts, sans dépenser sa carte. Utile pour amener des Fusiliers sur une tuile qu’ils contrôleront avec leur carte suivante.',
  'recon.title': 'Renseigner dissipe le brouillard',
  recon:
    'Renseigner retire de la partie un Brouillard de guerre de votre main et vous fait piocher une carte. Cela coûte l’action de l’Éclaireur et rend une carte. Cela vaut presque toujours la peine : une pioche sans brouillard est une pioche forte.',
  'conceal.title': 'Dissimuler : du brouillard pour l’ennemi',
  conceal:
    'Dissimuler met un Brouillard de guerre dans la défausse de l’ennemi. Cela lui nuit plus tard et ne fait rien maintenant : bon quand vos Éclaireurs n’ont nulle part où aller.',
  'sniper.title': 'Tireurs d’élite',
  sniper:
    'Un Tireur d’élite va partout sans marqueur, attaque avec trois dés et est difficile à toucher. Approchez une fois, puis tirez tour après tour. Il ne peut pas contrôler de tuiles.',
  'mortar.title': 'Le mortier',
  mortar:
    'D’abord Viser : posez le marqueur sur une tuile à trois ou plus. Puis Pilonner tire sur tous ceux qui s’y trouvent, les vôtres aussi ; la distance ne compte pas. Si les servants se déplacent, le marqueur disparaît.',
  'enter.title': 'Des hommes hors de la carte',
  enter:
    'Cette unité n’a pas de pion sur la carte. Jouez sa carte pour n’importe quelle action : elle entre d’abord sur la tuile qui porte votre flèche, prête, puis agit de là.',
  'hunker.title': 'Se mettre à couvert',
  hunker:
    'Touchez la carte elle-même, puis « À couvert » : elle retourne à la réserve, et votre pioche est plus mince jusqu’à ce que Renforcer la ramène. Utile pour les hommes loin du combat ; gardez vos Fusiliers.',
  'end-turn.title': 'Rien n’est gardé',
  'end-turn':
    'À la fin de votre tour, votre main et tout ce que vous avez joué vont à votre défausse ; puis l’autre camp joue, et chacun pioche quatre cartes. Quand la pioche est vide, la défausse est mélangée.',
  'casualty.title': 'Vous avez perdu un homme',
  casualty:
    'Une touche retire de la partie une carte de cette unité : de votre main s’il y en a une, sinon de la défausse, sinon de la pioche. S’il n’y en a plus, la touche suivante retire le pion. Renforcer amène d’autres hommes de la réserve, et l’unité revient en jeu.',
  'hit.title': 'Touché',
  hit: 'L’ennemi a perdu pour de bon une carte de cette unité : une action de moins, une vie de moins. Sans carte en main, en défausse ou en pioche, sa prochaine perte ôte le pion. Il est souvent payant de continuer sur la même unité.',
  'enemy-fire.title': 'Sous le feu',
  'enemy-fire':
    'Le tir ennemi fonctionne comme le vôtre : base + couvert + distance, et tout dé qui y parvient touche. Vous n’avez rien à faire. Des hommes à découvert ou près de ses armes seront encore touchés : mettez-les à couvert, ou faites-le taire d’abord.',
}
