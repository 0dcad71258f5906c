/** Preloaded into the bare server: opens a database as ours does, so that both include SQLite's memory. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { rmSync } from 'node:fs';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';

if (isMainThread) {
  const file = join(tmpdir(), `bare-${process.pid}.sqlite`);
  const database = openSqlite(file, 'writer');
  database.exec('create table edit (id integer primary key, text text)');
  const keep = database.prepare('insert into edit (text) values (?)');
  setInterval(() => keep.run('an edit'), 100).unref();
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}
