import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '../../server/src/config/version.ts';
import type { Account } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { createDatabase } from '../_support/postgres.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { findFreePort, ROOT, type RunningServer, startServer } from '../_support/start-server.ts';

type Shared = Record<string, string> & Record<'PUBLIC_URL' | 'DATABASE_URL', string>;

export interface Nodes {
  one: RunningServer;
  two: RunningServer;
  mailbox: Mailbox;
  /** Environment for further servers next to them. */
  shared: Shared;
  dispose(): Promise<void>;
}

/** What several servers on one new PostgreSQL database share: this environment, a folder and a mailbox. */
export async function shareSettings(
  env: Record<string, string> = {},
): Promise<Pick<Nodes, 'mailbox' | 'shared' | 'dispose'> & { port: number }> {
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
    // There is no balancer that must notice.
    DRAIN_SECONDS: '0',
    ...env,
  };
  const dispose = async (): Promise<void> => {
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, mailbox, shared, dispose };
}

/** Two servers started at the same moment on one new PostgreSQL database. */
export async function startNodes(env: Record<string, string> = {}): Promise<Nodes> {
  const { port, mailbox, shared, dispose } = await shareSettings(env);
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
      await dispose();
    },
  };
}

/** The same program with another version number, as if installed next to this one. */
export function installAs(version: string): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'scriptorium-release-'));
  for (const name of ['node_modules', 'package.json', 'web', 'contract', 'bibliography'])
    symlinkSync(join(ROOT, name), join(root, name));
  mkdirSync(join(root, 'server'));
  for (const name of ['src', 'assets', 'package.json'])
    symlinkSync(join(ROOT, 'server', name), join(root, 'server', name));
  const dist = join(root, 'server', 'dist');
  cpSync(join(ROOT, 'server', 'dist'), dist, { recursive: true, filter: (path) => !path.endsWith('.map') });
  for (const file of readdirSync(dist)) {
    const code = readFileSync(join(dist, file), 'utf8');
    const changed = code.replaceAll(`"${VERSION}"`, `"${version}"`);
    if (changed !== code) writeFileSync(join(dist, file), changed);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A browser whose balancer sends it to one of the servers, whatever URL it knows. */
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

/** The same session, at another server. */
export function at(server: RunningServer, { client, ...account }: Account): Account {
  return { ...account, client: new ClientOf(client.origin, server.url, client) };
}
