import { rmSync } from 'node:fs';
import { runSql } from './run-sql.ts';
import { expectNoSecrets, noteSecret, noteSecretsOf } from './secrets.ts';
import { ADMIN, type RunningServer, startServer } from './start-server.ts';

/** Without the methods that the next file would notice. */
export type BorrowedServer = Omit<RunningServer, 'kill' | 'stop' | 'start'>;

let server: RunningServer | undefined;
/** Length of the part of its log already searched for secrets. */
let searched = 0;

/**
 * A server with the usual settings, shared by the test files of one worker: starting and warming one up is more than
 * half the cost of a small file (docs/decisions/199). For files that only look at what they created, restore the
 * settings they change, and neither count database content nor end the process.
 */
export async function borrowServer(): Promise<BorrowedServer> {
  server ??= await startShared();
  // All files share one IP address: one file's requests must not use up the next one's budget.
  await runSql(server, 'delete from rate_limit');
  const lent = server;
  // Recorded when the server was started, but reset before each file.
  noteSecretsOf(lent.env);
  noteSecret(ADMIN.password);
  const before = lent.log().length;
  const log = (): string => lent.log().slice(before);
  const dispose = async (): Promise<void> => {
    // Includes what was logged before this file borrowed it: at its start, or after the previous file.
    const unsearched = lent.log().slice(searched);
    searched += unsearched.length;
    expectNoSecrets(unsearched);
  };
  return { ...lent, log, dispose, [Symbol.asyncDispose]: dispose };
}

async function startShared(): Promise<RunningServer> {
  const started = await startServer();
  // Vitest ends its workers with this signal; unhandled, it would leave the server behind.
  process.once('SIGTERM', () => process.exit());
  // After the server itself, which ends with its worker.
  process.once('exit', () => rmSync(started.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return started;
}
