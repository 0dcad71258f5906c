import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { loginAdmin, runCli } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

const invite = (server: RunningServer, name: string) =>
  runCli(server, 'user', 'create', '--email', `${name}@example.org`, '--name', name);
const states = async (server: RunningServer) =>
  (await runSql(server, 'select state from mail order by created_at, id')).map((row) => row['state']);

describe('mail', () => {
  // Several servers require a mail server.
  it.skipIf(BEHIND_BALANCER)('becomes a valid .eml file if there is no mail server', async () => {
    await using server = await startServer();
    await invite(server, 'zoe');
    const outbox = join(server.dataDir, 'outbox');
    const list = () => readdirSync(outbox).filter((file) => !file.startsWith('.'));
    await expect.poll(list, { timeout: 10_000 }).toHaveLength(1);
    const [name = ''] = list();
    const text = readFileSync(join(outbox, name), 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(text).toMatch(/^To: zoe@example\.org\r$/m);
    expect(text).toMatch(/^Message-ID: <[\w-]+@localhost>\r$/m);
    expect(text).toContain('multipart/alternative');
    expect(text.replaceAll(/=\r\n/g, '')).toMatch(/\/reset-password\?token=3D[\w-]{43}/);
    await expect.poll(() => states(server)).toEqual(['sent']);
  });

  it('waits for an unavailable mail server, and is sent once when it is back', async () => {
    const closed = createServer();
    const port = await new Promise<number>((resolve) => {
      closed.listen(0, '127.0.0.1', () => {
        const address = closed.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await new Promise((resolve) => closed.close(resolve));
    await using server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await invite(server, 'waiting');
    await expect
      .poll(async () => (await runSql(server, 'select attempts, state from mail'))[0], { timeout: 10_000 })
      .toMatchObject({ state: 'queued' });
    await expect
      .poll(async () => Number((await runSql(server, 'select attempts from mail'))[0]?.['attempts']), {
        timeout: 20_000,
      })
      .toBe(1);
    const mailbox = await startMailbox();
    await server.stop();
    await runSql(server, 'update mail set next_at = 0');
    await runSql(server, "update job set run_at = 0 where kind = 'send-mail'");
    await server.start({ SMTP_URL: mailbox.url });
    const mail = await mailbox.next('waiting@example.org');
    expect(mail.to).toEqual(['waiting@example.org']);
    await expect.poll(() => states(server)).toEqual(['sent']);
    expect(mailbox.mails).toHaveLength(1);
    await mailbox.close();
  });

  it('stops at the daily quota, logs that once in the event log, and drops expired mails', async () => {
    await using server = await startServer({ env: { EMAIL_DAILY_QUOTA: '1' } });
    for (const name of ['one', 'two', 'three']) await invite(server, name);
    await expect.poll(() => states(server), { timeout: 10_000 }).toEqual(['sent', 'queued', 'queued']);
    const admin = await loginAdmin(server);
    const { body } = await admin.client.post('/api/admin/event-log/get', { search: 'quota' });
    expect((body as { events: unknown[] }).events).toMatchObject([{ type: 'mail.quota-reached' }]);
    await server.stop();
    await runSql(server, "update mail set expires_at = 1 where state = 'queued'");
    await runSql(server, "update job set run_at = 0 where kind = 'send-mail'");
    await server.start();
    await expect.poll(() => states(server), { timeout: 10_000 }).toEqual(['sent', 'dropped', 'dropped']);
  });
});
