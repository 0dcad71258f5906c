import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { createDatabase } from '../_support/postgres.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { findFreePort, type RunningServer, startServer } from '../_support/start-server.ts';

export interface Nodes {
  one: RunningServer;
  two: RunningServer;
  mailbox: Mailbox;
  /** Environment of another one beside them. */
  shared: Record<string, string>;
  dispose(): Promise<void>;
}

/** Two servers started at the same moment on one new PostgreSQL database. */
export async function startNodes(env: Record<string, string> = {}): Promise<Nodes> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-shared-'));
  const mailbox = await startMailbox();
  const shared = {
    SEVERAL_SERVERS: '1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: await createDatabase(),
    SHARED_FOLDER: folder,
    SMTP_URL: mailbox.url,
    SMTP_TLS: 'optional',
    ...env,
  };
  const [one, two] = await Promise.all([
    startServer({ env: { ...shared, PORT: String(port) } }),
    startServer({ env: shared }),
  ]);
  return {
    one,
    two,
    mailbox,
    shared,
    dispose: async () => {
      await one.dispose();
      await two.dispose();
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser whose balancer sends it to one of the servers, whatever the address that it knows. */
class ClientOf extends Client {
  readonly #server: string;

  constructor(publicUrl: string, server: string, like: Client) {
    super(publicUrl);
    this.#server = server;
    for (const [name, value] of like.cookies) this.cookies.set(name, value);
  }

  override send(path: string, init: RequestInit & { headers?: Record<string, string> }) {
    return super.send(new URL(path, this.#server).href, init);
  }
}

/** The same session, at the other server. */
export function at(server: RunningServer, { client, ...account }: Account): Account {
  return { ...account, client: new ClientOf(client.origin, server.url, client) };
}
