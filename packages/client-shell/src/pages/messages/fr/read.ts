/** French: words of the pages: the rules, the settings, a shared position and what stands in small print. */
import type { Messages } from '@bivouac/face-kit'
import type { READ as ENGLISH } from '../en/read.ts'

export const READ: Messages<typeof ENGLISH, 'fr'> = {
  // Rules
  'rules.lead': 'Avec nos propres mots, article par article. La table cite les mêmes numéros.',
  'rules.search': 'Chercher dans les règles',
  'rules.search.how': 'Des mots, ou un article comme {clause}',
  'rules.found.one': '{count} résultat',
  'rules.found.other': '{count} résultats',
  'rules.found.none': 'Rien ne contient ces mots.',
  'rules.all': 'Tout montrer',
  'rules.chapters': 'Chapitres',
  'rules.view': 'Que montrer',
  'rules.clauses': 'Articles',
  'rules.cards': 'Cartes',
  'rules.terrain': 'Terrains et unités',
  'rules.terms': 'Termes',
  'rules.terms.how': 'Les mots du jeu dans votre langue et en anglais.',
  'rules.terms.own': 'Dans votre langue',
  'rules.terms.english': 'Anglais',
  'rules.ruling': 'notre décision',
  'rules.ruling.how':
    'Articles marqués « notre décision » : les règles imprimées se taisent, nous avons donc choisi, et nous le disons.',
  'rules.english': 'Ce qui n’est pas encore traduit est en anglais.',
  'rules.beside': 'Les règles à côté de la table',
  'rules.back': 'Retour à la partie',
  'rules.print': 'Imprimer',
  'rules.print.back': 'Retour aux règles',
  'rules.link': 'Lien vers l’article {clause}',
  'rules.no-clause': 'Il n’y a pas d’article {clause} ici. Voici le livre entier.',

  // How to play
  'primer.lead': 'L’essentiel en cinq minutes. La table s’occupe du reste.',
  'primer.table': 'À cette table',
  'primer.table.press':
    'Ce que vous pouvez choisir est mis en évidence. Appuyez sur une carte ou un pion, puis là où il doit aller ; ou faites-le glisser.',
  'primer.table.ready':
    'Aussi avant une carte, ou avant de renoncer à quelque chose : le choix est d’abord préparé, avec ses chances. Le bouton sous le plateau lance les dés.',
  'primer.table.why': 'Appuyez sur ce qui n’est pas permis, et vous verrez pourquoi, avec la règle.',
  'primer.table.back':
    '« Retour » annule votre sélection. « Annuler » défait votre dernier choix, tant que ni dés, ni cartes, ni adversaire n’y ont répondu.',
  'primer.table.hint':
    'L’ampoule demande à un bot ce qu’il ferait. Appuyez sur une ligne du journal pour revoir ce moment.',

  // Settings
  'settings.title': 'Réglages',
  'settings.lead': 'Ils valent pour ce navigateur et s’appliquent aussitôt.',
  'settings.look': 'Apparence',
  'settings.text-size': 'Taille du texte',
  'settings.table': 'À la table',
  'settings.speed': 'Vitesse des animations',
  'settings.speed.off': 'Aucune',
  'settings.ask': 'Demander avant de lancer les dés',
  'settings.ask.how': 'Un choix qui demande des dés est d’abord préparé, avec ses chances.',
  'settings.result': 'Les résultats restent sur le plateau',
  'settings.result.act': 'Jusqu’à mon action',
  'settings.result.seconds': '{seconds} s',
  'settings.coordinates': 'Coordonnées sur le plateau',
  'settings.coordinates.how': 'Chaque case porte le nom que lui donne le journal. À la table, touche C.',
  'settings.keys': 'Raccourcis par lettres',
  'settings.keys.how': 'À désactiver si vous commandez votre ordinateur à la voix.',
  'settings.coach': 'Notes de l’instructeur',
  'settings.coach.how':
    'L’instructeur explique les choses la première fois qu’elles se présentent. Chaque note n’est montrée qu’une fois.',
  'settings.coach.again': 'Montrer de nouveau les notes',
  'settings.coach.again.done': 'Elles reviendront au fil du jeu.',
  'settings.sound': 'Son',
  'settings.sound.on': 'Jouer les sons',
  'settings.volume': 'Volume',
  'settings.try': 'Essayer',
  'settings.storage': 'Vos parties',
  'settings.storage.used': '{used} utilisés dans ce navigateur',
  'settings.export': 'Tout enregistrer dans un fichier',
  'settings.delete': 'Tout effacer',
  'settings.delete.title': 'Tout effacer ?',
  'settings.delete.how':
    'Toutes les parties et campagnes de ce navigateur seront supprimées pour de bon. Enregistrez-les d’abord dans un fichier si vous voulez les retrouver.',
  'settings.delete.yes': 'Effacer pour de bon',
  'settings.delete.done': 'Tout a été effacé.',
  'settings.app': 'L’application',
  'settings.install': 'Installer comme application',
  'settings.install.how': 'Elle démarre alors comme tout autre programme et fonctionne hors ligne.',
  'settings.installed': 'Installée : elle fonctionne hors ligne.',
  'settings.install.by-hand':
    'Dans le menu de votre navigateur : « Installer » ou « Ajouter à l’écran d’accueil ». Elle fonctionne alors hors ligne.',
  'settings.version': 'Version {version}',

  // A shared position
  'position.title': 'Une position partagée',
  'position.lead':
    'Quelqu’un vous l’a envoyée. Les cartes cachées ont été redistribuées : elle ne trahit rien.',
  'position.asked': 'Doivent choisir : {side}',
  'position.asked.both': 'Doivent choisir : les deux camps',
  'position.play': 'Jouer à partir d’ici',
  'position.broken': 'Ce lien ne peut pas être lu',
  'position.onward': 'Vers les scénarios',

  // About
  'about.title': 'À propos de Bivouac',
  'about.what':
    'Bivouac est un projet d’amateurs, non officiel : deux jeux de guerre de plateau dans le navigateur, avec les règles appliquées, les chances affichées et un bot honnête.',
  'about.owners':
    'Undaunted: Normandy a été conçu par Trevor Benjamin et David Thompson et est édité par Osprey Games. Commands & Colors: The Great War a été conçu par Richard Borg et est édité par PSC Games. Aucun des deux éditeurs n’a de lien avec ce projet. Si ces jeux vous plaisent, achetez-les : une vraie table, c’est encore mieux.',
  'about.rules': 'D’où viennent les règles',
  'about.rules.how':
    'Elles sont reformulées avec nos propres mots, article par article, et chacun de nos choix est signalé. Aucune phrase, aucune image ni aucun nom ne vient des jeux imprimés ; tous les dessins sont faits par nos petits programmes.',
  'about.licences': 'Licences',
  'about.licences.own': 'Le code source est sous licence MIT.',
  'about.licences.fonts': 'Polices, sous licence SIL Open Font : {names}.',
  'about.licences.libraries': 'Bibliothèques : {names}.',
  'about.privacy': 'Vos données',
  'about.privacy.how':
    'Les parties et les réglages restent dans ce navigateur. Rien n’est envoyé nulle part, et personne n’est suivi.',

  // No such page
  'lost.title': 'Rien ici',
  'lost.how': 'Cette adresse ne mène nulle part. La page a peut-être déménagé, ou il manque une lettre.',
}
