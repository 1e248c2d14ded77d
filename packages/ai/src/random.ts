/** The bot that takes any legal command, each equally likely. It never looks at its view. */
import { below } from '@bivouac/kernel'
import type { Bot } from './bot.ts'

const RANDOM: Bot = {
  name: 'random',
  choose: ({ legal, dice }) => legal[below(dice, legal.length, 0)],
}

/** It remembers nothing, so every seat may share the one. */
export const random = (): Bot => RANDOM
