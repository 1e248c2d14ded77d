/** Words of the pages: the rules, the settings, a shared position and what stands in small print. */

export const READ = {
  // Rules
  'rules.lead': 'In our own words, clause by clause. The table cites the same numbers.',
  'rules.search': 'Search the rules',
  'rules.search.how': 'Words, or a clause such as {clause}',
  'rules.found.one': 'One clause',
  'rules.found.other': '{count} clauses',
  'rules.found.none': 'No clause holds these words.',
  'rules.all': 'Show everything',
  'rules.chapters': 'Chapters',
  'rules.view': 'What to show',
  'rules.clauses': 'Clauses',
  'rules.gallery': 'Cards and terrain',
  'rules.terms': 'Terms',
  'rules.terms.how': 'The words of the game in your language and in English.',
  'rules.terms.own': 'In your language',
  'rules.terms.english': 'English',
  'rules.ruling': 'our ruling',
  'rules.ruling.how': 'Clauses marked “our ruling”: the printed rules are silent, so we chose and say so.',
  'rules.english': 'The clauses are in English for now; titles and terms are in your language.',
  'rules.link': 'Link to clause {clause}',
  'rules.no-clause': 'There is no clause {clause} here. This is the whole book.',

  // How to play
  'primer.lead': 'The short of it, read in five minutes. Whatever is not said here, the table knows.',
  'primer.table': 'At this table',
  'primer.table.press':
    'What can be pressed is marked. Press a card or a piece, then where it is to go; or drag it there.',
  'primer.table.ready':
    'What dice will answer is laid ready first, with its odds. The button below the board rolls.',
  'primer.table.why': 'Press something that is not allowed, and you are told why, with its rule.',
  'primer.table.back':
    '“Back” lays down what you have picked up. “Take back” undoes your last choice, as long as neither dice nor cards nor the other side have answered it.',
  'primer.table.hint':
    'The light bulb asks a bot what it would do. Press a line of the log to look back at that moment.',

  // Settings
  'settings.title': 'Settings',
  'settings.lead': 'They hold for this browser and take effect at once.',
  'settings.look': 'Look',
  'settings.text-size': 'Text size',
  'settings.table': 'At the table',
  'settings.speed': 'Speed of movement',
  'settings.speed.off': 'Off',
  'settings.ask': 'Ask before dice are rolled',
  'settings.ask.how': 'A choice that dice will answer is laid ready first, with its odds.',
  'settings.keys': 'Letters as shortcuts',
  'settings.keys.how': 'Switch off if you speak to your computer.',
  'settings.coach': 'Coach’s notes',
  'settings.coach.how': 'The coach explains what comes up for the first time. Each note is shown once.',
  'settings.coach.again': 'Show the notes again',
  'settings.coach.again.done': 'They will come again as the game brings them up.',
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
  'settings.install.how': 'It then starts like any other program and works without a network.',
  'settings.installed': 'Installed: it works without a network.',
  'settings.install.by-hand':
    'In your browser’s menu: “Install” or “Add to home screen”. Then it works without a network.',
  'settings.version': 'Version {version}',

  // A shared position
  'position.title': 'A shared position',
  'position.lead':
    'Somebody has sent you this. What was hidden has been dealt anew, so it gives nothing away.',
  'position.asked': 'To choose: {side}',
  'position.asked.both': 'To choose: both sides',
  'position.play': 'Play on from here',
  'position.broken': 'This link cannot be read',
  'position.onward': 'To the scenarios',

  // About
  'about.title': 'About Bivouac',
  'about.what':
    'Bivouac is an unofficial fan project: two tabletop wargames in the browser, with the rules enforced, the odds told and an honest bot.',
  'about.owners':
    'Undaunted: Normandy was designed by Trevor Benjamin and David Thompson and is published by Osprey Games. Commands & Colors: The Great War was designed by Richard Borg and is published by PSC Games. Neither publisher has anything to do with this project. If you like the games here, buy them: a real table is better still.',
  'about.rules': 'Where the rules come from',
  'about.rules.how':
    'They are restated in our own words, clause by clause, with every choice of ours marked. No sentence, picture or name was taken from the printed games; all art is drawn by small programs of ours.',
  'about.licences': 'Licences',
  'about.licences.own': 'The source is under the MIT licence.',
  'about.licences.fonts': 'Typefaces, under the SIL Open Font Licence: {names}.',
  'about.licences.libraries': 'Libraries: {names}.',
  'about.privacy': 'Your data',
  'about.privacy.how':
    'Games and settings stay in this browser. Nothing is sent anywhere, nobody is counted.',

  // No such page
  'lost.title': 'Nothing here',
  'lost.how': 'The address leads nowhere. Perhaps the page has moved, perhaps a letter is missing.',
} as const
