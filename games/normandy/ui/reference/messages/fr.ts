/** French: what the gallery says of cards, ground and markers. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  whose: 'Quels pions sont montrés',
  actions: 'Actions',
  'actions.note': 'X est le nombre à côté de l’action sur la carte.',
  'does.move': 'L’unité fait jusqu’à X tuiles, seulement vers des tuiles avec votre marqueur.',
  'does.guide':
    'Un de vos pions non neutralisés fait jusqu’à X tuiles, seulement vers des tuiles avec votre marqueur.',
  'does.scout':
    'L’unité fait jusqu’à X tuiles, partout. Chaque tuile sans votre marqueur en reçoit un, et pour chacun un Brouillard de guerre va dans votre défausse.',
  'does.stalk': 'Les Tireurs d’élite font jusqu’à X tuiles, partout, sans laisser de marqueur.',
  'does.bolster':
    'Placez jusqu’à X cartes de votre réserve dans votre défausse, seulement de l’escouade nommée. Jamais de Brouillard de guerre.',
  'does.command': 'Piochez jusqu’à X cartes. Vous pouvez les jouer ce tour-ci.',
  'does.conceal': 'Un Brouillard de guerre passe de la réserve ennemie à la défausse ennemie.',
  'does.control':
    'Retournez sous l’unité votre marqueur sur sa face contrôlée ; un marqueur ennemi y est retourné dans l’autre sens. Pas avec un pion ennemi sur la tuile.',
  'does.inspire': 'Reprenez en main jusqu’à X cartes de l’escouade de votre zone de jeu.',
  'does.recon': 'Retirez de la partie un Brouillard de guerre de votre main, puis piochez une carte.',
  'does.target': 'Posez votre marqueur de visée sur une tuile à trois tuiles ou plus de votre mortier.',
  'does.attack':
    'Lancez X dés sur un pion ennemi. Touché, il perd une carte pour de bon ; s’il n’a plus de carte à perdre, le pion est retiré.',
  'does.suppress': 'Lancez X dés sur un pion ennemi. Touché, il est retourné sur sa face neutralisée.',
  'does.blast':
    'Lancez X dés sur chaque pion de la tuile de votre marqueur de visée, les vôtres aussi. La distance ne protège pas.',
  'does.hunker-down':
    'Au lieu d’une action, toute carte sauf le Brouillard de guerre peut retourner à votre réserve : une pioche plus mince.',
  cards: 'Cartes',
  'cards.note': 'Les deux camps ont les mêmes cartes ; seuls les hommes diffèrent.',
  'cards.initiative': 'Initiative : {initiative}',
  'cards.copies.one': '{count} carte par camp',
  'cards.copies.other': '{count} cartes par camp',
  tiles: 'Tuiles',
  'tiles.note':
    'Le couvert s’ajoute à la défense de chaque pion sur la tuile. Les rivières ne gênent personne.',
  'tiles.hill': 'Couvert 3, mais 1 contre les obus et contre qui est sur une colline',
  'tiles.cover': 'Couvert {cover}',
  counters: 'Pions',
  'counters.ready': '{unit}, prêts',
  'counters.suppressed': '{unit}, neutralisés',
  'counters.defence': 'Défense de base {defence}',
  'counters.suppressed.about': 'La prochaine carte jouée pour lui ne fait que le rallier.',
  markers: 'Marqueurs',
  'marker.scouted': 'Reconnue',
  'marker.scouted.about': 'Vos unités peuvent y aller.',
  'marker.controlled': 'Contrôlée',
  'marker.controlled.about': 'La tuile et ses points sont à vous.',
  'marker.objective': 'Objectif',
  'marker.objective.about': 'Donne ses points au camp qui contrôle la tuile.',
  'marker.spawn': 'Marqueur d’entrée',
  'marker.spawn.about': 'Les unités hors du plateau entrent ici quand vous jouez une de leurs cartes.',
  'marker.target': 'Marqueur de visée',
  'marker.target.about': 'Où tomberont les obus du mortier. Disparaît quand le mortier se déplace.',
  'marker.initiative': 'Marqueur d’initiative',
  'marker.initiative.about': 'Son détenteur joue en premier, et le garde quand les mises sont égales.',
  'marker.radio': 'Radio',
  'marker.radio.about':
    'Seulement dans Renseignements cruciaux : des Fusiliers américains qui contrôlent sa tuile peuvent en augmenter la valeur.',
  'example.distance':
    'À quelle distance on est des Fusiliers : les six voisines partagent un côté ou la moitié d’un côté.',
  'example.sum': 'Défense de base 4, couvert 1, distance 2 : un dé doit montrer 7 ou plus, ou 0.',
  'example.hill-below': 'D’en bas, la colline donne un couvert de 3.',
  'example.hill-level': 'D’une colline, ici la même, elle ne donne que 1.',
}
