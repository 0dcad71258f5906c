import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as exporting from '@scriptorium/contract/operations/export.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../_support/full.ts';
import { createAccount, findWorkspace, loginAdmin, runCli } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

/** Each command is a separate process, which takes seconds to start on a busy machine. */
const PATIENCE_MS = 180_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

const run = (...args: string[]): Promise<string> => runCli(server, ...args);

it(
  'the command line does what the administration pages do, and the event log attributes it to the command line',
  async () => {
    const nina = await createAccount(server, 'Nina');
    const { email } = nina;
    await run('user', 'suspend', '--email', email);
    expect((await nina.client.post('/api/user/get-data')).status).toBe(401);
    expect(await run('user', 'list', '--search', 'nina')).toMatch(/^nina@example\.org\tNina\tuser\tsuspended\t\S+$/m);
    await run('user', 'activate', '--email', email);
    expect((await nina.client.login(email, nina.password)).status).toBe(200);
    expect(await run('settings', 'set', 'user_group_management_limit', '3')).toContain('3');
    expect(JSON.parse(await run('settings', 'get', '--json'))).toMatchObject({ user_group_management_limit: '3' });
    // The limits of settings apply here too.
    await expect(run('settings', 'set', 'default_user_quota', '99')).rejects.toThrow();
    await expect(run('user', 'demote', '--email', 'admin@example.org')).rejects.toThrow();
    await run('user', 'delete', '--email', email);
    expect(await run('check')).toMatch(/^0 faults/m);

    const { client } = await loginAdmin(server);
    const { events } = await client.call(admin.getEventLog, { category: 'cli' });
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(['user.updated', 'setting.changed', 'user.deleted']),
    );
    expect(events.every((event) => event.actorName !== undefined)).toBe(true);
    const suspended = events.findLast((event) => event.details?.includes('accountSuspended'));
    expect(JSON.parse(suspended?.details ?? '{}')).toMatchObject({
      changes: { accountSuspended: { before: false, after: true } },
    });
  },
  PATIENCE_MS,
);

if (FULL)
  it(
    'waiting exports are listed and cancelled while the web server is down',
    async () => {
      const owen = await createAccount(server, 'Owen');
      const uuid = await findWorkspace(owen);
      await owen.client.upload(uuid, '', [{ name: 'a.md', content: '# A\n' }]);
      const { defaultsFiles } = await owen.client.call(exporting.listDefaults, {});
      await owen.client.call(exporting.schedule, { uuid, profileUuid: defaultsFiles[0]?.uuid ?? '', files: ['a.md'] });
      await server.kill();
      // Whatever the server did with it, make it wait again.
      await runSql(
        server,
        "update job set state = 'queued', finished_at = null, lease_until = null where kind = 'run-export'",
      );
      const [, id = ''] = /^([0-9a-f-]{36})\trun-export\tqueued/m.exec(await run('jobs', 'list')) ?? [];
      expect(await run('jobs', 'cancel', id)).toContain(`Cancelled ${id}`);
      expect(await run('jobs', 'list')).toContain(`${id}\trun-export\tcancelled`);
      await expect(run('jobs', 'cancel', id)).rejects.toThrow('This job has already ended.');
    },
    PATIENCE_MS,
  );
