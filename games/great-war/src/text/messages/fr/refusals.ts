/** French: why something is not allowed, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'fr'> = {
  'refusal.ok': 'C’est permis.',
  'refusal.game-over': 'La partie est terminée : on ne peut plus rien jouer.',
  'refusal.not-your-decision': 'Ce n’est pas à vous de choisir : attendez l’autre camp.',
  'refusal.card-first':
    'Jouez d’abord une carte de commandement : elle dit combien de vos unités peuvent agir, et où.',
  'refusal.other-decision': 'Ce n’est pas la question : choisissez d’abord une des réponses proposées.',
  'refusal.not-in-hand': 'Vous n’avez pas cette carte de commandement : jouez-en une de votre main.',
  'refusal.combat-not-in-hand': 'Vous n’avez pas cette carte de combat : choisissez-en une de votre main.',
  'refusal.too-few-hq': '{card} coûte plus de jetons HQ que vous n’en avez ({cost}) : économisez d’abord.',
  'refusal.combat-limit': 'Vous avez déjà joué une carte de combat ce tour-ci : une seule est permise.',
  'refusal.wrong-moment': 'Pas maintenant : la carte elle-même dit quand elle se joue.',
  'refusal.bad-aim': 'La carte ne peut pas viser cela : choisissez ce qu’elle permet.',
  'refusal.no-effect': '{card} ne ferait rien ici : visez ailleurs, ou gardez-la.',
  'refusal.no-own-unit-there': 'Aucune de vos unités ne s’y trouve : choisissez d’abord une des vôtres.',
  'refusal.not-on-card': 'La carte ne concerne pas cette unité : donnez l’ordre à une autre.',
  'refusal.already-ordered': 'Cette unité a déjà un ordre : choisissez-en une autre.',
  'refusal.no-orders-left': 'La carte n’a plus d’ordre pour cela : choisissez autre chose, ou continuez.',
  'refusal.artillery-not-on-card': 'Cette carte ne commande pas l’artillerie : donnez ses ordres aux unités.',
  'refusal.artillery-already-ordered': 'L’artillerie a déjà son ordre : un seul suffit.',
  'refusal.artillery-cannot-pay':
    'Vous ne pouvez pas payer un seul dé de visée : l’artillerie demande des jetons HQ et des canons.',
  'refusal.order-costs-hq': 'Chaque ordre coûte un jeton HQ, et vous n’en avez plus : continuez.',
  'refusal.not-ordered': 'Cette unité n’a pas d’ordre ce tour-ci : seules celles qui en ont peuvent agir.',
  'refusal.already-moved': 'Cette unité s’est déjà déplacée ce tour-ci : choisissez-en une autre.',
  'refusal.may-not-move':
    'Cette unité ne peut pas se déplacer maintenant : une carte ou le terrain l’interdit.',
  'refusal.out-of-reach': '{to} est trop loin, ou le chemin est barré : choisissez une case plus proche.',
  'refusal.hex-occupied': '{to} est occupé : une seule unité par case.',
  'refusal.no-friend-beside':
    'Aucune unité amie n’est à côté de {to} : Ruée et relève doit finir à côté d’une amie.',
  'refusal.cannot-leave':
    'Elle ne peut pas quitter le plateau : seulement là où le scénario le permet, depuis la ligne de base ennemie.',
  'refusal.may-not-battle':
    'Cette unité ne peut pas combattre ce tour-ci : elle est allée trop loin, ou une carte l’interdit.',
  'refusal.already-battled': 'Cette unité a déjà combattu ce tour-ci : une seule fois est permise.',
  'refusal.no-enemy-there': 'Il n’y a pas de cible là : choisissez une case avec un ennemi.',
  'refusal.enemy-adjacent': 'Un ennemi est juste à côté : elle ne peut combattre qu’au corps à corps.',
  'refusal.out-of-range':
    'C’est hors de portée : l’infanterie tire à 2–4 cases, la mitrailleuse à 2–5, le mortier à 2–6.',
  'refusal.not-in-sight': 'Cette cible est hors de vue : quelque chose barre la ligne de vue.',
  'refusal.no-dice': 'Il ne resterait aucun dé : quittez d’abord les barbelés ou le couvert.',
  'refusal.ranged-only': 'Cette carte ne permet que le tir, pas de corps à corps.',
  'refusal.must-fire':
    'Les unités qui ont une cible doivent d’abord tirer : les combats ne finissent qu’après.',
  'refusal.snowed-in': 'La neige cache ce qui est plus loin : tirez sur une cible plus proche.',
  'refusal.close-only': 'Seul le corps à corps est permis ici : attaquez un ennemi voisin.',
  'refusal.cannot-join':
    'Seule une autre mitrailleuse qui a un ordre et peut tirer sur la cible peut se joindre au tir.',
  'refusal.no-wire': 'Il n’y a pas de barbelés sur cette case.',
  'refusal.other-section': 'Cette case n’est dans aucun secteur de votre carte : visez-en une qui y est.',
  'refusal.too-many-dice':
    'Vous ne pouvez pas lancer autant de dés de visée : chacun demande un jeton HQ et un canon.',
  'refusal.not-a-way-back':
    'On ne peut pas reculer là : choisissez une case voisine libre vers votre ligne de base.',
  'refusal.cannot-ignore': 'Aucun drapeau ne peut être ignoré ici : l’unité doit reculer.',
  'refusal.hand-full': 'Vous avez autant de cartes de combat que permis : prenez plutôt des jetons HQ.',
  'refusal.nothing-to-draw': 'Il n’y a plus de carte de combat à piocher : prenez plutôt des jetons HQ.',
  'refusal.discard-used':
    'Une carte de combat peut être échangée une fois contre un jeton HQ, et seulement si vous n’en avez joué aucune ce tour-ci.',
  'refusal.not-drawn': 'Cette carte n’est pas de celles que vous regardez : choisissez-en une.',
  'refusal.winning-medal':
    'La course contre la montre ne donne jamais la médaille de la victoire : piochez plutôt.',
  'refusal.same-standing-order': 'Vous avez déjà une consigne : retirez-la d’abord, ou laissez-la.',
  'refusal.card-prepared': 'Votre carte de combat attend son attaque : attaquez d’abord.',
  'refusal.not-a-choice': 'Ce n’est pas une des possibilités : choisissez parmi celles proposées.',
}
