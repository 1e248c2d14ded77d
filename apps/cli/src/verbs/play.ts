/** `bivouac play`: a game in the terminal, against a bot or a friend at the same screen. Its help speaks the player's language. */
import { LANGUAGES } from '@bivouac/face-kit'
import type { Command } from 'commander'
import { gameOption, houseOption, seedOption } from '../options.ts'
import { openLines } from '../play/lines.ts'
import { FOLDER, FRIEND, OPPONENT, openGame, type PlayOptions } from '../play/opening.ts'
import { run } from '../play/run.ts'
import type { PlayWords } from '../play/speech.ts'

const EXAMPLES = [
  'play',
  'play --game great-war --language de',
  'play --scenario hill-314 --against random',
  'play --against friend --save sunday.bivouac',
  'play --load sunday.bivouac --against friend',
]

export const registerPlay =
  ({ say }: PlayWords) =>
  (program: Command): void => {
    const examples = EXAMPLES.map(line => `  $ bivouac ${line}`).join('\n')
    const titles: Readonly<Record<string, string>> = {
      'Usage:': say('verb.title.usage'),
      'Options:': say('verb.title.options'),
    }
    program
      .command('play')
      .description(say('verb.about'))
      .addOption(gameOption(say('verb.game')))
      .option('-s, --scenario <scenario>', say('verb.scenario'))
      .option('--side <side>', say('verb.side'))
      .option('--against <who>', say('verb.against', { friend: FRIEND, opponent: OPPONENT }))
      .addOption(seedOption('a fresh one', say('verb.seed')))
      .addOption(houseOption(say('verb.house')))
      .option('--load <file>', say('verb.load'))
      .option('--save <file>', say('verb.save', { folder: FOLDER }))
      .option('--language <code>', say('verb.language', { list: LANGUAGES.join(', ') }))
      .helpOption('-h, --help', say('verb.help'))
      .configureHelp({ styleTitle: title => titles[title] ?? title })
      .addHelpText('after', `\n${say('verb.more')}`)
      .addHelpText('after', `\n${say('verb.title.examples')}\n${examples}`)
      .action(async (options: PlayOptions) => run(await openGame(options), openLines()))
  }
