import { expect } from 'vitest';
import {
  createAccount,
  createGroup,
  findWorkspace,
  loginAdmin,
  mustPost,
  type Account,
} from '../../_support/accounts.ts';
import { Client, type Answer } from '../../_support/client.ts';
import { countRows } from '../../_support/count-rows.ts';
import { runSql } from '../../_support/run-sql.ts';
import { startMailbox, type Mailbox } from '../../_support/smtp.ts';
import { startServer, type RunningServer } from '../../_support/start-server.ts';

/** The server that rows are tried on, with users who are unaffected by each other's rows. */
export interface Stage {
  readonly server: RunningServer;
  readonly mailbox: Mailbox;
  readonly admin: Account;
  /** Manages the group. */
  readonly ada: Account;
  /** A member of the group. */
  readonly ben: Account;
  /** Unrelated to the other two. */
  readonly eve: Account;
  readonly group: string;
  readonly home: string;
  readonly foreign: string;
  readonly guest: () => Client;
  /** A new account with this name and unused rate limits. */
  readonly person: (name: string) => Promise<Account>;
  /** Creates a text in the group and returns its path. */
  readonly text: (content?: string) => Promise<string>;
  /** Resets all rate limits. */
  readonly freeBudgets: () => Promise<void>;
  /** Does something that must be rejected, and checks that no rows or blobs changed. */
  readonly unchanged: (deed: () => Promise<void>) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

let texts = 0;

/** Starts a server with metrics and mail, and creates the users. */
export async function setStage(env: Record<string, string> = {}): Promise<Stage> {
  const mailbox = await startMailbox();
  // The proxy is trusted, so that one machine can be a hundred addresses.
  const server = await startServer({
    env: { SMTP_URL: mailbox.url, METRICS: '1', TRUSTED_PROXIES: '127.0.0.1', ...env },
  });
  const admin = await loginAdmin(server);
  await mustPost(admin.client, '/api/admin/settings/update', { key: 'registration_open', value: '1' });
  const [ada, ben, eve] = [
    await createAccount(server, 'Ada'),
    await createAccount(server, 'Ben'),
    await createAccount(server, 'Eve'),
  ];
  const group = await createGroup('Paper', ada, ben);
  const freeBudgets = async (): Promise<void> => void (await runSql(server, 'delete from rate_limit'));
  return {
    server,
    mailbox,
    admin,
    ada,
    ben,
    eve,
    group,
    home: await findWorkspace(ada),
    foreign: await findWorkspace(eve),
    guest: () => new Client(server.url),
    freeBudgets,
    person: async (name) => {
      await freeBudgets();
      return createAccount(server, name);
    },
    text: async (content = 'text\n') => {
      texts += 1;
      const name = `text-${texts}.md`;
      await mustPost(ada.client, '/api/workspace/create-text-file', { uuid: group, parentItem: '', name, content });
      return name;
    },
    unchanged: async (deed) => {
      const before = await countRows(server);
      await deed();
      expect(await countRows(server)).toEqual(before);
    },
    dispose: async () => {
      await server.dispose();
      await mailbox.close();
    },
  };
}

/** Rejected the way this product does: this status, a code, a sentence, and no internals. */
export function expectRefused(answer: Answer, ...statuses: number[]): void {
  expect(statuses, JSON.stringify(answer.body).slice(0, 300)).toContain(answer.status);
  expect(answer.body).toMatchObject({ error: expect.any(String) as string, message: expect.any(String) as string });
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:\d|SQLITE|select .* from|root:x:/u);
}

/** No response may be a server error, whatever was sent. */
export function expectNoFault(answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(500);
}
