/** What a host needs when it runs in a browser, and the wire to it. */
export { browserStore } from './browser-store.ts'
export { browserFindings } from './indexed-db-findings.ts'
export { browserRemote } from './remote-ports.ts'
export { browserWindows } from './windows.ts'
export { type FromHostWorker, type HostWorker, type ToHostWorker, workerHost } from './worker-host.ts'
