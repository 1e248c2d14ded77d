/** French: why something may not be done, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'fr'> = {
  'refusal.ok': 'C’est permis.',
  'refusal.game-over': 'La partie est terminée : on ne peut plus rien jouer.',
  'refusal.not-your-decision': 'Ce n’est pas à vous de choisir : attendez l’autre camp.',
  'refusal.bid-first': 'Misez d’abord une carte de votre main pour l’initiative ; votre tour vient après.',
  'refusal.card-first': 'Choisissez d’abord une carte et une de ses actions ; puis la tuile ou le pion visé.',
  'refusal.other-decision': 'Une action est en cours : finissez-la d’abord par un des choix proposés.',
  'refusal.not-in-hand': 'Vous n’avez pas {card} en main : jouez une de vos cartes.',
  'refusal.bid-not-in-hand': 'Vous n’avez pas {card} en main pour miser : choisissez une de vos cartes.',
  'refusal.bid-made': 'Vous avez déjà choisi votre carte pour l’initiative : on ne peut plus changer.',
  'refusal.fog-cannot-be-played':
    'Le Brouillard de guerre ne se joue pas. Misez-le pour l’initiative, ou débarrassez-vous-en par l’action Renseigner d’un Éclaireur.',
  'refusal.fog-cannot-hunker':
    'Le Brouillard de guerre ne se met pas à couvert. Seule l’action Renseigner d’un Éclaireur le retire de la partie.',
  'refusal.not-on-card': '{card} n’a pas cette action : choisissez-en une de la carte.',
  'refusal.suppressed':
    'Les {unit} sont neutralisés : {card} peut seulement les rallier, ou se mettre à couvert.',
  'refusal.not-suppressed': '{card} n’a personne à rallier : servez-vous-en pour une action.',
  'refusal.no-spawn':
    'Les {unit} sont hors du plateau et n’ont nulle part où entrer : mettez plutôt la carte à couvert.',
  'refusal.no-tile-to-go':
    'Les {unit} ne peuvent aller nulle part : aucune tuile voisine n’a votre marqueur. Envoyez d’abord des Éclaireurs.',
  'refusal.nobody-to-guide':
    'Personne ne peut être guidé : aucun de vos pions prêts n’est à côté d’une tuile avec votre marqueur.',
  'refusal.no-fog-in-hand': 'Renseigner retire un Brouillard de guerre de votre main, et vous n’en avez pas.',
  'refusal.no-target-marker': 'Le mortier ne vise rien : jouez d’abord son action Viser.',
  'refusal.no-tile-far-enough': 'Aucune autre tuile n’est à trois ou plus du mortier : déplacez-le d’abord.',
  'refusal.enemy-on-tile': 'Un pion ennemi est en {tile} : chassez-le avant de prendre le contrôle.',
  'refusal.no-own-marker':
    'Vous n’avez pas de marqueur en {tile} : des Éclaireurs doivent y être allés d’abord.',
  'refusal.already-controlled': 'Vous contrôlez déjà {tile} : allez vers une autre tuile.',
  'refusal.no-enemy-counter': 'Il n’y a aucun pion ennemi sur le plateau.',
  'refusal.nothing-in-supply': 'Votre réserve n’a aucune carte que {card} pourrait prendre.',
  'refusal.nothing-in-play':
    'Vous n’avez encore joué aucune carte que {card} pourrait reprendre : jouez-en d’abord une autre.',
  'refusal.nothing-to-draw': 'Votre pioche et votre défausse sont vides : il n’y a rien à piocher.',
  'refusal.too-many-cards': '{card} pioche deux cartes au plus : demandez-en une ou deux.',
  'refusal.not-adjacent':
    'Les {unit} ne sont pas à côté de {tile} : choisissez une tuile qui touche la leur par un côté.',
  'refusal.tile-not-scouted':
    'Votre marqueur n’est pas en {tile} : des Éclaireurs doivent y aller avant les autres.',
  'refusal.at-least-one':
    'Il en faut au moins une : choisissez d’abord une tuile ou une carte, puis vous pourrez vous arrêter.',
  'refusal.too-near': '{tile} est trop près : il faut au mortier trois tuiles ou plus.',
  'refusal.target-already-there': 'Le mortier vise déjà {tile} : choisissez une autre tuile.',
  'refusal.own-counter': 'Les {unit} sont de votre camp : choisissez un pion ennemi.',
  'refusal.counter-off-board': 'Les {unit} ne sont pas sur le plateau : choisissez un pion qui y est.',
  'refusal.not-on-target-tile':
    'Les {unit} ne sont pas sur la tuile visée, ou ont déjà été attaqués : choisissez parmi ceux proposés.',
  'refusal.not-own-counter': 'Les {unit} ne sont pas à vous : choisissez un de vos pions.',
  'refusal.guided-off-board': 'Les {unit} ne sont pas sur le plateau : choisissez un pion qui y est.',
  'refusal.guided-suppressed':
    'Les {unit} sont neutralisés et ne peuvent être guidés : choisissez un pion prêt.',
  'refusal.not-in-supply': 'Votre réserve n’a pas {card} : choisissez parmi celles proposées.',
  'refusal.not-in-play': '{card} n’est pas dans votre zone de jeu : choisissez parmi celles proposées.',
  'refusal.other-squad': '{card} n’est pas de l’escouade de ce chef : choisissez parmi celles proposées.',
  'refusal.fog-not-taken': 'Le Brouillard de guerre ne se prend jamais ainsi : choisissez une autre carte.',
  'refusal.card-being-played': '{card} est la carte que vous jouez : choisissez-en une autre.',
}
