/** French: what a seat is asked, the choices it has, and their odds. */
import type { Messages } from '@bivouac/face-kit'
import type { CHOICES as ENGLISH } from '../en/choices.ts'

export const CHOICES: Messages<typeof ENGLISH, 'fr'> = {
  // What a seat is asked
  'prompt.bid':
    'Choisissez en secret une carte pour l’initiative : le plus grand nombre commence. La carte est ensuite défaussée.',
  'prompt.turn.spent': 'Vous n’avez plus rien à jouer : finissez votre tour.',
  'prompt.turn':
    'À vous. Jouez une carte pour une de ses actions, mettez-la à couvert, ou finissez votre tour.',
  'prompt.step.one': '{action} : les {unit}, en {tile}, peuvent avancer de {count} tuile.',
  'prompt.step.other':
    '{action} : les {unit}, en {tile}, peuvent avancer de {count} tuiles au plus, une à la fois.',
  'prompt.choose-target.one': '{action} : les {unit}, en {tile}, lancent {count} dé. Qui est la cible ?',
  'prompt.choose-target.other': '{action} : les {unit}, en {tile}, lancent {count} dés. Qui est la cible ?',
  'prompt.choose-blasted':
    'Les obus tombent sur {tile} : tous les pions qui s’y trouvent sont attaqués, l’un après l’autre. Choisissez-en un.',
  'prompt.take-cards.supply.one': 'Placez {count} carte de votre réserve dans votre défausse.',
  'prompt.take-cards.supply.other': 'Placez jusqu’à {count} cartes de votre réserve dans votre défausse.',
  'prompt.take-cards.play.one': 'Reprenez en main {count} carte que vous avez jouée.',
  'prompt.take-cards.play.other': 'Reprenez en main jusqu’à {count} cartes que vous avez jouées.',
  'prompt.choose-guided': 'Guider : lequel de vos pions doit se déplacer ?',
  'prompt.aim': 'Viser : où placer le marqueur de visée ? Il doit être à trois tuiles ou plus.',
  'prompt.waiting': 'L’autre camp choisit.',
  'prompt.over': 'La partie est terminée.',

  // Choices
  'label.bid': '{card} : initiative {number}',
  'label.play': '{card} : {action}',
  'label.play.entering': '{card} : {action}, entrée en {tile}',
  'label.command.one': '{card} : Commander, piocher {count} carte',
  'label.command.other': '{card} : Commander, piocher {count} cartes',
  'label.hunker-down': '{card} : Se mettre à couvert',
  'label.hunker-down.hopeless':
    '{card} : Se mettre à couvert (ATTENTION : vous ne pourriez plus gagner aux points)',
  'label.ready': '{card} : Rallier : {unit}',
  'label.end-turn': 'Finir votre tour',
  'label.end-turn.one': 'Finir votre tour et défausser la carte restante',
  'label.end-turn.other': 'Finir votre tour et défausser les {count} cartes restantes',
  'label.to': '{tile} : {terrain}, {cover}',
  'label.to.objective.one': '{tile} : {terrain}, {cover}, {count} point',
  'label.to.objective.other': '{tile} : {terrain}, {cover}, {count} points',
  'label.to.unscouted': '{tile} : {terrain}, {cover} (pas encore reconnue)',
  'label.to.unscouted.objective.one': '{tile} : {terrain}, {cover}, {count} point (pas encore reconnue)',
  'label.to.unscouted.objective.other': '{tile} : {terrain}, {cover}, {count} points (pas encore reconnue)',
  'label.stop.moving': 'S’arrêter ici',
  'label.stop.taking': 'Ne plus prendre de cartes',
  'label.at': '{unit}, en {tile}',
  'label.at.suppressed': '{unit}, en {tile} (neutralisés)',
  'label.take': '{card}',
  'label.guide': '{unit}, en {tile}',
  'odds.shot.one': '{base} base + {cover} couvert + {range} distance = {total} avec un dé : {chance}',
  'odds.shot.other': '{base} base + {cover} couvert + {range} distance = {total} avec {count} dés : {chance}',
  'odds.blast.one': '{base} base + {cover} couvert = {total} avec un dé : {chance}',
  'odds.blast.other': '{base} base + {cover} couvert = {total} avec {count} dés : {chance}',
}
