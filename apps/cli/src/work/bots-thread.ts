/** The thread in which the bots of a server think. */
import { parentPort } from 'node:worker_threads'
import { botsAtWork, serveThinking } from '@bivouac/host/thinking'
import { THINK_GAMES } from '@bivouac/web/think-games'

const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

const serve = serveThinking(botsAtWork(THINK_GAMES, { clock: () => performance.now() }), message =>
  port.postMessage(message),
)
port.on('message', serve)
