import type { Tx } from './operation.ts';

/** The name of the product as the administrator set it, else the one it was started with. */
export async function readAppName(tx: Pick<Tx, 'settings' | 'server'>): Promise<string> {
  return (await tx.settings()).app_name || tx.server.appName;
}
