import { rmSync } from 'node:fs';
import { runSql } from './run-sql.ts';
import { expectNoSecrets, noteSecret, noteSecretsOf } from './secrets.ts';
import { ADMIN, type RunningServer, startServer } from './start-server.ts';

/** Without what the next file would notice. */
export type BorrowedServer = Omit<RunningServer, 'kill' | 'stop' | 'start'>;

let server: RunningServer | undefined;
/** How much of its log was searched for secrets. */
let searched = 0;

/**
 * A server with the usual settings, shared by the files that one worker runs: starting and warming one up is more than
 * half of what a small file costs (docs/decisions/199). It is for files that look only at what they made themselves,
 * restore the settings they change, and neither count what is in the database nor end the process.
 */
export async function borrowServer(): Promise<BorrowedServer> {
  server ??= await startShared();
  // All files come from one address: what one has spent is not missing in the next.
  await runSql(server, 'delete from rate_limit');
  const lent = server;
  // Noted when it was started, and forgotten before each file.
  noteSecretsOf(lent.env);
  noteSecret(ADMIN.password);
  const before = lent.log().length;
  const log = (): string => lent.log().slice(before);
  const dispose = async (): Promise<void> => {
    // Also what was written before this file borrowed it, at its start or after the last file.
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
