/** Both decks: importing this file installs every card. */
import './combat/index.ts'
import './command/index.ts'
