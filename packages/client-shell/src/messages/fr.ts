/** French: what the table itself says. What is said about the game comes from the game. */
import type { Messages } from '@bivouac/face-kit'
import { COMMON } from './common/fr.ts'
import type { OWN as ENGLISH } from './en.ts'

const OWN: Messages<typeof ENGLISH, 'fr'> = {
  // The top bar and its tools
  tools: 'Outils',
  'tools.undo': 'Annuler',
  'tools.undo.not': 'Rien ne peut être annulé : des dés, des cartes ou l’adversaire ont déjà répondu',
  'tools.panel': 'Piles et objectifs',
  'tools.hint': 'Demander un conseil',
  'tools.rules': 'Règles applicables maintenant',
  'tools.sound': 'Son',
  'sound.offer': 'Voulez-vous du son ? Il est doux, et jamais nécessaire pour jouer.',
  'sound.yes': 'Avec le son',
  'sound.no': 'Non, merci',
  'tools.menu': 'Menu',

  // Plates
  'side.tray': 'Question, chances et journal',
  pad: 'Chances et journal',
  'pad.choice': 'Lequel ?',
  'pad.odds': 'Chances',
  'pad.ready': 'Votre choix',
  'pad.recap': 'Tour adverse',
  'pad.table': 'Bataille',
  hand: 'Votre main et les autres choix',
  plate: '{who}, {side}',
  'plate.rank': '{side} · {rank}',
  'plate.you': 'Vous',
  'plate.bot': 'bot',
  'plate.thinking': 'réfléchit',

  // The prompt bar
  prompt: 'Ce qui est demandé',
  'prompt.back': 'Retour',
  'prompt.waits': 'On attend {who} ({side}).',
  'prompt.rolling': 'Les dés roulent…',
  'prompt.thinking': '{who} ({side}) réfléchit…',
  'prompt.may-play': '{who} ({side}) peut jouer une carte.',
  'prompt.ordered': 'Votre consigne répond pour vous.',
  'prompt.turn-of': 'Doivent choisir : {side}.',
  'prompt.setup': 'La position de départ.',
  'how.first.one': 'Vous avez {count} possibilité ; elle est mise en évidence.',
  'how.first.other': 'Vous avez {count} possibilités ; elles sont mises en évidence.',
  'how.first.keys.one':
    'Vous avez {count} possibilité ; elle est mise en évidence. Les flèches y mènent, Entrée la choisit.',
  'how.first.keys.other':
    'Vous avez {count} possibilités ; elles sont mises en évidence. Les flèches passent de l’une à l’autre, Entrée choisit.',
  'how.on.one': 'Il y a {count} façon de continuer ; elle est mise en évidence.',
  'how.on.other': 'Il y a {count} façons de continuer ; elles sont mises en évidence.',
  'how.on.keys.one':
    'Il y a {count} façon de continuer ; elle est mise en évidence. Échap annule la sélection.',
  'how.on.keys.other':
    'Il y a {count} façons de continuer ; elles sont mises en évidence. Échap annule la sélection.',
  'how.any': 'Choisissez ce qui est mis en évidence.',
  'how.any.keys': 'Choisissez ce qui est mis en évidence. Les flèches s’y déplacent, Entrée choisit.',
  'how.any-on': 'Continuez avec ce qui est mis en évidence.',
  'how.any-on.keys': 'Continuez avec ce qui est mis en évidence. Échap annule la sélection.',
  'how.only': 'Il n’y a rien d’autre à faire ici ; le bouton fait avancer.',
  'refusal.clause': 'Règle {clause}',
  'refusal.elsewhere': 'Ce n’est pas à vous de choisir.',
  'refusal.not-now': 'Cela ne sert à rien maintenant. Vos possibilités sont mises en évidence.',
  'refusal.looking-back': 'Vous revoyez la partie. Revenez au présent pour continuer.',
  'refusal.over': 'La partie est terminée.',
  choices: 'Autres choix',
  chooser: 'Lequel voulez-vous dire ?',

  // The board
  board: 'Plateau, {scenario}',
  'board.can': '{thing}, peut être choisi',
  zoom: 'Zoom',
  'zoom.in': 'Agrandir',
  'zoom.out': 'Réduire',
  'zoom.fit': 'Tout le plateau',

  // The log and looking back
  log: 'Journal',
  'log.empty': 'Il ne s’est encore rien passé.',
  'log.earlier': 'Montrer ce qui précède',
  'log.fold': 'Replier : {line}',
  'log.unfold': 'Déplier : {line}',
  replay: 'Retour en arrière',
  'replay.first': 'Au début',
  'replay.back': 'Un pas en arrière',
  'replay.on': 'Un pas en avant',
  'replay.play': 'Lecture',
  'replay.slider': 'Moment de la partie',
  'replay.at': '{seq} sur {last}',
  'replay.now': 'Retour au présent',
  'replay.branch': 'Jouer à partir d’ici',

  // Watching two bots
  trial: 'À l’essai.',
  'trial.how': 'Rien ne compte ici, et vous seul le voyez. Les cartes cachées ont été redistribuées.',
  'trial.back': 'Retour à la partie',
  watch: 'Observation',
  'watch.play': 'Lecture',
  'watch.pause': 'Pause',
  'watch.step': 'Un pas',
  'watch.speed': 'Vitesse',
  'watch.speed.off': 'Sans animation',
  'watch.speed.times': '{speed}×',

  // Hints
  hint: 'Ce que ferait le bot',
  'hint.close': 'Fermer le conseil',
  'hint.thinking': 'Réflexion…',
  'last-lesson': 'Dernière leçon : {scenario}',
  'hint.best.one': 'Son premier choix, simulé {count} fois.',
  'hint.best.other': 'Son premier choix, simulé {count} fois.',
  'hint.looked.one': 'Simulé {count} fois.',
  'hint.looked.other': 'Simulé {count} fois.',
  'hint.first': 'Son premier choix.',
  'hint.note': 'La barre montre vos chances de victoire selon le bot. Appuyez sur une ligne pour la choisir.',

  // The coach
  coach: 'Instructeur',
  'coach.ok': 'Compris',
  'coach.off': 'Plus de notes',

  // Notation
  notation: 'Saisir une commande',
  'notation.give': 'Valider',
  'notation.unknown': '« {text} » n’est pas une commande de ce jeu.',
  'notation.unknown.like':
    '« {text} » n’est pas une commande de ce jeu. Les commandes possibles maintenant ressemblent à ceci : {example}',

  // Drawers and tabs
  'drawer.close': 'Fermer',
  tabs: 'Éléments de la table',
  'tabs.hand': 'Main',
  'tabs.piles': 'Piles',
  'tabs.log': 'Journal',
  'tabs.talk': 'Discussion',
  'tabs.more': 'Plus',

  // The curtain
  curtain: 'Passez l’écran. Rien n’est montré avant que vous le demandiez.',
  'curtain.lift': '{side} : montrer la table',

  // The menu
  'menu.look-back': 'Revoir la partie',
  'menu.share': 'Partager cette position',
  'menu.share.copied': 'Lien copié. Les cartes cachées sont redistribuées pour qui l’ouvre.',
  'menu.share.by-hand': 'Copiez ce lien : {link}',
  'menu.keys': 'Touches',
  'menu.coach': 'Notes de l’instructeur',
  'menu.luck': 'Chance',
  'menu.end': 'La fin de la partie',
  'menu.resign': 'Abandonner',
  'menu.resign.sure': 'Abandonner la bataille ? Votre adversaire gagnera.',
  'menu.resign.no': 'Continuer le combat',
  'menu.resign.yes': 'Abandonner',
  leave: 'Quitter la table ?',
  'leave.how': 'La partie est conservée : vous la retrouverez dans « {games} ».',
  'leave.yes': 'Quitter',
  'leave.no': 'Continuer à jouer',
  'menu.home': 'Accueil',
  'menu.settings': 'Tous les réglages',

  // Keys
  'keys.tab': 'de la main au plateau, puis à la question',
  'keys.arrows': '← → parcourent ce qui peut être choisi ; ↑ ↓ vont au plus proche',
  'keys.shift': 'aller n’importe où sur le plateau',
  'keys.enter': 'choisir ; confirmer ce qui est préparé',
  'keys.esc': 'un pas en arrière ; revenir au présent',
  'keys.end': 'finir le tour, passer ou s’arrêter',
  'keys.undo': 'annuler',
  'keys.coach': 'fermer la note de l’instructeur',
  'keys.hint': 'demander un conseil',
  'keys.log': 'journal',
  'keys.notation': 'menu, avec la ligne des commandes',
  'keys.names': 'afficher ou masquer les coordonnées',
  'keys.help': 'cette liste',
  'keys.letters-off': 'Les lettres sont désactivées dans les réglages.',

  // The end
  'end.won': 'Victoire',
  'end.lost': 'Défaite',
  'end.rounds': 'Manches',
  'end.turns': 'Tours',
  'end.casualties': 'Pertes, {side}',
  'end.fallen.one': '{count} homme est hors de combat',
  'end.fallen.other': '{count} hommes sont hors de combat',
  'end.course': 'C’était la dernière leçon : le cours est terminé.',
  'end.look-back': 'Revoir la partie',
  'end.analyse': 'Analyse',
  'end.again': 'Rejouer',
  'end.whole': 'Jouer la bataille entière ({side})',
  'end.easier': 'Un adversaire plus facile : {level}',
  'end.harder': 'Un adversaire plus fort : {level}',
  'end.swap': 'Changer de camp',
  'end.next': 'Bataille suivante',

  // The page
  'page.opening': 'Mise en place de la table…',
  'page.failed': 'Cette partie ne peut pas être ouverte',
  'page.kept': 'Rien n’est perdu : la partie reste dans la liste de vos parties.',
}

export const MESSAGES = { ...COMMON, ...OWN }
