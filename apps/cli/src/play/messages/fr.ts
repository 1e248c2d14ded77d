/** French: what a game in the terminal says besides the game's own sentences. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'welcome.two': 'Deux personnes devant un écran : {first} et {second}.',
  'welcome.bot': 'Votre camp : {side} · contre le bot « {bot} »',
  'welcome.on.one': 'La partie reprend là où elle s’était arrêtée, après {count} choix.',
  'welcome.on.other': 'La partie reprend là où elle s’était arrêtée, après {count} choix.',
  'welcome.rules':
    'Elle a commencé avec la version {begun} des règles et continue avec la version {rules} : voir CHANGELOG.md.',
  'welcome.seed':
    'Tout le hasard vient d’une graine secrète, montrée à la fin ; son sha256 est\n  {commitment}',
  'welcome.secret':
    'Tout le hasard vient d’un secret, montré à la fin ; en voici d’avance le sha256\n  {commitment}',
  'welcome.saved': 'Enregistrée après chaque choix dans {file}',
  'welcome.how': 'Choisissez par numéro. « help » explique le jeu, « ? » ce que vous pouvez taper d’autre.',
  narrow: 'Votre fenêtre a {columns} colonnes : élargissez-la à {widest}, ou la table sera coupée.',
  pass: 'C’est à ce camp : {side}. Passez l’écran.',
  'pass.ready': 'Appuyez sur Entrée quand l’autre ne regarde plus.',
  left: 'La partie est enregistrée dans {file}. Pour la reprendre :\n  {resume}',
  'end.seed': 'La graine était {seed}. « npx bivouac verify {file} » prouve que tout le hasard en est venu.',
  'end.secret':
    'Le secret était {secret}. « npx bivouac verify {file} » prouve que tout le hasard en est venu.',
  'end.replay': '« npx bivouac replay {file} » remontre la partie.',
  'undo.done': 'Annulé.',
  'problem.nothing-to-undo':
    'On ne peut plus l’annuler : des dés, des cartes cachées ou l’autre camp ont répondu depuis.',
  'log.more.one': '(Encore {count} ligne : tapez « log ».)',
  'log.more.other': '(Encore {count} lignes : tapez « log ».)',
  'bot.thinking': 'Le bot « {bot} » réfléchit…',
  'resign.sure': 'Abandonner la partie ? Tapez « {yes} », ou seulement Entrée pour continuer :',
  yes: 'oui',
  'choice.known.one': 'Tapez 1, un choix en mots comme « {example} », ou : {words}.',
  'choice.known.other': 'Tapez un nombre de 1 à {count}, un choix en mots comme « {example} », ou : {words}.',
  'choice.none': 'Il n’y a pas de choix {typed}.',
  'problem.bad-command': '« {typed} » n’est ni un choix ni une commande d’ici.',
  'choice.allowed': '« {typed} » est permis maintenant.',
  'why.what': 'Pourquoi quoi ? Tapez « why » et un choix.',
  'save.in': 'La partie est enregistrée dans {file}.',
  'save.copy': 'Une copie est dans {copy} ; la partie elle-même reste dans {file}.',
  'save.exists': '« {file} » existe déjà : prenez un autre nom, ou reprenez cette partie avec --load.',
  'odds.none': 'Rien de ce que vous pouvez choisir maintenant ne demande de dés.',
  hint: 'Le bot « {bot} » choisirait [{place}] {choice}.',
  'hint.lines': 'Il estime que, sur 100 parties, vous en gagnez environ :',
  'words.title': 'CE QUE VOUS POUVEZ TAPER',
  'words.number': 'le numéro d’un choix, ou le choix en notation courte',
  'words.help': 'comment jouer',
  'words.board': 'montrer de nouveau la table',
  'words.goals': 'ce que le scénario demande à chaque camp',
  'words.cards': 'les piles visibles des deux camps, carte par carte',
  'words.log': 'tout ce qui s’est passé',
  'words.odds': 'les chances de chaque jet que vous pourriez choisir',
  'words.why': 'pourquoi quelque chose n’est pas permis : par numéro ou en mots, comme « why stop »',
  'words.hint': 'ce qu’un bot ferait à votre place',
  'words.undo': 'annuler votre dernier choix, si ni dés ni cartes cachées ne sont venus depuis',
  'words.save': 'la partie est enregistrée après chaque choix ; avec FILE, une copie aussi',
  'words.resign': 'abandonner la partie',
  'words.quit': 'quitter ; la partie peut être reprise plus tard',
  'words.kept': 'La partie est enregistrée dans {file}.',
  'words.secret':
    'Ce fichier contient la graine secrète des dés, pour reprendre la partie : y regarder, c’est tricher.',

  // What is wrong with the options
  'bad.seed': 'Une partie enregistrée a ses propres dés : enlevez --seed.',
  'bad.house': 'Une partie enregistrée a ses propres valeurs maison : enlevez --house.',
  'bad.side': 'Contre un ami, les deux camps sont à cet écran : enlevez --side.',
  'bad.side.unknown': 'Il n’y a pas de camp « {side} ». Les camps : {sides}.',

  // The help of the verb
  'verb.about': 'jouer dans le terminal ; sans options, une première partie contre un bot',
  'verb.scenario': 'identifiant, numéro, début de l’identifiant ou fichier de scénario (sinon le premier)',
  'verb.side': 'le camp que vous jouez (sinon le premier)',
  'verb.against': 'un bot, ou « {friend} » pour deux personnes à un écran (sinon « {opponent} »)',
  'verb.load': 'reprendre une partie enregistrée',
  'verb.save': 'où enregistrer la partie (sinon un nouveau fichier dans « {folder} »)',
  'verb.language': '{list} ; sinon la langue de votre terminal',
  'verb.more':
    'Le scénario est cherché dans tous les jeux, tant qu’un seul l’a. La partie est enregistrée après chaque choix. Le fichier contient la graine secrète des dés : n’y regardez pas avant la fin.',
  'verb.game': 'le jeu (sinon celui qui a le scénario, ou le premier)',
  'verb.seed': 'd’où vient tout le hasard (sinon une graine neuve, montrée à la fin)',
  'verb.house': 'des valeurs maison au lieu des nôtres, pour les jeux qui en ont',
  'verb.help': 'montrer cette aide',
  'verb.title.usage': 'Usage :',
  'verb.title.options': 'Options :',
  'verb.title.examples': 'Exemples :',
}
