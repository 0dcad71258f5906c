import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import type { SettingKey } from '@scriptorium/contract/settings.ts';
import { SETTING_KEYS } from '@scriptorium/contract/settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, loginAdmin, runCli } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';
import { CAN_BACK_UP } from '../_support/postgres-tools.ts';

const SECRET = 'hunter2-in-the-address';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;
let startedAt = 0;

beforeAll(async () => {
  startedAt = Date.now();
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url, EMAIL_DAILY_QUOTA: '42', MAX_QUOTA: '2000000000' } });
  boss = await loginAdmin(server);
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const refusal = (code: string) => expect.objectContaining({ code });

describe('server settings', () => {
  it('have the documented defaults', async () => {
    const { config } = await boss.client.call(admin.getSettings, {});
    expect(config).toMatchObject({
      registration_open: '0',
      user_group_creation: '1',
      user_group_management_limit: '20',
      default_user_quota: String(100 * 1024 * 1024),
      default_group_quota: String(500 * 1024 * 1024),
      exports_enabled: '1',
    });
    expect(Object.keys(config).toSorted()).toEqual([...SETTING_KEYS].toSorted());
  });

  it('take effect at once and are logged with old and new value', async () => {
    await boss.client.call(admin.updateSetting, { key: 'app_name', value: 'Our papers' });
    expect(await new Client(server.url).call(requestCapabilities, {})).toMatchObject({ appName: 'Our papers' });
    await boss.client.call(admin.updateSetting, { key: 'default_user_quota', value: 12345 });
    const { user } = await boss.client.call(adminUsers.createUser, {
      email: 'form@example.org',
      displayName: 'Form',
      quota: 1,
      isAdmin: false,
    });
    expect(user.quota).toBe(1);
    const zoe = await createAccount(server, 'Zoe');
    const { users } = await boss.client.call(adminUsers.listUsers, { search: zoe.email });
    expect(users[0]?.quota).toBe(12345);
    const { events } = await boss.client.call(admin.getEventLog, { search: 'default_user_quota' });
    expect(events).toEqual([
      expect.objectContaining({ category: 'admin', type: 'setting.changed', actorName: 'Administrator' }),
    ]);
    expect(JSON.parse(events[0]?.details ?? '{}')).toMatchObject({ before: '104857600', after: '12345' });
  });

  it.each([
    ['registration_open', 'true'],
    ['registration_open', 2],
    ['user_group_management_limit', -1],
    ['default_group_quota', 99],
    ['default_group_quota', 2_000_000_001],
    ['default_user_quota', 1e15],
    ['homepage_url', 'javascript:alert(1)'],
  ])('refuse %s = %j', async (key, value) => {
    const answer = await boss.client.post('/api/admin/settings/update', { key, value });
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ error: 'invalid', field: 'value' })]);
  });

  it('reject unknown keys', async () => {
    for (const key of ['nonsense', 'secret:csrf', '__proto__']) {
      expect((await boss.client.post('/api/admin/settings/update', { key, value: '1' })).status).toBe(422);
    }
  });
});

describe('the dashboard', () => {
  it('names the sign-up policy', async () => {
    const set = (key: SettingKey, value: string) => boss.client.call(admin.updateSetting, { key, value });
    const read = async () => {
      const { signup, signupDomains } = (await boss.client.call(admin.overview, {})).setup;
      return [signup, ...signupDomains];
    };
    expect(await read()).toEqual(['closed']);
    await set('registration_open', '1');
    expect(await read()).toEqual(['open']);
    await set('signup_policy', 'approval');
    expect(await read()).toEqual(['approval']);
    await set('signup_policy', 'domain');
    expect(await read()).toEqual(['domain']);
    await set('signup_domains', 'uni.example,lab.example');
    expect(await read()).toEqual(['domain', 'uni.example', 'lab.example']);
    await set('registration_open', '0');
    expect(await read()).toEqual(['closed']);
    await set('signup_policy', 'open');
  });

  it('has every figure of the overview', async () => {
    const figures = await boss.client.call(admin.overview, {});
    expect(figures.userCount).toBe(3);
    expect(figures.groupCount).toBe(0);
    expect(figures.fsInfo.totalBytes).toBeGreaterThan(figures.fsInfo.freeBytes);
    expect(figures.totalAllocatedQuota).toBeGreaterThan(12345);
    expect(figures.health.every((part) => part.ok)).toBe(true);
    expect(figures.mailQueue.dailyQuota).toBe(42);
    expect(figures.health.map((part) => part.name)).not.toContain('Redis');
    expect(figures.setup).toEqual({
      publicUrl: server.env['PUBLIC_URL'] ?? null,
      mail: 'smtp',
      lastBackup: null,
      signup: 'closed',
      signupDomains: [],
    });
    const { sysInfo } = await boss.client.call(admin.getSystemInfo, {});
    // The uptime of the server, not of the machine.
    expect(sysInfo.uptime).toBeLessThan((Date.now() - startedAt) / 1000 + 1);
    expect(sysInfo.nodeVersion).toMatch(/^v24\./);
    expect(sysInfo.memory.total).toBeGreaterThan(sysInfo.memory.free);
    expect(sysInfo.cpus.length).toBeGreaterThan(0);
    expect(sysInfo.networkAddresses).toContainEqual(
      expect.objectContaining({ family: 'IPv4', address: '127.0.0.1', internal: true }),
    );
  });
});

describe('an idle server', () => {
  it('has no waiting jobs, whatever is scheduled for the night', async () => {
    await expect
      .poll(async () => (await boss.client.call(admin.overview, {})).jobQueue, { timeout: 15_000 })
      .toMatchObject({ queued: 0, running: 0 });
  });

  it.skipIf(!CAN_BACK_UP)('shows the last backup', async () => {
    const before = Date.now();
    const place = mkdtempSync(join(tmpdir(), 'scriptorium-backup-'));
    try {
      await runCli(server, 'backup', join(place, 'one'));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
    const { setup } = await boss.client.call(admin.overview, {});
    expect(Date.parse(setup.lastBackup ?? '')).toBeGreaterThanOrEqual(before);
  });
});

describe('a test e-mail', () => {
  it('goes to your own address, is listed, and is rate limited', async () => {
    const { message } = await boss.client.call(admin.sendTestEmail, {});
    expect(message).toContain(ADMIN.email);
    expect((await mailbox.next(ADMIN.email)).text).toContain('Test e-mail from Our papers');
    const { mails } = await boss.client.call(admin.listMails, {});
    expect(mails.find((mail) => mail.kind === 'test')).toMatchObject({ recipient: ADMIN.email });
    const seen = new Set<number>();
    for (let n = 0; n < 12; n += 1) seen.add((await boss.client.post('/api/admin/send-test-email')).status);
    expect(seen).toEqual(new Set([200, 429]));
  });
});

describe('the event log', () => {
  it('is paged backwards, followed forwards, filtered and searched', async () => {
    const all = await boss.client.call(admin.getEventLog, {});
    expect(all.events.map((event) => event.seq)).toEqual(
      all.events.map((event) => event.seq).toSorted((a, b) => b - a),
    );
    const first = await boss.client.call(admin.getEventLog, { limit: 3 });
    expect(first).toEqual({ events: all.events.slice(0, 3), more: true });
    const second = await boss.client.call(admin.getEventLog, { limit: 3, beforeSeq: first.events[2]?.seq ?? 0 });
    expect(second.events).toEqual(all.events.slice(3, 6));
    const newer = await boss.client.call(admin.getEventLog, { limit: 2, afterSeq: second.events[2]?.seq ?? 0 });
    expect(newer).toEqual({ events: all.events.slice(3, 5), more: true });
    const mine = await boss.client.call(admin.getEventLog, { category: 'admin' });
    expect(mine.events.length).toBeGreaterThan(2);
    expect(new Set(mine.events.map((event) => event.category))).toEqual(new Set(['admin']));
    expect((await boss.client.call(admin.getEventLog, { search: '100% nonsense_' })).events).toEqual([]);
  });

  it('contains no secrets', async () => {
    const text = JSON.stringify((await boss.client.call(admin.getEventLog, {})).events);
    expect(text).not.toContain(ADMIN.password);
    expect(text).not.toMatch(/token|password_hash|argon2/);
  });
});

describe('a group', () => {
  it('gets its name and quota from an administrator, who need not be a member', async () => {
    const { group } = await boss.client.call(adminGroups.createGroup, { name: ' Lab ', owner: 'zoe@example.org' });
    expect(group).toMatchObject({ name: 'Lab', quota: 500 * 1024 * 1024, ownerName: 'Zoe' });
    await boss.client.call(adminGroups.updateGroup, { uuid: group.uuid, name: 'Laboratory', quota: 1000 });
    expect((await boss.client.call(adminGroups.getGroup, { uuid: group.uuid })).group).toMatchObject({
      name: 'Laboratory',
      quota: 1000,
    });
    const tooMuch = { uuid: group.uuid, name: 'Laboratory', quota: 2_000_000_001 };
    await expect(boss.client.call(adminGroups.updateGroup, tooMuch)).rejects.toThrow(refusal('invalid'));
    await expect(boss.client.call(adminGroups.updateGroup, { ...tooMuch, quota: 1, name: '  ' })).rejects.toThrow(
      refusal('invalid'),
    );
    expect((await boss.client.post('/api/workspace/tree', { uuid: group.uuid })).status).toBe(404);
    await boss.client.post('/api/groups/delete', { uuid: group.uuid });
    const { groups } = await boss.client.call(adminGroups.listGroups, { deleted: true });
    expect(groups.map((each) => each.name)).toEqual(['Laboratory']);
    await boss.client.call(adminGroups.restoreGroup, { uuid: group.uuid });
    await expect(boss.client.call(adminGroups.restoreGroup, { uuid: group.uuid })).rejects.toThrow(
      refusal('not-found'),
    );
    expect((await boss.client.call(adminGroups.listGroups, {})).groups.map((each) => each.name)).toEqual([
      'Laboratory',
    ]);
  });
});

describe('capabilities and environment', () => {
  it('are shown with their source and without secrets', async () => {
    await server.stop();
    await server.start({ SMTP_URL: `smtp://somebody:${SECRET}@127.0.0.1:1` });
    const { capabilities, env } = await boss.client.call(admin.requestCapabilities, {});
    expect(capabilities).toMatchObject({ max_quota: 2_000_000_000, email_transport: 'smtp', email_daily_quota: 42 });
    expect(env.find((entry) => entry.name === 'EMAIL_DAILY_QUOTA')).toEqual({
      name: 'EMAIL_DAILY_QUOTA',
      value: '42',
      source: 'environment',
    });
    expect(env.find((entry) => entry.name === 'HOST')).toBeDefined();
    expect(JSON.stringify(env)).not.toContain(ADMIN.password);
    expect(JSON.stringify(env)).not.toContain(SECRET);
  });
});
