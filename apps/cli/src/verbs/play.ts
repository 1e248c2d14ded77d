/** `bivouac play`: a game in the terminal, against a bot or a friend at the same screen. */
import type { Command } from 'commander'
import { examples, gameOption, houseOption, seedOption } from '../options.ts'
import { openLines } from '../play/lines.ts'
import { FRIEND, openGame, type PlayOptions } from '../play/opening.ts'
import { run } from '../play/run.ts'

export function registerPlay(program: Command): void {
  const verb = program
    .command('play')
    .description('play in the terminal, in words and letters; without options, a first game against a bot')
    .addOption(gameOption())
    .option(
      '-s, --scenario <scenario>',
      'id, number, beginning of the id, or a scenario file (default: the first)',
    )
    .option('--side <side>', 'the side you play (default: the first)')
    .option('--against <who>', `a bot, or '${FRIEND}' for two people at one screen (default: the best bot)`)
    .addOption(seedOption('a fresh one, shown at the end'))
    .addOption(houseOption())
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', "where to keep the game (default: a new file in 'games-played')")
    .addHelpText(
      'after',
      '\nA scenario is looked for in all games, as long as only one has it. The game is saved after every choice. The file holds the secret seed of the dice: do not look into it before the end.',
    )
    .action(async (options: PlayOptions) => run(openGame(options), openLines()))
  examples(
    verb,
    'play',
    'play --game great-war',
    'play --scenario hill-314 --against random',
    'play --against friend --save sunday.bivouac',
    'play --load sunday.bivouac --against friend',
  )
}
