import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import type { Proofs } from '../_support/proof.ts';
import { sendRaw } from '../_support/raw.ts';
import { expectRefused } from '../_support/stage.ts';

const REDIRECTS = 'web/src/lib/redirect-path.test.ts';
const SPEC = 'e2e/abuse.spec.ts';
const PASSWORD = 'a long pass phrase of nobody';

const BAD_ADDRESSES = [
  'a@x.org\r\nBcc: v@y.org',
  'a@x.org\nv@y.org',
  'a@x.org,b@y.org',
  'a@x.org;b@y.org',
  '"a\r\n"@x.org',
  '<a@x.org>',
  'A <a@x.org>',
  `${'a'.repeat(65)}@x.org`,
  `a@${'x'.repeat(320)}.org`,
  '@x.org',
  'a@',
  'a',
  'a@[127.0.0.1]',
  'a b@x.org',
  'a@x.org\u0000',
  'a@x.org\u202e',
  'a@@x.org',
  '(comment)a@x.org',
];

export const MAIL_AND_LOGS: Proofs = {
  'N-01': {
    tests: [
      [REDIRECTS, 'evil'],
      [SPEC, 'malicious URLs lead nowhere'],
    ],
  },
  'N-02': { tests: [[REDIRECTS, '/login']] },
  'N-03': {
    tests: [[SPEC, 'a notification does not lead elsewhere']],
    check: async ({ server, ada }) => {
      // No call accepts such a URL; stored ones come from the server and start with a single slash.
      const rows = await runSql(server, 'select action_url from notification where action_url is not null');
      for (const { action_url: url } of rows) expect(String(url)).toMatch(/^\/(?![/\\])/u);
      expectRefused(
        await ada.client.post('/api/user/mark-notification-read', {
          uuid: '00000000-0000-4000-8000-000000000000',
          actionUrl: '//evil.example',
        }),
        422,
      );
    },
  },
  'N-04': {
    tests: [['tests/accounts/signup.test.ts', 'mails a single address, whatever is typed']],
    check: async ({ guest, admin, unchanged }) => {
      await unchanged(async () => {
        for (const email of BAD_ADDRESSES) {
          const person = { email, displayName: 'X' };
          expectRefused(await guest().post('/api/user/signup', { ...person, password: PASSWORD }), 422);
          const made = { ...person, quota: 1000, isAdmin: false };
          expectRefused(await admin.client.post('/api/admin/users/create', made), 422);
        }
      });
    },
  },
  'N-06': {
    check: async ({ admin, mailbox }) => {
      const email = 'named@example.org';
      const displayName = '<a href="https://evil.example/x">Click</a> https://evil.example/y';
      await mustPost(admin.client, '/api/admin/users/create', { email, displayName, quota: 1000, isAdmin: false });
      const { text } = await mailbox.next(email);
      expect(text).not.toContain('<a href="https://evil.example');
      expect(text).not.toMatch(/https?:\/\/evil\.example\/[xy]/u);
    },
  },
  'N-07': {
    tests: [
      ['tests/core/mail.test.ts', 'waits for an unavailable mail server, and is sent once when it is back'],
      ['tests/faults/campaign/mail.test.ts', 'nobody waits for it, the mail is kept with the reason'],
    ],
  },
  'N-08': {
    tests: [['tests/admin/settings.test.ts', 'goes to your own address, is listed, and is rate limited']],
  },
  'N-09': {
    check: async ({ server, guest, admin }) => {
      const before = server.log().length;
      const forged = 'x","level":60,"msg":"FORGED"}\r\n{"level":60,"msg":"FORGED"}\u001b[31m';
      await guest().post('/api/auth/login', { email: forged, password: 'x', clientID: forged });
      await guest().get(`/${encodeURIComponent(forged)}`, {
        'user-agent': 'x","msg":"FORGED\u001b[31m'.replace('\u001b', ''),
      });
      await sendRaw(
        server.port,
        `GET /a\u001b[31m"b HTTP/1.1\r\nHost: x\r\nUser-Agent: \u001b[2J\r\nConnection: close\r\n\r\n`,
        400,
      );
      const lines = server
        .log()
        .slice(before)
        .split('\n')
        .filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const parsed = JSON.parse(line) as { msg?: string };
        expect(parsed.msg).not.toBe('FORGED');
        expect(line).not.toContain('\u001b');
        // Of a duplicate key, some parsers use the first value and others the last.
        expect(line.split('"reqId":').length, line).toBeLessThanOrEqual(2);
      }
      const log = await mustPost(admin.client, '/api/admin/event-log/get', {});
      for (const { message } of (log as { events: { message: string }[] }).events)
        expect(message).not.toMatch(/[\r\n\u001b]/u);
    },
  },
  'N-10': {
    tests: [
      ['tests/abuse/logs.test.ts', 'logs contain no secrets, tickets or document text'],
      ['tests/core/headers.test.ts', 'are logged without their query string'],
    ],
  },
  'N-13': {
    tests: [
      ['tests/core/mail-share.test.ts', 'triggers a few mails and notifications, not one each time'],
      ['tests/core/mail-share.test.ts', 'they wait, sign-ups continue up to theirs, and a login link goes out at once'],
      ['tests/core/mail-share.test.ts', 'drops a mail whose link has expired by the time there is quota'],
    ],
  },
  'N-14': {
    tests: [
      [
        'tests/groups/add-member.test.ts',
        'an unknown address, a suspended account and an unverified one get the same response',
      ],
      ['tests/groups/add-member.test.ts', 'guessing addresses is soon limited, and a hit restores the attempt'],
      ['tests/groups/add-member.test.ts', 'user searches by full address are limited sooner than by name'],
    ],
  },
  'N-15': { tests: [['server/src/adapters/mail.test.ts', 'a mail server elsewhere that offers no TLS gets nothing']] },
  'N-16': {
    tests: [
      [
        'server/src/domain/limits/refusal-counts.test.ts',
        'a flood of a million refusals of whatever calls and addresses',
      ],
      ['tests/core/refusals.test.ts', 'refusals are in the event log, the first at once and the rest aggregated'],
    ],
  },
  'N-17': {
    tests: [['tests/core/refusals.test.ts', 'refusals of sockets, files and event streams are in the event log too']],
  },
  'N-12': {
    tests: [['tests/abuse/bounds.test.ts', 'limits notifications per user, dropping the oldest read ones']],
  },
};
