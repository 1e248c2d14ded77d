/** Words of the pages: the rules, the settings, a shared position and what stands in small print. */

export const READ = {
  // Rules
  'rules.lead': 'In our own words, clause by clause. The table cites the same numbers.',
  'rules.search': 'Search the rules',
  'rules.search.how': 'Words, or a clause such as {clause}',
  'rules.found.one': 'One result',
  'rules.found.other': '{count} results',
  'rules.found.none': 'Nothing contains these words.',
  'rules.all': 'Show everything',
  'rules.chapters': 'Chapters',
  'rules.view': 'What to show',
  'rules.clauses': 'Clauses',
  'rules.cards': 'Cards',
  'rules.terrain': 'Terrain and units',
  'rules.terms': 'Terms',
  'rules.terms.how': 'The words of the game in your language and in English.',
  'rules.terms.own': 'In your language',
  'rules.terms.english': 'English',
  'rules.ruling': 'our ruling',
  'rules.ruling.how': 'Clauses marked “our ruling”: the printed rules are silent, so we chose and say so.',
  'rules.english': 'What is not translated yet is in English.',
  'rules.beside': 'Rules beside the table',
  'rules.back': 'Back to the game',
  'rules.print': 'Print',
  'rules.print.back': 'Back to the rules',
  'rules.link': 'Link to clause {clause}',
  'rules.no-clause': 'There is no clause {clause} here. This is the whole book.',

  // How to play
  'primer.lead': 'The essentials in five minutes. The table takes care of the rest.',
  'primer.table': 'At this table',
  'primer.table.press':
    'What you can press is highlighted. Press a card or a piece, then where it should go; or drag it there.',
  'primer.table.ready':
    'Before cards, too, and before you give something away: the choice is prepared first, with its odds. The button below the board rolls.',
  'primer.table.why': 'Press something that is not allowed, and you will see why, with its rule.',
  'primer.table.back':
    '“Back” cancels what you have selected. “Take back” undoes your last choice, as long as neither dice nor cards nor your opponent have responded to it.',
  'primer.table.hint':
    'The light bulb asks a bot what it would do. Press a line of the log to look back at that moment.',

  // Settings
  'settings.title': 'Settings',
  'settings.lead': 'They apply to this browser and take effect at once.',
  'settings.look': 'Appearance',
  'settings.text-size': 'Text size',
  'settings.table': 'At the table',
  'settings.speed': 'Animation speed',
  'settings.speed.off': 'Off',
  'settings.ask': 'Ask before rolling dice',
  'settings.ask.how': 'A choice that needs dice is prepared first, with its odds.',
  'settings.result': 'Results on the board stay',
  'settings.result.act': 'Until I act',
  'settings.result.seconds': '{seconds} s',
  'settings.coordinates': 'Coordinates on the board',
  'settings.coordinates.how':
    'Every hex and tile shows the name the log uses for it. C at the table does the same.',
  'settings.keys': 'Letter shortcuts',
  'settings.keys.how': 'Switch off if you control your computer by voice.',
  'settings.coach': 'Coach’s notes',
  'settings.coach.how': 'The coach explains things the first time they come up. Each note is shown once.',
  'settings.coach.again': 'Show the notes again',
  'settings.coach.again.done': 'They will appear again as they come up in play.',
  'settings.sound': 'Sound',
  'settings.sound.on': 'Play sounds',
  'settings.volume': 'Volume',
  'settings.try': 'Try it',
  'settings.storage': 'Your games',
  'settings.storage.used': '{used} used in this browser',
  'settings.export': 'Save everything as one file',
  'settings.delete': 'Delete everything',
  'settings.delete.title': 'Delete everything?',
  'settings.delete.how':
    'All games and campaigns in this browser are removed for good. Save them as one file first if you want them back.',
  'settings.delete.yes': 'Delete for good',
  'settings.delete.done': 'Everything has been deleted.',
  'settings.app': 'The app',
  'settings.install': 'Install as an app',
  'settings.install.how': 'It then starts like any other program and works offline.',
  'settings.installed': 'Installed: it works offline.',
  'settings.install.by-hand':
    'In your browser’s menu: “Install” or “Add to home screen”. Then it works offline.',
  'settings.version': 'Version {version}',

  // A shared position
  'position.title': 'A shared position',
  'position.lead': 'Somebody sent you this. Hidden cards have been dealt afresh, so it gives nothing away.',
  'position.asked': 'To choose: {side}',
  'position.asked.both': 'To choose: both sides',
  'position.play': 'Play on from here',
  'position.broken': 'This link cannot be read',
  'position.onward': 'To the scenarios',

  // About
  'about.title': 'About Bivouac',
  'about.what':
    'Bivouac is an unofficial fan project: two tabletop wargames in the browser, with the rules enforced, the odds shown and an honest bot.',
  'about.owners':
    'Undaunted: Normandy was designed by Trevor Benjamin and David Thompson and is published by Osprey Games. Commands & Colors: The Great War was designed by Richard Borg and is published by PSC Games. Neither publisher has anything to do with this project. If you like the games here, buy them: a real table is better still.',
  'about.rules': 'Where the rules come from',
  'about.rules.how':
    'They are restated in our own words, clause by clause, with every choice of ours marked. No sentence, picture or name was taken from the printed games; all art is drawn by small programs of our own.',
  'about.licences': 'Licences',
  'about.licences.own': 'The source is under the MIT licence.',
  'about.licences.fonts': 'Typefaces, under the SIL Open Font Licence: {names}.',
  'about.licences.libraries': 'Libraries: {names}.',
  'about.privacy': 'Your data',
  'about.privacy.how':
    'Games and settings stay in this browser. Nothing is sent anywhere, and nobody is tracked.',

  // No such page
  'lost.title': 'Nothing here',
  'lost.how': 'This address leads nowhere. The page may have moved, or a letter may be missing.',
} as const
