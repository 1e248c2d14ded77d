/**
 * What lies in the data folder: one SQLite file. A game is its log, entries that are only ever added; everything else
 * about it can be told from there or is kept beside it to be found quickly.
 */

/** Raised with every change below; `MIGRATIONS[n]` leads from version n to n + 1. */
export const MIGRATIONS: readonly string[] = [
  `
  create table guest(
    id text primary key,
    name text not null,
    token blob not null unique,       -- SHA-256 of what the guest's browser keeps
    made integer not null,
    seen integer not null
  ) strict;

  create table game(
    id text primary key,
    status text not null,             -- waiting, playing, over, void
    plan text not null,               -- as it was offered (JSON)
    owner text not null,              -- the guest who offered it
    player0 text, player1 text,       -- guests; null where nobody or a bot sits
    bot0 text, bot1 text,             -- levels of bots
    invite text not null unique,
    listed integer not null,
    begun integer not null,
    touched integer not null,
    revision integer not null,        -- goes up by one with each change: who changes it must know the newest
    asked integer not null,           -- whom the game waits for, as bits
    opening text,                     -- the record's first lines (JSON); null while it waits for players
    head text,                        -- how it stands (JSON)
    affairs text not null,            -- clocks, offers, pauses (JSON)
    commitment text not null,         -- the commitment to the dice, made before anybody sat down
    rematch text,
    made text unique                  -- the id that the client drew when it offered the game
  ) strict;
  create index game_player0 on game(player0, touched);
  create index game_player1 on game(player1, touched);
  create index game_open on game(status, listed, touched);

  create table entry(
    game text not null,
    n integer not null,
    kind text not null,               -- play: a line of the record; else what else happened at the table
    text text not null,
    at integer not null,
    id text,                          -- drawn by the client, so that a command sent twice is taken once
    primary key(game, n)
  ) strict, without rowid;
  create unique index entry_id on entry(game, id) where id is not null;

  create table chat(
    game text not null,
    number integer not null,
    seat integer not null,
    at integer not null,
    text text not null,
    id text not null,
    primary key(game, number)
  ) strict, without rowid;
  create unique index chat_id on chat(game, id);

  create table secret(                -- never read by anything that answers a player before the game is over
    game text primary key,
    secret text not null
  ) strict;

  create table due(
    kind text not null,               -- flag, bot, begin
    game text not null,
    at integer not null,
    primary key(kind, game)
  ) strict, without rowid;
  create index due_at on due(at);

  create table pulse(one integer primary key check (one = 1), at integer not null) strict;
  create table outage(since integer primary key, until integer not null) strict;
  `,
  // Every command touches its game: no index over running games may change with it.
  `
  drop index game_player0;
  drop index game_player1;
  drop index game_open;
  create index game_player0 on game(player0);
  create index game_player1 on game(player1);
  create index game_owner on game(owner);
  create index game_open on game(listed, touched) where status = 'waiting';
  `,
  // What whoever runs the server may do: send somebody away, and put finished games by.
  `
  create table ban(
    guest text primary key,
    since integer not null,
    until integer,                    -- null for good
    why text                          -- shown to the guest
  ) strict;

  create table archive(               -- the entries of a finished game, instead of its rows in 'entry'
    game text primary key,
    at integer not null,
    entries integer not null,         -- the number of the last one
    body blob not null                -- see admin/archived.ts
  ) strict;
  `,
  // PostgreSQL writes a changed row into every index of its table if any index, also one of other rows, has a column that was changed.
  `
  drop index game_open;
  create index game_open on game(listed) where status = 'waiting';
  `,
]

/** What else a step does in PostgreSQL alone, by the version that it leads to. */
const IN_POSTGRES: Readonly<Record<number, string>> = {
  // Every command writes its game's row anew: there is room for that beside it, and the record's opening, the largest part of it and
  // never changed, lies elsewhere.
  4: `
  alter table game set (fillfactor = 50, toast_tuple_target = 1024);
  alter table game alter column head set storage main, alter column affairs set storage main, alter column plan set storage main;
  `,
}

/** The same for PostgreSQL, which has other names for two types, and keeps to types anyway. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map(
  (sql, i) =>
    sql
      .replaceAll(' strict', '')
      .replaceAll(', without rowid', '')
      .replaceAll(/\binteger\b/g, 'bigint')
      .replaceAll(/\bblob\b/g, 'bytea') + (IN_POSTGRES[i + 1] ?? ''),
)

/** Whoever was here before may still be putting the file away: that is waited for from the first question on. */
export const BUSY_MS = 5000

/**
 * Every commit is on the disk before it is answered. A command changes a few hundred bytes on three pages, and whole pages go into the log: in a
 * new file they are half as large as SQLite would make them. The log is carried over to the main file by a thread of its own (`checkpoints.ts`), and by
 * SQLite itself only should that ever fail: all commits would wait for it.
 */
export const PRAGMAS = `
  pragma busy_timeout = ${BUSY_MS};
  pragma page_size = 2048;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = 50000;
`
