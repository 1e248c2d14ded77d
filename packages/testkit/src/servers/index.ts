/** Real servers for tests, from Debian's packages. */
export { startNats, type TestNats } from './nats.ts'
export { freshDatabase, holdDatabase, startPostgres, type TestPostgres } from './postgres.ts'
export { startCaddy, startNginx } from './proxies.ts'
