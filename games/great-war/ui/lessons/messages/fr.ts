/** French: the lessons of The Great War: an instruction, why, and what is said of other tries. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'command.title': 'Cartes de commandement et secteurs',
  'command.idea': 'Une carte dit combien d’unités peuvent agir, et où.',
  'command.card': 'Vos unités sont rondes et orange. La plupart sont au centre : jouez Attaque au centre.',
  'command.card.why':
    'À chaque tour vous jouez une carte de commandement. Elle nomme un secteur, gauche, centre ou droite vus de votre côté, et combien d’unités y reçoivent un ordre. Deux lignes en tirets sur le plateau marquent les secteurs.',
  'command.card.right':
    'Reconnaissance à droite donne un ordre à une unité, sur votre aile droite. Votre force est au centre.',
  'command.card.left': 'Une seule unité est sur votre aile gauche : le second ordre serait perdu.',
  'command.card.after': 'Trois ordres pour le centre.',
  'command.order': 'Donnez un ordre aux trois unités du centre.',
  'command.order.why':
    'Appuyez sur les unités qui doivent agir : un petit signe montre leur ordre. Elles seules se déplacent et combattent ce tour-ci, et les ordres inutilisés sont perdus.',
  'command.order.few': 'Il vous reste des ordres, et personne pour qui les garder.',
  'command.order.after': 'Toutes trois peuvent maintenant se déplacer et combattre.',
  'command.move': 'Avancez l’unité indiquée : d’une case, comme montré, ou de deux.',
  'command.move.why':
    'L’infanterie fait une case et peut encore combattre, ou deux et ne le peut plus : celles-là sont barrées. Personne n’entre sur une case occupée. Vous déplacez vos unités l’une après l’autre, et rien n’oblige à bouger.',
  'command.move.nobody': 'Vous pourriez en rester là, mais l’ennemi est trop loin. Faites avancer quelqu’un.',
  'command.move.back': 'Ainsi, elle ne s’approche guère de l’ennemi.',
  'command.move.others': 'Les autres sont bien dans leur tranchée. Déplacez l’unité indiquée.',
  'command.finish': 'Les autres restent dans leur tranchée. Finissez les mouvements.',
  'command.finish.why':
    'D’abord tous les mouvements, puis tous les combats : c’est l’ordre d’un tour. Dans la tranchée, vos hommes sont difficiles à toucher : ne les en sortez pas trop tôt.',
  'command.finish.more':
    'Elles peuvent, mais dehors elles n’ont pas de couvert. Une unité en avant suffit pour l’instant.',
  'command.done':
    'Une carte, un secteur, quelques ordres. Voyez d’abord où vous voulez agir, puis quelle carte y mène.',

  'battle.title': 'Se déplacer, puis combattre',
  'battle.idea': 'Une case et un combat, ou deux cases sans combat.',
  'battle.order': 'Jouez Sondage au centre et donnez un ordre aux deux unités.',
  'battle.order.why':
    'Sondage donne deux ordres. Vous avez une infanterie et une autre avec grenadier, un homme armé de grenades : le petit signe sur l’unité le montre.',
  'battle.order.few': 'Il faut les deux : l’une tire, l’autre prend la tranchée d’assaut.',
  'battle.near': 'Avancez l’infanterie d’une case, vers la case indiquée.',
  'battle.near.why':
    'Plus on est près, plus on a de dés : l’infanterie en lance deux à deux cases, un à trois ou quatre. Après une case elle peut encore combattre, après deux elle ne le peut plus.',
  'battle.near.two': 'Deux cases : elle ne peut alors plus combattre ce tour-ci. Une suffit.',
  'battle.near.bomber': 'Dans un instant. D’abord l’infanterie, qui tire de loin.',
  'battle.near.stay': 'De la tranchée il y a trois cases : un dé seulement. Approchez d’une.',
  'battle.near.after': 'Deux cases jusqu’à l’ennemi : deux dés.',
  'battle.bomber': 'Menez le grenadier à la tranchée, sur la case indiquée.',
  'battle.bomber.why':
    'À côté de l’ennemi, c’est le corps à corps : trois dés, quatre avec un grenadier, et les têtes de mort touchent aussi. Attention à la ligne de vue de votre autre unité : toute unité la barre.',
  'battle.bomber.sight':
    'Là, il serait en plein dans la ligne de tir de votre infanterie. Prenez la case à côté.',
  'battle.bomber.two':
    'Deux cases : le grenadier ne peut alors plus combattre, et se retrouve seul dans leur tranchée.',
  'battle.bomber.stay': 'À deux cases il a deux dés ; à côté de l’ennemi, il en a quatre.',
  'battle.bomber.after': 'Quatre dés au corps à corps.',
  'battle.fire': 'Que l’infanterie tire d’abord sur la tranchée.',
  'battle.fire.why':
    'Explosions et soldats touchent. Mais de loin, une tranchée ignore deux soldats, et son unité peut ignorer deux drapeaux. Une face HQ vous donne un jeton, touché ou non.',
  'battle.fire.first': 'Gardez cela pour la fin : que l’infanterie les use d’abord.',
  'battle.fire.done': 'Rien n’oblige à combattre, mais ces deux-là sont venues pour cela.',
  'battle.fire.after':
    'Le soldat est ignoré : ils sont dans une tranchée. Mais la face HQ vous a donné un jeton.',
  'battle.close': 'Maintenant, prenez la tranchée d’assaut avec le grenadier.',
  'battle.close.why':
    'Les petits casques sont les figurines d’une unité : il en reste deux là-bas. Au corps à corps, une tranchée ne sert que contre un soldat et un drapeau, et les têtes de mort touchent.',
  'battle.close.done': 'Vous êtes à côté d’eux avec quatre dés. Servez-vous-en.',
  'battle.close.after':
    'Une tête de mort et une explosion : les deux dernières figurines tombent. Une unité détruite est une médaille.',
  'battle.ground': 'Gagnez du terrain : entrez dans la tranchée.',
  'battle.ground.why':
    'Quand l’ennemi est détruit ou chassé au corps à corps, votre infanterie peut entrer sur sa case. Maintenant la tranchée vous protège.',
  'battle.ground.stay': 'Ici rien ne vous protège. La tranchée est libre : entrez.',
  'battle.done': 'Approchez, tirez d’abord, puis donnez l’assaut avec le grenadier et gagnez du terrain.',

  'cover.title': 'Couvert et tirs croisés',
  'cover.idea': 'Ce qu’une tranchée encaisse, et comment deux mitrailleuses y répondent.',
  'cover.trench': 'Tirez avec l’infanterie sur l’unité dans la tranchée.',
  'cover.trench.why':
    'L’infanterie lance deux dés à deux cases. De chaque jet à distance, une tranchée ignore deux soldats et son unité peut ignorer deux drapeaux ; dans un trou d’obus, un de chaque.',
  'cover.trench.first': 'Pas encore. Voyez d’abord ce que vaut une tranchée.',
  'cover.trench.done': 'Votre infanterie n’a pas bougé : elle peut tirer. Laissez-la faire.',
  'cover.trench.after': 'Deux soldats, tous deux ignorés : rien.',
  'cover.open': 'L’autre unité est à découvert. Tirez sur elle avec une mitrailleuse.',
  'cover.open.why':
    'Une mitrailleuse lance trois dés à deux ou trois cases. À découvert rien n’est ignoré : chaque soldat et chaque explosion touche. Cela fait la moitié des faces.',
  'cover.open.again': 'Vous avez vu ce que vaut la tranchée. L’unité à découvert n’a aucun couvert.',
  'cover.open.far': 'À cinq cases c’est un seul dé, et contre une tranchée.',
  'cover.open.done': 'Une unité à découvert devant deux mitrailleuses : ne la laissez pas filer.',
  'cover.open.after': 'On ne lance pas encore : une autre mitrailleuse peut se joindre au tir.',
  'cover.cross': 'Que l’autre mitrailleuse se joigne au tir : tirs croisés.',
  'cover.cross.why':
    'Des mitrailleuses qui ont un ordre et peuvent tirer sur la même cible peuvent le faire en une seule attaque : six dés en un jet, et le couvert ne compte qu’une fois.',
  'cover.cross.alone': 'Trois dés seule, six ensemble. Les tirs croisés ne coûtent rien.',
  'cover.done':
    'Quatre touches en un jet. Tirez sur ce qui n’a pas de couvert, et faites tirer les mitrailleuses ensemble.',

  'flags.title': 'Drapeaux, retraite, gain de terrain',
  'flags.idea': 'Chassez une unité et prenez sa place.',
  'flags.drive': 'Attaquez l’unité à découvert avec l’infanterie.',
  'flags.drive.why':
    'Chaque drapeau fait reculer la cible d’une case vers son bord ; son propriétaire choisit laquelle. À découvert, aucun drapeau ne peut être ignoré.',
  'flags.drive.bomber':
    'Le grenadier a son propre travail : la tranchée devant lui. Une unité ne combat qu’une fois par tour.',
  'flags.drive.done': 'Les deux unités sont à côté de l’ennemi. N’y renoncez pas.',
  'flags.drive.after': 'Une figurine perdue, et deux drapeaux : deux cases en arrière.',
  'flags.ground': 'La case est vide. Gagnez du terrain.',
  'flags.ground.why':
    'Seule l’infanterie gagne du terrain, et seulement après un corps à corps. C’est gratuit, et jamais obligatoire.',
  'flags.ground.stay':
    'Ici non plus vous n’avez pas de couvert. Là, vos deux unités seraient à côté de l’ennemi dans la tranchée.',
  'flags.blocked': 'Maintenant le grenadier : attaquez la tranchée dont l’issue est barrée.',
  'flags.blocked.why':
    'Au corps à corps, une unité dans une tranchée peut ignorer un drapeau. Pour chaque drapeau de plus, elle doit reculer d’une case. Là où elle ne peut pas, parce que des unités sont derrière elle, elle perd une figurine.',
  'flags.blocked.done':
    'Deux de leurs propres unités sont juste derrière eux. Maintenant un drapeau fait mal.',
  'flags.done':
    'Une tête de mort, et un drapeau sans issue : deux figurines perdues. Gardez libres les cases derrière vos hommes.',

  'cards.title': 'Cartes de combat et réponses',
  'cards.idea': 'Dépensez des jetons HQ au bon moment, même pendant le tour ennemi.',
  'cards.grenade': 'Jouez Grenade à main avant de lancer.',
  'cards.grenade.why':
    'Une carte de combat coûte des jetons HQ, inscrits sur sa pièce, et dit quand elle se joue. Grenade à main : avant votre corps à corps, deux dés de plus. Vous pouvez jouer une telle carte à votre tour et une au tour ennemi.',
  'cards.grenade.plain': 'Trois dés contre une tranchée, c’est peu. Avec la carte, c’est cinq.',
  'cards.grenade.done': 'Vous êtes juste devant eux, et vous avez une grenade.',
  'cards.grenade.after': 'Deux jetons dépensés : cinq dés au lieu de trois.',
  'cards.attack': 'Attaquez maintenant la tranchée.',
  'cards.attack.why':
    'Avant votre jet, on demande à l’ennemi s’il répond, même s’il n’a pas de carte pour cela. La question ne vous apprend donc rien.',
  'cards.attack.after': 'Trois figurines tombent, une reste. Et la face HQ vous rend un jeton.',
  'cards.tokens': 'Fin du tour : prenez deux jetons HQ.',
  'cards.tokens.why':
    'À la fin vous prenez soit une carte de combat, soit deux jetons. Votre seul jeton paie tout juste la carte que vous avez ; ensuite il ne vous reste rien.',
  'cards.tokens.card':
    'Votre seul jeton paie tout juste la carte que vous avez. Il vous faut des jetons, pas une autre carte.',
  'cards.tokens.standing': 'C’est une consigne, pour ne pas être consulté. Cette fois, vous voulez l’être.',
  'cards.tokens.after': 'Les Allemands vous attaquent et touchent une fois. Maintenant vous pouvez répondre.',
  'cards.answer': 'Répondez avec Crosse et baïonnette.',
  'cards.answer.why':
    'Après un corps à corps, une unité encore en place peut rendre le coup avec cette carte, avec un dé de plus. Sans carte, personne ne rend le coup.',
  'cards.answer.pass':
    'Vous pouvez laisser passer. Mais il lui reste une figurine, et vous avez la carte pour cela.',
  'cards.done':
    'Vous détruisez l’unité pendant le tour ennemi : une médaille pour vous. Gardez des jetons pour répondre.',

  'artillery.title': 'Artillerie de réserve',
  'artillery.idea': 'Les obus se dispersent : visez là où l’ennemi est le plus serré.',
  'artillery.order': 'Jouez Sondage au centre, et donnez un ordre à l’artillerie.',
  'artillery.order.why':
    'Un ordre d’une carte de secteur peut aller aux canons derrière les lignes. Ils n’ont pas besoin de voir et atteignent toute case des secteurs de la carte, mais vous payez en jetons HQ.',
  'artillery.order.unit':
    'Cela marche aussi. Mais trois Allemands sont serrés là : du travail pour les canons.',
  'artillery.order.after': 'Les canons tirent avant tous les autres combats.',
  'artillery.aim': 'Visez l’unité allemande du milieu.',
  'artillery.aim.why':
    'Les obus tombent autour de la cible : chaque dé désigne une des six cases voisines. Seuls les doubles touchent aussi la cible, et là les têtes de mort touchent aussi. Visez donc là où il y a beaucoup d’ennemis autour, et aucun des vôtres.',
  'artillery.aim.edge':
    'Une bonne cible aussi, mais elle n’a qu’un Allemand à côté d’elle ; celle du milieu en a deux.',
  'artillery.aim.own': 'Ce sont vos propres hommes ! Les obus touchent amis et ennemis.',
  'artillery.aim.empty':
    'Il n’y a personne sur cette case : un double y serait perdu. Visez une unité ennemie qui en a d’autres à côté d’elle.',
  'artillery.dice': 'Dépensez les quatre jetons : quatre dés.',
  'artillery.dice.why':
    'Un jeton par dé, quatre au plus ici. Plus il y a de dés, plus un double est probable. Trois égaux dévastent la cible : chaque dé y touche.',
  'artillery.dice.few':
    'Moins il y a de dés, plus un double est rare ; et sans double, la cible elle-même reste indemne.',
  'artillery.done':
    'Deux cinq : des obus sur une case voisine et sur la cible aussi, où même la tête de mort touche. Payez beaucoup de dés, ou aucun.',

  'medals.title': 'Médailles, terrain et HQ',
  'medals.idea': 'Ce qui fait gagner, et que prendre à la fin d’un tour.',
  'medals.enter': 'Jouez Sondage au centre et entrez dans la première tranchée allemande.',
  'medals.enter.why':
    'Avec six médailles, on gagne. Chaque unité ennemie détruite en vaut une. Dans cette bataille, vous en tenez une aussi tant que vous avez une unité dans la première tranchée allemande au début de votre tour.',
  'medals.enter.card':
    'Elle irait aussi, mais pour une seule unité c’est du gaspillage. Gardez-la pour les trois secteurs.',
  'medals.enter.field':
    'Cette case ne fait pas partie de la première tranchée allemande : elle ne rapporte pas de médaille.',
  'medals.enter.stay': 'Si vous restez, rien n’est gagné. La tranchée est vide : entrez.',
  'medals.enter.after': 'Vous y êtes. Maintenant l’unité doit y rester jusqu’à votre prochain tour.',
  'medals.tokens': 'Fin du tour : prenez deux jetons HQ.',
  'medals.tokens.why':
    'À chaque tour vous prenez soit une carte de combat, soit deux jetons. Les cartes de combat et les tirs d’artillerie se paient en jetons : gardez-en toujours.',
  'medals.tokens.card': 'Vous avez déjà une carte et aucun jeton pour la jouer.',
  'medals.tokens.discard':
    'Une carte contre un jeton est un mauvais marché quand on peut en avoir deux pour rien.',
  'medals.done':
    'C’est votre tour, et la tranchée est à vous : une médaille. Elle est perdue aussitôt si l’on vous en chasse.',

  'alone.title': 'Une petite bataille tout seul',
  'alone.idea':
    'Dix unités, à vous de décider : encore deux médailles et vous gagnez. L’ennemi est une Recrue.',
}
