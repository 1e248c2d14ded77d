/** French: the lessons of Normandy: an instruction, why, and what is said of other tries. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'bid.title': 'La mise',
  'bid.idea': 'Une carte décide qui joue en premier, et puis elle est dépensée.',
  'bid.high': 'Misez votre plus grand nombre : le Chef d’escouade.',
  'bid.high.why':
    'À chaque manche, les deux camps posent une carte en secret. Le plus grand nombre, en haut à gauche de la carte, commence. Vos Fusiliers sont à la ferme et les Allemands sont tout près : qui joue en premier décide de ce qui s’y passe.',
  'bid.high.needed':
    'Un 5 peut perdre, et le Fusilier serait dépensé pour cette manche. Vous avez besoin de lui pour prendre la ferme.',
  'bid.high.low':
    'Ce nombre peut perdre, et jouer en second pourrait vous coûter la ferme. Votre 7 est la mise la plus sûre.',
  'bid.high.after': '7 bat 6 : vous commencez. Les deux cartes sont dépensées.',
  'bid.take': 'Prenez la ferme : Fusilier, Contrôler.',
  'bid.take.why':
    'Contrôler retourne votre marqueur à l’œil sur son drapeau, et les 2 points de la tuile sont à vous. Cela ne marche que si aucun ennemi n’y est. C’est pourquoi il fallait commencer.',
  'bid.take.later':
    'Cela peut attendre. Prenez d’abord la ferme : c’est pour elle que vous avez misé si haut.',
  'bid.take.after':
    'Deux des cinq points qu’il vous faut. Ils restent à vous même quand vos hommes repartent.',
  'bid.end': 'Finissez votre tour.',
  'bid.end.why':
    'Vous pouvez jouer autant de cartes que vous voulez. À la fin, tout ce que vous avez en main ou avez joué va dans votre défausse ; rien n’est gardé. Puis c’est le tour de l’autre camp, et chacun pioche quatre cartes.',
  'bid.end.more':
    'Vous pourriez, mais laissez cela pour l’instant. Finissez votre tour et voyez la mise suivante.',
  'bid.end.after': 'Une nouvelle manche : quatre nouvelles cartes, et une nouvelle mise.',
  'bid.wait': 'La ferme est à vous : cette fois, misez le Brouillard de guerre.',
  'bid.wait.why':
    'Personne ne peut prendre la ferme tant que vous y êtes : jouer en second ne gêne guère. Une carte misée ne fait rien d’autre. Le Brouillard de guerre ne peut de toute façon rien faire : vous gardez ainsi trois bonnes cartes pour votre tour.',
  'bid.wait.waste':
    'Vous remporteriez la mise, mais la carte serait dépensée sans avoir rien fait. Rien ne vous oblige à commencer.',
  'bid.done':
    'Égalité : vous gardez l’initiative. Misez haut quand il importe de commencer ; sinon, misez ce dont vous avez le moins besoin.',

  'men.title': 'Les cartes sont des hommes',
  'men.idea': 'Une carte est un ordre pour son pion, et une de ses vies.',
  'men.order': 'Jouez Fusilier A : Déplacer, vers la ferme la plus proche.',
  'men.order.why':
    'Une carte appartient au pion qui porte le même nom et la même lettre, et montre ce qu’il peut faire. Vous choisissez une action, et la carte est dépensée pour ce tour. L’insigne de la ferme montre ses 2 points.',
  'men.order.scouts':
    'Cette carte est pour vos Éclaireurs B. Pour déplacer les Fusiliers A, il faut une carte Fusilier A.',
  'men.order.field': 'Vous pouvez y aller, mais ce champ vaut 1 point et la ferme 2.',
  'men.order.after': 'Les Fusiliers A sont à la ferme. C’était leur seule carte dans votre main.',
  'men.again': 'Chef d’escouade A, Inspirer : reprenez le Fusilier.',
  'men.again.why':
    'Les cartes de commandement n’ont pas de pion. Inspirer reprend en main une carte de l’escouade du chef jouée ce tour-ci : le même homme agit deux fois.',
  'men.again.bolster':
    'Renforcer amène des hommes pour les manches suivantes. Vous avez besoin du Fusilier maintenant : inspirez-le.',
  'men.again.after': 'Il est de nouveau dans votre main.',
  'men.take': 'Prenez maintenant la ferme avec Contrôler.',
  'men.take.why':
    'Seuls les Fusiliers peuvent contrôler une tuile. Avec le drapeau, les 2 points sont à vous. Un camp sans Fusiliers sur la carte est cloué au sol et, dans certaines batailles, il a alors perdu.',
  'men.take.shot':
    'Il pourrait, mais la ferme ne serait toujours à personne. Prenez-la tant que vous y êtes.',
  'men.hit': 'Finissez votre tour et voyez ce que coûte le tir ennemi.',
  'men.hit.why':
    'Une touche retire pour de bon une carte de cette unité : de votre main, sinon de la défausse, sinon de la pioche. Seule la touche qui suit la dernière carte retire le pion. Avec une nouvelle carte, il peut revenir par votre flèche (« toutes » : n’importe quelle unité).',
  'men.hit.after':
    'Touché : un Fusilier A est perdu pour de bon. Le pion reste, car il lui reste une carte. À la nouvelle manche, les deux camps ont misé le Brouillard de guerre : égalité, vous commencez.',
  'men.more': 'Chef d’escouade B, Renforcer : prenez deux Fusiliers B.',
  'men.more.why':
    'Votre réserve contient des hommes qui ne sont pas encore dans votre pioche. Renforcer en fait passer des cartes à votre défausse, et vous les piocherez après le prochain mélange. Chacune est un ordre et une vie de plus.',
  'men.more.now':
    'Vous pourriez, mais votre pioche est mince. Renforcez tôt : ce qui vient tard est rarement pioché.',
  'men.more.scout':
    'Les Éclaireurs sont utiles aussi, mais seuls les Fusiliers prennent des tuiles, et sans eux vous êtes cloué au sol.',
  'men.done':
    'Les cartes sont à la fois des ordres et des vies. Dépensez-les, doublez-les avec un chef, et amenez-en de nouvelles à temps.',

  'ground.title': 'Éclairer, déplacer, contrôler',
  'ground.idea': 'Trois étapes pour prendre une tuile.',
  'ground.scout': 'Jouez Éclaireur A : Éclairer, vers la ferme la plus proche.',
  'ground.scout.why':
    'Les Fusiliers n’entrent que sur des tuiles avec votre marqueur. Les Éclaireurs vont partout et laissent un marqueur à l’œil sur chaque nouvelle tuile : ils ouvrent le chemin.',
  'ground.scout.closed':
    'Les Fusiliers ne peuvent pas encore atteindre la ferme : elle n’a pas votre marqueur. Envoyez d’abord les Éclaireurs.',
  'ground.scout.rest':
    'Les Éclaireurs peuvent le faire, mais personne d’autre ne peut ouvrir le chemin de la ferme.',
  'ground.scout.poor':
    'Vous pouvez y aller, mais la ferme vaut 2 points. Ouvrez d’abord le chemin vers elle.',
  'ground.stop': 'Arrêtez-vous ici, bien que les Éclaireurs puissent continuer.',
  'ground.stop.why':
    'Chaque nouveau marqueur met un Brouillard de guerre de votre réserve dans votre défausse. Le Brouillard ne fait qu’encombrer la main. Éclairez ce qu’il vous faut, pas plus.',
  'ground.stop.known': 'Votre marqueur y est déjà : il n’y a rien à éclairer. Restez à la ferme.',
  'ground.stop.fog':
    'Une tuile de plus, c’est un Brouillard de guerre de plus dans votre défausse, et vous n’avez pas besoin de cette tuile maintenant.',
  'ground.stop.after':
    'Le marqueur à l’œil est sur la ferme, et un Brouillard de guerre est allé dans votre défausse.',
  'ground.move': 'Jouez maintenant Fusilier A : Déplacer, vers la ferme.',
  'ground.move.why':
    'Déplacer mène le pion une tuile plus loin, et seulement sur une tuile avec votre marqueur. L’œil suffit.',
  'ground.move.shot': 'À cette distance et contre ce couvert, un tir est du gâchis. Déplacez d’abord.',
  'ground.move.field':
    'Cette tuile a aussi votre marqueur, mais elle ne vaut que 1 point. La ferme en vaut 2.',
  'ground.control': 'Jouez le second Fusilier A : Contrôler.',
  'ground.control.why':
    'Contrôler retourne l’œil sur le drapeau. Les points sont à vous tant que le drapeau y est, même sans vos hommes. Dans cette bataille, on gagne aussitôt avec 5 points.',
  'ground.control.on':
    'Si vous faites cela maintenant, la ferme n’est toujours à personne. Retournez le marqueur tant qu’aucun ennemi n’est près.',
  'ground.done':
    'Les Éclaireurs ouvrent le chemin, les Fusiliers avancent et le prennent. C’est ainsi qu’on gagne du terrain, tuile par tuile.',

  'attack.title': 'Le calcul d’une attaque',
  'attack.idea': 'Base, couvert et distance : ce qu’un dé doit atteindre.',
  'attack.easier': 'Attaquez avec Fusilier A, et choisissez la cible la plus facile.',
  'attack.easier.why':
    'Le dé doit atteindre la défense de base + le couvert (le bouclier en bas à droite de la tuile) + la distance. Les Éclaireurs à découvert, à une tuile : 5 + 0 + 1 = 6. Un dé à dix faces montre 6 à 9, ou le 0 qui touche toujours : 50 %.',
  'attack.easier.first': 'Cela peut attendre. Voyez d’abord ce que vaut un tir d’ici.',
  'attack.easier.hedges':
    'Des Fusiliers derrière des haies : 4 + 2 + 1 = 7, seulement 40 %. Les Éclaireurs à découvert sont plus faciles à toucher.',
  'attack.easier.far':
    'Chaque tuile de distance rend le tir plus difficile d’un point. Les Éclaireurs sont juste à côté.',
  'attack.easier.after': 'Un 4, et il fallait un 6 : manqué. Cela ne vous a coûté que la carte.',
  'attack.near': 'Approchez : allez sur la tuile des Éclaireurs.',
  'attack.near.why':
    'Sur la même tuile, la distance vaut 0 : le total tombe à 5, et vos chances montent à 60 %. Les ennemis ne bloquent pas une tuile. N’oubliez pas qu’eux aussi vous touchent plus facilement là.',
  'attack.near.again': 'Vous pouvez, encore à 50 %. Un pas plus près, c’est 60 %, et vous avez deux cartes.',
  'attack.near.away': 'Cela vous éloigne d’eux, et chaque tuile rend votre tir plus difficile.',
  'attack.near.after': 'Même tuile, pas de couvert : 5 + 0 + 0 = 5.',
  'attack.fire': 'Tirez encore une fois sur les Éclaireurs.',
  'attack.fire.why':
    'Une touche coûte pour de bon à l’ennemi une carte de cette unité : de sa main, sinon de sa défausse, sinon de sa pioche. La touche qui suit la dernière retire le pion.',
  'attack.fire.wait': 'Vous êtes au plus près : 60 %, ce ne sera pas mieux. Tirez.',
  'attack.fire.hedges':
    'D’ici, il vous faut au moins 6 ou 7 contre eux. Les Éclaireurs sont sur votre propre tuile : 5 suffit.',
  'attack.done':
    'Un 0 touche toujours : aucun tir n’est sans espoir. Regardez d’abord le calcul : moins de couvert, moins de tuiles, de meilleures chances.',

  'suppress.title': 'Neutraliser et se mettre à couvert',
  'suppress.idea': 'Faites baisser la tête à l’ennemi, et gardez une pioche mince.',
  'suppress.pin': 'Mitrailleur, Neutraliser : visez les Fusiliers sur la rivière.',
  'suppress.pin.why':
    'Neutraliser lance quatre dés et ne coûte de vie à personne : le pion passe sur sa face pâle. La prochaine carte jouée pour lui ne fait que le rallier.',
  'suppress.pin.attack':
    'Attaquer lance deux dés et lui coûterait un homme. Mais il agirait quand même à son tour : neutralisez-le, et sa carte est perdue.',
  'suppress.pin.scouts':
    'Vos Éclaireurs sont loin et ne peuvent pas grand-chose ici. Le Mitrailleur est au bon endroit.',
  'suppress.pin.far':
    'Plus loin, donc plus difficile à toucher. Ce sont les Fusiliers sur la rivière qui vous menacent.',
  'suppress.pin.after':
    'Un dé a suffi : neutralisés. Ils devront dépenser une carte avant de bouger ou de tirer.',
  'suppress.hunker': 'Que l’Éclaireur B se mette à couvert : touchez la carte elle-même, puis « À couvert ».',
  'suppress.hunker.why':
    'Toute carte sauf le Brouillard de guerre peut se mettre à couvert : elle va dans votre réserve. Votre pioche s’amincit, et les hommes qu’il vous faut viennent plus tôt. Renforcer peut le ramener.',
  'suppress.hunker.scout':
    'Chaque nouveau marqueur vous apporte un Brouillard de guerre, et ces Éclaireurs sont loin du combat. Rangez plutôt la carte.',
  'suppress.hunker.after': 'L’Éclaireur est dans votre réserve. Vous piocherez plus tôt de meilleurs hommes.',
  'suppress.end': 'Finissez votre tour et observez les Allemands.',
  'suppress.end.why':
    'Quoi qu’il joue pour l’unité neutralisée, elle ne fait que se rallier. Puis ce sera à lui de vous faire la même chose.',
  'suppress.end.after':
    'Ses Fusiliers ont dépensé leur carte pour se rallier, mais ses Mitrailleurs ont neutralisé les vôtres. À la nouvelle manche, les deux camps ont misé le Brouillard de guerre : égalité, vous commencez.',
  'suppress.ready': 'Ralliez vos Fusiliers.',
  'suppress.ready.why':
    'Pour une unité neutralisée, une carte ne peut faire que deux choses : la rallier, ou se mettre à couvert. La carte est dépensée de toute façon : demandez-vous si l’unité vous est utile ce tour-ci.',
  'suppress.ready.keep':
    'Ne renvoyez pas de Fusiliers : eux seuls prennent des tuiles, et sans eux vous êtes cloué au sol.',
  'suppress.ready.scouts':
    'Les Éclaireurs peuvent agir, mais vos Fusiliers sont toujours à terre, juste devant l’ennemi.',
  'suppress.done':
    'Neutraliser vole une carte et une action, et ne tue personne. Et les hommes inutiles se mettent à couvert.',

  'deck.title': 'Pioche, renforts et brouillard',
  'deck.idea': 'Ce que vous piocherez dépend de vous.',
  'deck.draw': 'Sergent, Commander : piochez deux cartes.',
  'deck.draw.why':
    'Commander pioche des cartes que vous pouvez jouer aussitôt. Faites-le avant tout, pour savoir ce que vous avez avant de décider.',
  'deck.draw.one': 'Deux cartes valent mieux qu’une, et coûtent autant.',
  'deck.draw.bolster':
    'Renforcer sert aux manches suivantes. Votre main est faible maintenant : piochez d’abord.',
  'deck.draw.scout': 'Voyez d’abord ce que vous recevez : piochez, puis décidez ce que fait l’Éclaireur.',
  'deck.draw.after': 'Un chef et un second Éclaireur : plus de choix.',
  'deck.recon': 'Dissipez le brouillard : Renseigner avec un Éclaireur.',
  'deck.recon.why':
    'Renseigner retire pour de bon de la partie un Brouillard de guerre de votre main et vous fait piocher une carte. Aucune autre action n’ôte le brouillard.',
  'deck.recon.fog': 'C’est possible, mais le Brouillard de guerre vous reste et revient sans cesse.',
  'deck.recon.after': 'Le brouillard est parti pour de bon, et vous avez une nouvelle carte.',
  'deck.bolster': 'Chef d’escouade A, Renforcer : prenez deux Fusiliers A.',
  'deck.bolster.why':
    'Renforcer fait passer des cartes de la réserve à votre défausse. Quand votre pioche est vide, la défausse est mélangée et elles arrivent. Un Chef d’escouade ne prend que des hommes de son escouade.',
  'deck.bolster.idle': 'Vous pourriez, mais deux nouveaux Fusiliers valent mieux : choisissez Renforcer.',
  'deck.bolster.scouts':
    'Plus d’Éclaireurs, c’est plus d’yeux. Mais ce sont les Fusiliers qui prennent les tuiles.',
  'deck.conceal': 'Envoyez du brouillard à l’ennemi : Dissimuler avec l’autre Éclaireur.',
  'deck.conceal.why':
    'Dissimuler fait passer un Brouillard de guerre de la réserve ennemie à sa défausse. Tôt ou tard, il le piochera à la place d’un homme.',
  'deck.conceal.far':
    'Vous pourriez, mais il y a peu à y gagner maintenant. Une carte de brouillard le gênera sans cesse.',
  'deck.conceal.after': 'Une carte de plus dans sa défausse qui ne fait rien.',
  'deck.end': 'Finissez votre tour : votre pioche est vide, on mélange la défausse.',
  'deck.end.why':
    'La main et les cartes jouées vont à la défausse. Quand la pioche est vide, on mélange la défausse pour en former une nouvelle : vos nouveaux Fusiliers y sont.',
  'deck.done':
    'Piochez avec Commander, dissipez le brouillard avec Renseigner, grandissez avec Renforcer. Votre pioche est votre section.',

  'guns.title': 'Mortier et tireurs d’élite',
  'guns.idea': 'Un tir de loin, et un homme qui va partout.',
  'guns.aim': 'Placez le marqueur de visée sur les maisons des deux Allemands.',
  'guns.aim.why':
    'Le mortier demande deux cartes : Viser place le marqueur sur une tuile à trois tuiles ou plus, Pilonner tire dessus. On tire sur chaque pion de cette tuile, les vôtres aussi.',
  'guns.aim.first': 'Il faut d’abord que le mortier vise : sans marqueur il ne peut pas tirer.',
  'guns.aim.woods':
    'Trois pions allemands, mais avec un couvert de 3 : chaque dé devrait atteindre 7 ou 8. Dans les maisons, 5 suffit.',
  'guns.aim.empty': 'Personne à toucher là. Deux pions ennemis sur une tuile valent un obus.',
  'guns.aim.after': 'Le marqueur est posé. Il reste tant que les servants ne bougent pas.',
  'guns.blast': 'Maintenant Pilonner : choisissez sur qui tirer d’abord.',
  'guns.blast.why':
    'Pour chaque pion on lance un dé contre défense de base + couvert ; la distance ne compte pas. Une colline (3/1) donne un couvert de 3, mais de 1 contre les obus et les tirs venant d’une colline.',
  'guns.blast.move': 'Si les servants bougent, le marqueur disparaît et il faut viser de nouveau.',
  'guns.blast.sniper': 'Son tour viendra. Le mortier vise : tirez.',
  'guns.blast.after': 'Les Fusiliers sont touchés, les Mitrailleurs non.',
  'guns.stalk': 'Que le Tireur d’élite s’infiltre une tuile plus près.',
  'guns.stalk.why':
    'S’infiltrer mène sur toute tuile, avec ou sans marqueur, sans en laisser : pas de brouillard, donc. Une tuile plus près, c’est un point de moins à atteindre.',
  'guns.stalk.far':
    'Vous pouvez, mais d’ici c’est plus difficile d’un point. Vous avez deux cartes : approchez avec la première.',
  'guns.stalk.away': 'Cela ne vous rapproche pas d’eux.',
  'guns.stalk.after': 'Juste à côté d’eux : 4 + 1 + 1 = 6 à atteindre, avec trois dés.',
  'guns.shot': 'Tirez encore sur les Fusiliers.',
  'guns.shot.why':
    'Trois dés, et une touche suffit : 88 %. Insistez sur la même unité : quand elle n’a plus de carte en main, en défausse ou en pioche, la touche suivante retire son pion.',
  'guns.shot.close': 'Vous êtes assez près, et c’est votre dernière carte : tirez.',
  'guns.shot.gunners':
    'La même chance, mais les Fusiliers ont déjà perdu un homme. Insistez jusqu’à ce que le pion disparaisse.',
  'guns.shot.woods': 'Ils sont mieux couverts et plus loin.',
  'guns.done':
    'C’était leur dernière carte : une touche de plus retirerait le pion. Viser, puis pilonner ; approcher, puis tirer. Ni l’un ni l’autre ne prend du terrain : pour cela il faut des Fusiliers.',

  'alone.title': 'Une petite bataille tout seul',
  'alone.idea':
    'La Raye, une bataille déjà à moitié livrée. Cette fois, c’est vous qui décidez ; l’ennemi est une Recrue.',
}
