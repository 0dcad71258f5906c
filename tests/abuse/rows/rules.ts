import { CALLS } from '@scriptorium/contract/operations/all.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { expect } from 'vitest';
import { createGroup, mustPost } from '../../_support/accounts.ts';
import { FULL } from '../../_support/full.ts';
import { listFields, makeInput } from '../../_support/sample-input.ts';
import { runSql } from '../../_support/run-sql.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectNoFault, expectRefused, type Stage } from '../_support/stage.ts';

const isPostgres = process.env['DB'] === 'postgres';

const GROUPS = 'tests/groups/groups.test.ts';
const USERS = 'tests/admin/users.test.ts';
const SETTINGS = 'tests/admin/settings.test.ts';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const NUL = 'a\u0000b';
/** Strings with meaning to databases, shells, templates, paths and JavaScript. */
const STRANGE_TEXTS = [
  "' OR 1=1--",
  '\'; drop table "user"; --',
  '" or ""="',
  '%',
  '_',
  '\\',
  '%00',
  NUL,
  '\ud800',
  '\udfff\ud800',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  '\u202e\u200b\ufeff',
  '\u0130\u0131ß\u1e9e',
  '*/[a](javascript:1)',
  '=cmd|calc!A1',
  '\r\nSet-Cookie: x=y',
  '𝒳'.repeat(50),
];
const STRANGE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  '',
  ' ',
  '0x10',
  '1e400',
];

/** Calls that would remove the stage's users or flood their mailboxes. */
const NOT_FUZZED = new Set([
  '/api/auth/logout',
  '/api/auth/terminate-session',
  '/api/auth/terminate-other-sessions',
  '/api/user/delete-account',
  '/api/user/change-password',
  '/api/export/try-defaults',
]);

function callerOf({ admin, ada, guest }: Stage, { access }: Operation) {
  if (access.rule === 'guest' || access.rule === 'anyone') return guest();
  return access.rule === 'admin' ? admin.client : ada.client;
}

function inputOf({ group }: Stage, operation: Operation): Record<string, unknown> {
  const { access } = operation;
  const field = 'workspace' in access ? access.workspace : 'group' in access ? access.group : undefined;
  return makeInput(operation, field === undefined ? {} : { [field]: group });
}

/**
 * Tries every field of every JSON call with these values, or with `each` of them, which then take turns; returns the
 * number of requests.
 */
async function fuzz(stage: Stage, values: readonly unknown[], each = values.length): Promise<number> {
  let sent = 0;
  let turn = 0;
  for (const operation of CALLS) {
    if (operation.body !== 'json' || NOT_FUZZED.has(operation.path)) continue;
    await stage.freeBudgets();
    const caller = callerOf(stage, operation);
    await caller.get('/health');
    const requests = listFields(operation).flatMap((field) =>
      Array.from({ length: each }, async () => {
        const value = values[turn++ % values.length];
        const body = { ...inputOf(stage, operation), [field.name]: value };
        const answer = await caller.clone().post(operation.path, body);
        expect(answer.status, `${operation.path} ${field.name} ${JSON.stringify(value)}`).toBeLessThan(500);
        sent += 1;
      }),
    );
    await Promise.all(requests);
  }
  return sent;
}

export const BUSINESS: Proofs = {
  'G-01': { tests: [[GROUPS, 'a group always has a manager, and nobody demotes themselves']] },
  'G-03': {
    tests: [
      [GROUPS, 'a group always has a manager, and nobody demotes themselves'],
      [GROUPS, 'a removed member loses access at once and is notified; an administrator may remove the last manager'],
      [
        'tests/accounts/account.test.ts',
        'deletes the groups it owns, leaves the others intact, and takes effect at once',
      ],
    ],
  },
  'G-04': { tests: [[GROUPS, 'the limit of managed groups holds at creation, even ten at once, and at promotion']] },
  'G-05': {
    tests: [[GROUPS, 'only managers manage; to everyone else the group does not exist']],
    check: async ({ ben, eve, group }) => {
      expectRefused(await ben.client.post('/api/groups/add-manager', { group, user: ben.email }), 403);
      expectRefused(await ben.client.post('/api/groups/hand-over', { uuid: group, user: ben.email }), 403);
      expectRefused(await eve.client.post('/api/groups/add-member', { uuid: group, user: eve.email }), 404);
    },
  },
  'G-06': {
    check: async (stage) => {
      const { ada, ben, eve, admin, group, unchanged } = stage;
      const add = (user: unknown) => ada.client.post('/api/groups/add-member', { uuid: group, user });
      const anna = await stage.person('Anna');
      await mustPost(admin.client, '/api/admin/users/update', { email: anna.email, accountSuspended: true });
      const invited = { email: 'invited@example.org', displayName: 'Invited', quota: 1000, isAdmin: false };
      await mustPost(admin.client, '/api/admin/users/create', invited);
      await unchanged(async () => {
        expectRefused(await add('nobody@example.org'), 404);
        expectRefused(await add(ben.email), 409);
        expectRefused(await add(anna.email), 404, 409);
        expectRefused(await add([ben.email, eve.email]), 422);
        expectRefused(await add(Array.from({ length: 1000 }, () => ben.email).join(',')), 404, 422);
        // Invited, but never opened the e-mail, so whoever has that address may be someone else.
        expectRefused(await add(invited.email), 404, 409);
        // Someone who manages nothing learns nothing about addresses.
        const known = await eve.client.post('/api/groups/add-member', { uuid: group, user: ben.email });
        const unknown = await eve.client.post('/api/groups/add-member', { uuid: group, user: 'nobody@example.org' });
        expect(known.body).toEqual(unknown.body);
      });
    },
  },
  'G-07': {
    tests: [[GROUPS, 'a group cannot be called %j']],
    check: async ({ ada, group, unchanged }) => {
      await unchanged(async () => {
        for (const name of ['', '   ', '\n', 'x'.repeat(10_000), 'a\u0000', '\u202eabc', 7, null])
          expectRefused(await ada.client.post('/api/groups/update', { uuid: group, name }), 422);
      });
      await createGroup('Twice', ada);
      await mustPost(ada.client, '/api/groups/create', { groupName: 'Twice' });
    },
  },
  'G-09': { tests: [[GROUPS, 'if users may not create groups, the call is rejected too']] },
  'G-10': {
    tests: [
      [SETTINGS, 'reject unknown keys'],
      ['server/src/domain/settings/setting-rules.test.ts', 'a setting'],
    ],
    check: async ({ admin, unchanged }) => {
      const before = await mustPost(admin.client, '/api/admin/settings/get', {});
      await unchanged(async () => {
        for (const value of ['true', '2', '-1', '', 'yes', 2, -1, 1.5, true, null, {}, '1\u0000', '１'])
          expectRefused(
            await admin.client.post('/api/admin/settings/update', { key: 'registration_open', value }),
            422,
          );
        for (const value of ['-1', -1, '1e9999', 'NaN', 2 ** 60, '0x10'])
          expectRefused(
            await admin.client.post('/api/admin/settings/update', { key: 'default_user_quota', value }),
            422,
          );
      });
      expect(await mustPost(admin.client, '/api/admin/settings/get', {})).toEqual(before);
    },
  },
  'G-11': {
    tests: [
      [USERS, 'remains when two administrators demote each other simultaneously, without deadlock'],
      [USERS, 'cannot be deleted by anyone, alone or in bulk'],
    ],
  },
  'G-12': {
    tests: [[SETTINGS, 'contains no secrets']],
    check: async ({ ada }) => {
      expectRefused(await ada.client.post('/api/admin/event-log/get'), 403);
    },
  },
};

export const VALIDATION: Proofs = {
  'V-01': {
    heavy: true,
    check: async (stage) => {
      let sent = 0;
      for (let round = 0; sent < 100_000 && round < 60; round += 1)
        sent += await fuzz(stage, [...STRANGE_VALUES, ...STRANGE_TEXTS, 'x'.repeat(5000), -0, 1e21]);
      console.log(`${sent} requests with strange fields`);
      expect(sent).toBeGreaterThanOrEqual(100_000);
    },
    tests: [['tests/bad-input.test.ts', 'rejects a wrong type in each field']],
  },
  'V-03': {
    check: async (stage) => {
      const users = await runSql(stage.server, 'select count(*) as n from "user"');
      // PostgreSQL cannot store NUL, so every field gets one there; on SQLite it takes turns with the others.
      if (FULL || isPostgres) expect(await fuzz(stage, [NUL])).toBeGreaterThan(200);
      const others = STRANGE_TEXTS.slice(0, 10).filter((text) => text !== NUL);
      if (FULL || !isPostgres) expect(await fuzz(stage, others, FULL ? others.length : 1)).toBeGreaterThan(200);
      expect(Number((await runSql(stage.server, 'select count(*) as n from "user"'))[0]?.['n'])).toBeGreaterThanOrEqual(
        Number(users[0]?.['n']),
      );
    },
    tests: [[USERS, 'treats search wildcards literally']],
  },
  'V-04': {
    check: async (stage) => {
      const { ada, admin, group } = stage;
      const raw = (path: string, body: string) =>
        (path.includes('admin') ? admin : ada).client.postRaw(path, body, { 'content-type': 'application/json' });
      for (const number of ['1e400', '"0x10"', '-1', '1.5', '99999999999999999999', '"5"', '[]', 'true']) {
        expectRefused(await raw('/api/user/recent-files', `{"limit":${number}}`), 422);
        expectRefused(await raw('/api/admin/users/list', `{"limit":${number}}`), 422);
        const version = `{"uuid":"${group}","itemPath":"x.md","version":${number}}`;
        expectRefused(await raw('/api/workspace/read-version', version), 404, 422);
      }
      for (const before of [
        '+99999-01-01T00:00:00Z',
        '99999-01-01',
        'now',
        '',
        '2026-13-45T99:99:99Z',
        '-271822-01-01',
      ])
        expectNoFault(await ada.client.post('/api/user/get-notifications', { before }));
      expectNoFault(await raw('/api/user/recent-files', '{"limit":-0}'));
    },
  },
  'V-05': {
    check: async (stage) => {
      const { ada, eve, group } = stage;
      const itemPath = await stage.text();
      const at = { uuid: group, itemPath };
      for (const [call, one, other] of [
        ['read-authors', 'version', 'version'],
        ['compare-authors', 'from', 'to'],
        ['read-steps', 'after', 'until'],
      ] as const) {
        const path = `/api/workspace/${call}`;
        for (const number of [-1, 1.5, '0', null, [], 2 ** 60])
          expectRefused(await ada.client.post(path, { ...at, [one]: number, [other]: number }), 422);
        const far = 2 ** 40;
        expectRefused(await ada.client.post(path, { ...at, [one]: far, [other]: far }), 404);
        if (one !== other) expectRefused(await ada.client.post(path, { ...at, [one]: 1, [other]: 0 }), 422);
        const hidden = await eve.client.post(path, { ...at, [one]: 0, [other]: 0 });
        expectRefused(hidden, 404);
        const absent = await eve.client.post(path, { uuid: UNKNOWN, itemPath: 'x.md', [one]: 0, [other]: 0 });
        expect(hidden.body).toEqual(absent.body);
      }
    },
  },
  'V-06': {
    check: async (stage) => {
      const { ada, group } = stage;
      const itemPath = await stage.text('🌲 text');
      await stage.unchanged(async () => {
        for (const passage of [
          { baseVersion: 0, from: 0, to: 1000, text: 'x' },
          { baseVersion: 0, from: 5, to: 4, text: 'x' },
          { baseVersion: 1000, from: 0, to: 1, text: 'x' },
          { baseVersion: -1, from: 0, to: 1, text: 'x' },
          { baseVersion: 0, from: 1, to: 1, text: 'x' },
        ])
          expectRefused(
            await ada.client.post('/api/workspace/restore-version', { uuid: group, itemPath, passage }),
            422,
          );
      });
    },
  },
};
