import type { Tx } from './operation.ts';

/** The application name set by an administrator, or the one from the environment. */
export async function readAppName(tx: Pick<Tx, 'settings' | 'server'>): Promise<string> {
  return (await tx.settings()).app_name || tx.server.appName;
}
