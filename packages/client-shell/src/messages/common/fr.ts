/** French: words that the table and the pages around it share: names, ways out, and what can go wrong. */
import type { Messages } from '@bivouac/face-kit'
import type { COMMON as ENGLISH } from './en.ts'

export const COMMON: Messages<typeof ENGLISH, 'fr'> = {
  'frame.home': 'Bivouac, aller à l’accueil',
  'frame.navigation': 'Pages',
  'lost.home': 'Aller à l’accueil',
  'nav.rules': 'Règles',
  'primer.title': 'Comment jouer',
  'games.title': 'Mes parties',
  'games.export': 'Enregistrer dans un fichier',
  'games.saved': 'Enregistré : {file}',
  'settings.language': 'Langue',
  'settings.theme': 'Thème',
  'settings.theme.system': 'Comme le système',
  'settings.theme.light': 'Lumière du jour',
  'settings.theme.dark': 'Lumière de lampe',
  'turn.won-by': 'Victoire : {side}',
  'trouble.drop': 'OK',
  'trouble.again': 'Réessayer',

  'level.recruit': 'Recrue',
  'level.regular': 'Soldat',
  'level.veteran': 'Vétéran',
  'level.expert': 'Expert',
  'level.master': 'Maître',

  // What can go wrong: what is wrong, and what to do
  'problem.stale': 'La partie a avancé entre-temps. Regardez de nouveau et choisissez encore une fois.',
  'problem.illegal': 'Les règles ne le permettent pas maintenant. Vos possibilités sont mises en évidence.',
  'problem.not-your-seat':
    'Personne à cet écran ne joue ce camp. Rouvrez la partie depuis la liste de vos parties.',
  'problem.not-your-turn': 'Ce n’est pas à vous de choisir. Attendez l’autre camp.',
  'problem.over': 'La partie est terminée.',
  'problem.nothing-to-undo': 'Impossible d’annuler : des dés, des cartes ou l’adversaire ont déjà répondu.',
  'problem.no-such-moment':
    'Ce moment n’existe pas dans la partie : des choix ont peut-être été annulés. Revenez au présent et repartez de là.',
  'problem.no-such-game':
    'Cette partie n’est plus ici. Elle a peut-être été supprimée dans une autre fenêtre.',
  'problem.unknown-game':
    'Ceci appartient à un jeu qui n’est pas disponible ici. Si cela vient d’un Bivouac plus récent, rechargez la page.',
  'problem.unknown-scenario':
    'Ceci appartient à un scénario qui n’est pas disponible ici. Si cela vient d’un Bivouac plus récent, rechargez la page.',
  'problem.unknown-level': 'Il n’y a pas de bot de ce niveau ici. Choisissez-en un autre.',
  'problem.other-scenario': 'Le scénario a changé depuis : la partie ne peut pas continuer.',
  'problem.newer-version':
    'Ceci vient d’une version de Bivouac plus récente que cette page. Rechargez la page et réessayez.',
  'problem.still-played':
    'La partie est encore en cours. Vous pourrez l’enregistrer en entier quand elle sera finie : d’ici là, cela trahirait des cartes cachées.',
  'problem.new-rules':
    'Des règles ont été corrigées depuis le début de cette partie. Ce qui est joué reste acquis ; à partir d’ici, les règles corrigées s’appliquent.',
  'problem.damaged-game': 'La partie enregistrée est endommagée et ne peut pas continuer.',
  'problem.bad-record':
    'Ce n’est pas un fichier de partie, ou il a été modifié depuis. Choisissez le fichier tel qu’il a été enregistré.',
  'problem.bad-study': 'Cette étude est illisible : elle est abîmée, ou c’est autre chose.',
  'problem.bad-position':
    'La position ne peut pas être mise en place : elle est endommagée ou vient d’une autre version.',
  'problem.bad-link': 'Le lien est endommagé. Il a peut-être été coupé en le copiant : redemandez-le.',
  'problem.newer-link': 'Le lien vient d’une autre version de Bivouac. Rechargez cette page et réessayez.',
  'problem.too-large':
    'Le fichier est trop grand pour être une partie. Choisissez le fichier de la partie lui-même.',
  'problem.empty-campaign':
    'Une campagne demande au moins une bataille. Choisissez où elle commence et où elle finit.',
  'problem.storage-full':
    'L’espace du navigateur est plein : vous pouvez continuer, mais la partie n’est pas enregistrée. Enregistrez-la dans un fichier ou supprimez d’anciennes parties.',
  'problem.storage-failed':
    'Le navigateur n’a pas pu enregistrer : son espace est bloqué ou endommagé. Enregistrez la partie dans un fichier, ou autorisez le stockage pour cette page.',
  'problem.storage-missing':
    'Ce navigateur n’enregistre rien pour cette page, peut-être parce que la fenêtre est privée : à sa fermeture, vos parties disparaissent. Enregistrez dans un fichier ce que vous voulez garder.',
  'problem.no-host': 'Le moteur de jeu ne répond pas. Rechargez la page ; vos parties sont enregistrées.',
  'problem.host-failed':
    'Le moteur de jeu a rencontré un problème. Réessayez ; si cela ne suffit pas, rechargez la page. Vos parties sont enregistrées.',
  'problem.unknown-request':
    'Cette page et le moteur de jeu sont de versions différentes. Rechargez la page ; vos parties sont enregistrées.',
  'problem.bot-failed': 'Le bot est tombé en panne. Rechargez la page ; la partie reprendra d’ici.',
  'problem.offline': 'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'problem.no-server':
    'Il n’y a pas de serveur de jeu en ligne ici, ou il est injoignable. Tout le reste fonctionne sans lui.',
  'problem.no-line':
    'La connexion au serveur est perdue. Réessayez quand elle sera revenue ; rien n’est perdu.',
  'problem.too-fast': 'C’était trop d’un coup. Attendez un instant et réessayez.',
  'problem.not-now': 'Ce n’est plus possible, ou pas encore. Voyez où en est la partie.',
  'problem.paused': 'La partie est en pause. Reprenez-la d’abord.',
  'problem.your-own': 'C’est votre propre partie : quelqu’un d’autre doit prendre l’autre place.',
  'problem.bad-message':
    'Le serveur ne l’accepte pas : c’est trop long, ou cela contient des caractères impossibles à afficher.',
  'problem.not-online': 'Ce n’est pas disponible dans les parties en ligne.',
  'problem.banned': 'Vous êtes banni de ce serveur. La personne qui le gère peut vous en dire plus.',
  'problem.draining': 'Le serveur redémarre. Rien n’est perdu ; il revient dans un instant.',
  'problem.server-failed': 'Le serveur a rencontré un problème. Réessayez ; vos parties sont enregistrées.',
  'problem.server-unsaved':
    'Le serveur ne peut pas enregistrer cela pour le moment : rien n’a changé. Réessayez dans un instant.',
  'problem.server-full':
    'Le disque du serveur est plein : rien n’a changé, et ce qui a été joué est enregistré. Réessayez plus tard, ou prévenez la personne qui gère le serveur.',
  'problem.too-many-bots':
    'Vous avez déjà cinq parties contre des bots sur ce serveur. Finissez-en une, ou jouez contre un bot sans le serveur.',
  'problem.too-many-games':
    'Vous avez proposé beaucoup de parties en peu de temps. Attendez une minute, puis réessayez.',
  'problem.unforeseen': 'Quelque chose s’est mal passé : {text}',
}
