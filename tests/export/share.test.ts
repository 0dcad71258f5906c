import { schedule, listDefaults, listJobs, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccount, findWorkspace, loginAdmin, mustPost, type Account } from '../_support/accounts.ts';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { FULL } from '../_support/full.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';

/** Takes longer than an export may, on any machine. */
const ENDLESS = '*_'.repeat(60_000);
const WAIT = { timeout: 120_000, interval: 200 };

interface Person {
  account: Account;
  home: string;
  profiles: Map<string, string>;
}

async function makePerson(server: RunningServer, name: string): Promise<Person> {
  const account = await createAccount(server, name);
  const home = await findWorkspace(account);
  const { defaultsFiles } = await account.client.call(listDefaults, {});
  await account.client.upload(home, '', [
    { name: 'endless.md', content: ENDLESS },
    { name: 'small.md', content: '# Small\n' },
  ]);
  return { account, home, profiles: new Map(defaultsFiles.map((profile) => [profile.name, profile.uuid])) };
}

async function begin({ account, home, profiles }: Person, file: string, profile: string): Promise<OwnExportJob> {
  const profileUuid = profiles.get(profile) ?? '';
  return (await account.client.call(schedule, { uuid: home, profileUuid, files: [file] })).job;
}

async function states({ account }: Person): Promise<string[]> {
  return (await account.client.call(listJobs, { limit: 200 })).jobs.map(({ state }) => state);
}

const waitFor = async (person: Person, id: string, state: string) =>
  vi.waitFor(async () => {
    const { jobs } = await person.account.client.call(listJobs, { limit: 200 });
    expect(jobs.find((job) => job.id === id)?.state).toBe(state);
  }, WAIT);

if (FULL)
  describe('one user does not keep the converters from others', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer({ env: { JOB_CONCURRENCY: '2' } });
    });
    afterAll(() => server.dispose());

    // Each server counts its own trials and converters.
    test.skipIf(BEHIND_BALANCER)(
      "only one of an administrator's trials runs at a time, and a flood of them is refused",
      async () => {
        const admin = await loginAdmin(server);
        const tries = Array.from({ length: 6 }, () =>
          admin.client.post('/api/export/try-defaults', { content: 'to: html5\n' }),
        );
        const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
        expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
        // Nothing of it is left behind.
        expect((await admin.client.post('/api/export/try-defaults', { content: 'to: html5\n' })).status).toBe(200);
      },
      120_000,
    );

    test.skipIf(BEHIND_BALANCER)(
      'with two converters nobody gets both',
      async () => {
        const [ada, ben] = [await makePerson(server, 'Ada'), await makePerson(server, 'Ben')];
        const first = await begin(ada, 'endless.md', 'HTML');
        for (let n = 0; n < 4; n += 1) await begin(ada, 'endless.md', 'HTML');
        await waitFor(ada, first.id, 'running');
        const { id } = await begin(ben, 'small.md', 'HTML');
        await waitFor(ben, id, 'done');
        const now = await states(ada);
        expect(now.filter((state) => state === 'running').length).toBeLessThanOrEqual(1);
        expect(now.filter((state) => state === 'queued').length).toBeGreaterThanOrEqual(3);
        // A stop would wait for the endless export.
        await server.kill();
      },
      180_000,
    );
  });

// Each turn takes twenty seconds; jobs/people-share.test.ts covers whose turn is next.
if (FULL)
  test('a single converter goes to whoever has used it less, and the others continue later', async () => {
    await using server = await startServer({ env: { JOB_CONCURRENCY: '1' } });
    const [ada, ben] = [await makePerson(server, 'Ada'), await makePerson(server, 'Ben')];
    const first = await begin(ada, 'endless.md', 'HTML');
    for (let n = 0; n < 4; n += 1) await begin(ada, 'endless.md', 'HTML');
    await waitFor(ada, first.id, 'running');
    // Each one uses up her share; two show that the next one yields as well.
    for (let n = 0; n < 2; n += 1) {
      const { id } = await begin(ben, 'small.md', 'HTML');
      await waitFor(ben, id, 'done');
    }
    // It yielded and is queued again; killed by its limit it would have failed.
    expect(await states(ada)).toEqual(expect.arrayContaining(['queued']));
    expect(await states(ada)).not.toContain('done');
  }, 300_000);

test('a suspended user has no exports, neither queued nor running', async () => {
  await using server = await startServer({ env: { JOB_CONCURRENCY: '1' } });
  const admin = await loginAdmin(server);
  const ada = await makePerson(server, 'Ada');
  const first = await begin(ada, 'endless.md', 'HTML');
  await begin(ada, 'small.md', 'HTML');
  await waitFor(ada, first.id, 'running');
  const { email } = ada.account;
  await mustPost(admin.client, '/api/admin/users/update', { email, accountSuspended: true });
  await vi.waitFor(async () => {
    const answer = await admin.client.post('/api/admin/export-queue/list', {});
    expect((answer.body as { jobs: unknown[] }).jobs).toEqual([]);
  }, WAIT);
  // Someone else's runs at once, so the converter is free.
  const ben = await makePerson(server, 'Ben');
  const { id } = await begin(ben, 'small.md', 'HTML');
  await waitFor(ben, id, 'done');
}, 180_000);
