/** French: what the coach says in somebody's first games: a heading and two or three short sentences each. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'medals.title': 'Comment gagner',
  medals:
    'Le premier à réunir assez de médailles gagne aussitôt. Chaque unité ennemie détruite en vaut une ; les autres sources sont sous « Comment gagner des médailles ». Une unité a quatre figurines : achevez celles qui en ont peu.',
  'command-cards.title': 'Une carte, un secteur',
  'command-cards':
    'Une carte de commandement dit combien de vos unités peuvent agir, et dans quel secteur : gauche, centre ou droite, vus de votre côté. Voyez d’abord où vous pouvez frapper ou êtes menacé, puis quelle carte y mène.',
  'order.title': 'Qui doit agir ?',
  order:
    'Appuyez sur les unités qui doivent agir, autant que la carte le permet ; elles seules peuvent se déplacer et combattre ce tour-ci. Prenez celles qui ont un ennemi à portée, ou dont vous avez besoin plus en avant.',
  'move.title': 'Se déplacer, puis combattre',
  move: 'L’infanterie fait une case et peut encore combattre, ou deux cases et ne le peut plus : celles-là sont barrées. Mitrailleuses et mortiers déplacés ne combattent pas. Rien n’oblige à bouger : avec une cible à portée, mieux vaut souvent rester.',
  'battle.title': 'Les faces des dés',
  battle:
    'Soldats et explosions touchent. Un drapeau fait reculer la cible d’une case, HQ vous donne un jeton. Les têtes de mort touchent au corps à corps ; de loin, seulement celles d’un grenadier à deux cases. Le terrain de la cible peut annuler soldats et drapeaux. Appuyez sur une unité, puis sur sa cible : vous voyez les chances avant le jet.',
  'close-combat.title': 'D’homme à homme',
  'close-combat':
    'Contre un ennemi juste à côté, c’est le corps à corps : trois dés, et les têtes de mort touchent aussi. L’infanterie qui le chasse peut prendre sa case. C’est le plus sûr moyen de vider une tranchée, mais il peut rendre le coup à son tour.',
  'range.title': 'Tirer de loin',
  range:
    'La distance fixe les dés : l’infanterie en a deux à deux cases et un à trois ou quatre. La ligne doit être libre, car unités, bois, maisons et collines la barrent. Une unité qui a un ennemi à côté ne peut combattre que celui-là.',
  'retreat.title': 'Drapeaux : on recule',
  retreat:
    'Chaque drapeau renvoie cette unité d’une case vers votre bord ; vous choisissez laquelle. À couvert, elle peut en ignorer, si le bouton est là. Là où elle ne peut aller, elle perd une figurine : gardez libres les cases derrière vos unités.',
  'take-ground.title': 'Gagner du terrain',
  'take-ground':
    'L’ennemi a quitté sa case, et votre infanterie peut y entrer. Faites-le pour une médaille ou un meilleur couvert ; restez si vous deviez vous retrouver seul devant ses armes.',
  'cover.title': 'Tranchées et trous d’obus',
  cover:
    'Dans une tranchée, une unité ignore deux soldats par salve et peut ignorer deux drapeaux, au corps à corps un de chaque. Dans un trou d’obus, c’est toujours un de chaque. À découvert, rien n’aide : finissez vos mouvements à couvert quand vous pouvez.',
  'stops.title': 'Un terrain qui arrête',
  stops:
    'Qui entre dans un bois, un bâtiment ou des ruines doit s’y arrêter. Tous donnent un couvert et barrent la vue. Depuis les bois et les bâtiments, on combat avec un dé de moins le tour où l’on y entre.',
  'wire.title': 'Les barbelés',
  wire: 'Les barbelés arrêtent qui y entre, ne couvrent pas et coûtent un dé. Une unité qui s’y trouve et pourrait encore combattre peut les ôter à la place ; obus et mortiers le font d’une explosion. Mieux vaut les contourner, ou envoyer une unité en avant.',
  'bomber.title': 'Infanterie avec grenadier',
  bomber:
    'Cette unité a un homme armé de grenades : quatre dés au corps à corps, et les têtes de mort touchent aussi à deux cases. Menez-la jusqu’à la tranchée ennemie. Le grenadier ne tombe qu’avec le dernier de ses camarades.',
  'machine-gun.title': 'Mitrailleuses',
  'machine-gun':
    'Trois dés à deux et trois cases, un à quatre et cinq. Elle ne peut pas bouger et combattre le même tour : placez-la là où l’ennemi doit traverser à découvert, et laissez-l’y. Deux qui voient la même cible peuvent tirer ensemble.',
  'mortar.title': 'Mortiers',
  mortar:
    'Deux dés jusqu’à quatre cases, un jusqu’à six, et pas besoin de ligne de vue. Il ne peut pas bouger et combattre le même tour. Laissez-le derrière vos lignes ; d’une explosion, il ôte aussi les barbelés.',
  'combat-cards.title': 'Cartes de combat et jetons HQ',
  'combat-cards':
    'Une carte de combat se paie en jetons HQ ; vous pouvez en jouer une à votre tour et une au tour ennemi. Celles qui vont avec votre carte de commandement sont mises en évidence. Rien n’oblige : gardée pour le bon moment, une carte vaut plus.',
  'artillery.title': 'L’artillerie de réserve',
  artillery:
    'Vos canons peuvent aussi recevoir un ordre ; avec la plupart des cartes, à la place d’une unité. Ils sont hors du plateau, atteignent chaque case des secteurs de la carte et tirent après vos déplacements, avant que vos unités ne combattent ; chaque dé coûte un jeton HQ. Parfait contre des ennemis serrés.',
  'shell.title': 'Où doivent tomber les obus ?',
  shell:
    'La plupart des dés tombent autour de la cible et non dessus. Visez donc entre plusieurs ennemis, et loin des vôtres : les obus les touchent aussi.',
  'shell-dice.title': 'Combien de dés ?',
  'shell-dice':
    'Chaque dé coûte un jeton et tombe sur une des six cases autour de la cible. Les nombres égaux tombent aussi sur la cible, où même les têtes de mort touchent ; avec trois égaux, chaque dé y touche. Avec quatre dés une paire est probable ; avec deux, c’est de la chance.',
  'end-turn.title': 'Des réserves pour le tour suivant',
  'end-turn':
    'Prenez une carte de combat, ou 2 jetons HQ. Les jetons paient cartes de combat et obus : avec moins de trois, prenez des jetons ; si vous en avez beaucoup, une carte. Sans carte de combat jouée ce tour-ci, vous pouvez aussi en échanger une contre un jeton.',
  'keep.title': 'Reconnaissance : une sur deux',
  keep: 'Vous voyez deux cartes de commandement et en gardez une. Prenez ce qui manque à votre main : sans carte pour un secteur, vos unités y restent immobiles.',
  'answer.title': 'Vous pouvez répondre',
  answer:
    'Pendant le tour ennemi, vous pouvez jouer une carte de combat à certains moments ; celles qui conviennent sont mises en évidence. Voyez ce qu’elle coûte et ce qu’elle sauve : une unité sauvée est une médaille refusée à l’ennemi. Si cela ne vaut pas les jetons, laissez passer.',
  'standing.title': 'Être consulté moins souvent',
  standing:
    'Si vous ne voulez pas répondre du tout ce tour-ci, laissez tout passer. À la fin de votre tour, vous pouvez aussi laisser une consigne qui dit quand vous consulter.',
  'tactic-cards.title': 'Cartes tactiques',
  'tactic-cards':
    'Les cartes sans secteur sont des tactiques : chacune fait ce qui est écrit, souvent avec plus de dés ou pour beaucoup d’unités. Gardez-les pour un tour où elles portent.',
  'losses.title': 'Pertes',
  losses:
    'Une unité combat avec tous ses dés jusqu’à la dernière figurine. Mais avec celle-ci, l’ennemi gagne une médaille : ramenez les unités faibles en arrière ou à couvert, et envoyez-en de fraîches.',
}
