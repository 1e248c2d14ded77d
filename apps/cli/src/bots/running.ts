/**
 * The programs that run as bots, in whichever thread, so that none outlives this process. Each has a process group of
 * its own: what it has started ends with it, but Ctrl-C at the terminal does not reach it. A thread that is broken off
 * can tidy nothing up, so the main one hears of every program and has the last word.
 */
import { BroadcastChannel, isMainThread, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'

type News = { readonly began: number } | { readonly ended: number }

const running = new Set<number>()
let channel: BroadcastChannel | undefined

/** Call this in the main thread before others start programs. */
export function watchPrograms(): void {
  openChannel()
}

export function programBegan(pid: number): void {
  const news = { began: pid }
  note(news)
  tellMain(news)
}

export function programEnded(pid: number): void {
  const news = { ended: pid }
  note(news)
  tellMain(news)
}

/** Ends a program and all that it has started, at once. */
export function endProgram(pid: number): void {
  try {
    // Windows has no such groups; there the program alone is ended.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // Nobody of them is left.
  }
}

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('bivouac: programs that run as bots')
  channel.unref()
  if (isMainThread) channel.onmessage = message => note((message as { data: News }).data)
  process.once('exit', endAll)
  return channel
}

function tellMain(news: News): void {
  const open = openChannel()
  if (!isMainThread) open.postMessage(news)
}

function note(news: News): void {
  if ('began' in news) running.add(news.began)
  else running.delete(news.ended)
}

function endAll(): void {
  if (isMainThread && channel) {
    // What the other threads have sent and nobody has read yet.
    for (let left = unread(channel); left; left = unread(channel)) note(left)
  }
  for (const pid of running) endProgram(pid)
}

/** Its types do not know that a channel will do as well as a port. */
const unread = (from: BroadcastChannel): News | undefined =>
  receiveMessageOnPort(from as unknown as MessagePort)?.message
