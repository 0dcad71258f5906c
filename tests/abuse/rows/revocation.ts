import { expect } from 'vitest';
import { findWorkspace, loginAs, mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { connectSocket, openSocket } from '../../live/live-client.ts';
import { makePair, removeMember } from '../_support/make-pair.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectRefused } from '../_support/stage.ts';

/** Revoked rights end with the next call, and at once for anything open. */
export const REVOCATION: Proofs = {
  'M-80': {
    tests: [
      [
        'tests/export/moved-away.test.ts',
        "renaming an item after it moved to someone else's workspace is invisible to the former one",
      ],
      ['tests/export/moved-away.test.ts', 'a former group member sees neither its exports nor their logs'],
    ],
  },
  'M-70': {
    tests: [
      [
        'tests/groups/groups.test.ts',
        'a removed member loses access at once and is notified; an administrator may remove the last manager',
      ],
    ],
  },
  'M-71': {
    tests: [['tests/live/around.test.ts', 'a removed member loses the document at once, and nobody else does']],
  },
  'M-72': { tests: [['tests/core/files.test.ts', 'is for members only, at the moment it is used']] },
  'M-73': {
    check: async (stage) => {
      const { uuid, member, path } = await makePair(stage, 'Sven');
      const { ticket } = (await mustPost(member.client, '/api/request-ws-ticket', { uuid, docPath: path })) as {
        ticket: string;
      };
      await removeMember(stage, uuid, member);
      expect(await connectSocket(member.client, { ticket }).ending()).toBe(4403);
    },
  },
  'M-74': { tests: [['tests/export/queue.test.ts', 'drops the export of a user who lost access']] },
  'M-75': {
    check: async (stage) => {
      const { uuid, member } = await makePair(stage, 'Tea');
      await mustPost(stage.ada.client, '/api/groups/add-manager', { group: uuid, user: member.email });
      await mustPost(member.client, '/api/groups/update', { uuid, name: 'By Tea' });
      await mustPost(stage.ada.client, '/api/groups/remove-manager', { group: uuid, user: member.email });
      for (const [call, input] of [
        ['groups/update', { uuid, name: 'Again' }],
        ['groups/delete', { uuid }],
        ['groups/add-member', { uuid, user: stage.eve.email }],
        ['groups/remove-member', { uuid, user: stage.ada.email }],
      ] as const)
        expectRefused(await member.client.post(`/api/${call}`, input), 403);
    },
  },
  'M-76': {
    check: async (stage) => {
      const uwe = await stage.person('Uwe');
      await mustPost(stage.admin.client, '/api/admin/users/update', { email: uwe.email, isAdmin: true });
      await mustPost(uwe.client, '/api/admin/overview', {});
      await mustPost(stage.admin.client, '/api/admin/users/update', { email: uwe.email, isAdmin: false });
      expectRefused(await uwe.client.post('/api/admin/overview'), 403);
      expect((await uwe.client.post('/api/user/get-data')).status).toBe(200);
    },
  },
  'M-77': {
    check: async (stage) => {
      const { uuid, member, path } = await makePair(stage, 'Vera');
      const socket = await openSocket(member.client, { workspace: uuid, path });
      await socket.next('get-document');
      await mustPost(stage.ada.client, '/api/groups/delete', { uuid });
      expect([4403, 4404]).toContain(await socket.ending());
      expectRefused(await member.client.post('/api/workspace/tree', { uuid }), 404);
    },
    tests: [['tests/groups/groups.test.ts', 'a deleted group disappears for its members, who are notified']],
  },
  'M-78': {
    check: async (stage) => {
      const will = await stage.person('Will');
      const other = await loginAs(stage.server, will);
      const uuid = await findWorkspace(will);
      const file = { uuid, parentItem: '', name: 'own.md' };
      await mustPost(will.client, '/api/workspace/create-text-file', file);
      const ask = { uuid, docPath: 'own.md' };
      const { ticket } = (await mustPost(will.client, '/api/request-ws-ticket', ask)) as { ticket: string };
      const { url } = (await mustPost(will.client, '/api/workspace/get-asset-link', {
        workspaceUUID: uuid,
        path: 'own.md',
      })) as { url: string };
      const socket = await openSocket(will.client, { workspace: uuid, path: 'own.md' });
      await socket.next('get-document');
      await mustPost(other.client, '/api/user/delete-account', { password: will.password });
      expect([4401, 4403, 4404]).toContain(await socket.ending());
      expect([4401, 4404]).toContain(await connectSocket(will.client, { ticket }).ending());
      expect((await will.client.get(url)).status).toBe(404);
      expect((await will.client.post('/api/user/get-data')).status).toBe(401);
      for (const table of ['session', 'ticket', 'token', 'notification', 'recent_file'])
        expect(
          await runSql(stage.server, `select * from "${table}" where user_id not in (select id from "user")`),
        ).toEqual([]);
      expect(JSON.stringify(await runSql(stage.server, 'select message from event_log'))).toContain('will@example.org');
    },
    tests: [
      [
        'tests/accounts/account.test.ts',
        'deletes the groups it owns, leaves the others intact, and takes effect at once',
      ],
    ],
  },
  'M-79': { reason: 'Several nodes: waits for the issue that brings them. On one node M-70 to M-77 hold.' },
};
