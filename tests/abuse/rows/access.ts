import { expect } from 'vitest';
import { createGroup, mustPost } from '../../_support/accounts.ts';
import { MATRIX } from '../../access/matrix.ts';
import type { Proof, Proofs } from '../_support/proof.ts';
import { makePair } from '../_support/make-pair.ts';
import { expectRefused } from '../_support/stage.ts';

const MATRIX_TEST = 'tests/access-matrix.test.ts';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The call for each row of the table; the access matrix tries it as every actor. */
const CALLS: Readonly<Record<string, string>> = {
  'M-01': 'request-capabilities',
  'M-02': 'export/list-defaults',
  'M-03': 'user/get-notifications',
  'M-04': 'user/mark-notification-read',
  'M-05': 'user/remove-notification',
  'M-06': 'user/get-data',
  'M-07': 'auth/login',
  'M-08': 'auth/logout',
  'M-09': 'auth/terminate-session',
  'M-10': 'user/signup',
  'M-11': 'user/change-password',
  'M-12': 'user/set-data',
  'M-13': 'user/delete-account',
  'M-14': 'user/request-password-reset-link',
  'M-15': 'user/reset-password',
  'M-16': 'user/verify-email',
  'M-17': 'user/list-users',
  'M-18': 'workspace/list',
  'M-19': 'workspace/tree',
  'M-20': 'workspace/get-asset-link',
  'M-21': 'workspace/delete-path',
  'M-22': 'workspace/create-text-file',
  'M-23': 'workspace/create-folder',
  'M-24': 'workspace/upload-files',
  'M-25': 'workspace/rename-item',
  'M-26': 'groups/list',
  'M-27': 'groups/create',
  'M-28': 'groups/leave',
  'M-29': 'groups/delete',
  'M-30': 'groups/update',
  'M-31': 'groups/add-member',
  'M-32': 'groups/remove-member',
  'M-33': 'groups/add-manager',
  'M-34': 'groups/remove-manager',
  'M-35': 'export/schedule',
  'M-36': 'export/compute-output-filename',
  'M-37': 'export/create-defaults',
  'M-38': 'export/get-defaults',
  'M-39': 'export/update-defaults',
  'M-40': 'request-ws-ticket',
  'M-42': 'admin/get-system-info',
  'M-43': 'admin/overview',
  'M-44': 'admin/request-capabilities',
  'M-45': 'admin/groups/list',
  'M-46': 'admin/groups/update',
  'M-47': 'admin/users/list',
  'M-48': 'admin/users/update',
  'M-49': 'admin/users/create',
  'M-50': 'admin/users/delete',
  'M-51': 'admin/settings/get',
  'M-52': 'admin/settings/update',
  'M-53': 'admin/send-test-email',
  'M-54': 'admin/event-log/get',
  'M-55': 'admin/export-queue/list',
  'M-56': 'admin/export-queue/cancel',
};

function inMatrix(call: string): Proof {
  if (!(`/api/${call}` in MATRIX)) throw new Error(`The access table has no row for ${call}.`);
  return { tests: [[MATRIX_TEST, "it.each(cases)('$path: $actor $verdict'"]] };
}

export const ACCESS: Proofs = {
  ...Object.fromEntries(Object.entries(CALLS).map(([id, call]) => [id, inMatrix(call)])),
  'M-41': {
    tests: [
      [MATRIX_TEST, 'lets $actor open a document socket, or not'],
      ['tests/live/wire.test.ts', 'closes with 4401 for a bad ticket and accepts each ticket once'],
    ],
  },
  'M-57': {
    tests: [
      ['tests/core/files.test.ts', 'is for members only, at the moment it is used'],
      [MATRIX_TEST, 'gives $actor a file through a link, or not'],
    ],
  },
  'M-60': {
    check: async ({ admin, ada, home, group, foreign, unchanged }) => {
      const { defaultsFiles } = (await mustPost(admin.client, '/api/export/list-defaults', {})) as {
        defaultsFiles: { uuid: string }[];
      };
      const profileUuid = defaultsFiles[0]?.uuid;
      await mustPost(ada.client, '/api/workspace/create-text-file', { uuid: home, parentItem: '', name: 'own.md' });
      await unchanged(async () => {
        for (const files of [
          [`/${foreign}/secret.md`],
          [`../${foreign}/secret.md`],
          ['own.md', `${group}/x.md`],
          ['/etc/passwd'],
          ['own.md', '../../etc/passwd'],
          ['own.md/../own.md'],
        ])
          expectRefused(await ada.client.post('/api/export/schedule', { uuid: home, profileUuid, files }), 404, 422);
        expectRefused(
          await ada.client.post('/api/export/schedule', { uuid: foreign, profileUuid, files: ['own.md'] }),
          404,
        );
      });
    },
    tests: [['tests/export/queue.test.ts', 'an unknown profile, a foreign workspace, a foreign job']],
  },
  'M-61': {
    check: async ({ admin, ada, group, text, unchanged }) => {
      const { defaultsFiles } = (await mustPost(admin.client, '/api/export/list-defaults', {})) as {
        defaultsFiles: { uuid: string }[];
      };
      const {
        defaultsFile: { uuid: gone },
      } = (await mustPost(admin.client, '/api/export/duplicate-defaults', {
        uuid: defaultsFiles[0]?.uuid,
      })) as { defaultsFile: { uuid: string } };
      await mustPost(admin.client, '/api/export/delete-defaults', { uuid: gone });
      const files = [await text()];
      await unchanged(async () => {
        for (const profileUuid of [gone, UNKNOWN, group, ada.email, '', null])
          expectRefused(await ada.client.post('/api/export/schedule', { uuid: group, profileUuid, files }), 422);
      });
    },
    tests: [['tests/export/queue.test.ts', 'an unknown profile, a foreign workspace, a foreign job']],
  },
  'M-62': {
    check: async ({ ada, home, foreign }) => {
      for (const path of [`/${foreign}/x.png`, `../${foreign}/x`, foreign, './x', '..', 'x/../../y'])
        expectRefused(await ada.client.post('/api/workspace/get-asset-link', { workspaceUUID: home, path }), 404, 422);
    },
  },
  'M-63': {
    check: async ({ ada, eve, home, foreign }) => {
      await mustPost(eve.client, '/api/workspace/create-text-file', { uuid: foreign, parentItem: '', name: 'hers.md' });
      await mustPost(ada.client, '/api/workspace/create-folder', { uuid: home, parentItem: '', name: 'folder' });
      await ada.client.upload(home, '', [{ name: 'blob.bin', content: new Uint8Array([0, 1, 2]) }]);
      const ask = (uuid: string, docPath: string) => ada.client.post('/api/request-ws-ticket', { uuid, docPath });
      expectRefused(await ask(foreign, 'hers.md'), 404);
      for (const path of ['hers.md', `/${foreign}/hers.md`, `../${foreign}/hers.md`, '', 'folder', 'blob.bin'])
        expectRefused(await ask(home, path), 404, 409, 422);
    },
  },
  'M-64': {
    check: async ({ ada, eve, group }) => {
      expectRefused(await ada.client.post('/api/groups/add-manager', { group, user: eve.email }), 409);
    },
  },
  'M-65': {
    check: async ({ ada, eve, group, unchanged }) => {
      const other = await createGroup('Hers', eve);
      await unchanged(async () => {
        for (const extra of [{ group: other }, { uuid: [group, other] }, { groupUUID: other }])
          expectRefused(
            await ada.client.post('/api/groups/add-member', { uuid: group, user: eve.email, ...extra }),
            422,
          );
        const twice = `{"uuid":"${group}","uuid":"${other}","user":"${eve.email}"}`;
        const answer = await ada.client.postRaw('/api/groups/add-member', twice, {
          'content-type': 'application/json',
        });
        expectRefused(answer, 400);
      });
    },
  },
  'M-66': {
    check: async ({ ada, group, text, unchanged }) => {
      const itemPath = await text();
      await unchanged(async () => {
        for (const newName of ['a/b.md', '../b.md', '/b.md', '..', '.', '', '   ', 'a\\b', 'x\u0000y', '\u202egnp.md'])
          expectRefused(await ada.client.post('/api/workspace/rename-item', { uuid: group, itemPath, newName }), 422);
      });
    },
  },
  'M-67': {
    check: async (stage) => {
      const { uuid, member, path } = await makePair(stage, 'Rita');
      await mustPost(stage.ada.client, '/api/groups/delete', { uuid });
      for (const client of [stage.ada.client, member.client]) {
        for (const [call, input] of [
          ['workspace/tree', { uuid }],
          ['workspace/stat', { uuid, itemPath: path }],
          ['workspace/read-text', { uuid, itemPath: path }],
          ['workspace/list-versions', { uuid, itemPath: path }],
          ['workspace/list-trash', { uuid }],
          ['request-ws-ticket', { uuid, docPath: path }],
          ['groups/update', { uuid, name: 'Again' }],
          ['groups/add-member', { uuid, user: stage.eve.email }],
        ] as const) {
          const gone = await client.post(`/api/${call}`, input);
          expectRefused(gone, 404);
          const absent = await client.post(`/api/${call}`, { ...input, uuid: UNKNOWN });
          expect(gone.body).toEqual(absent.body);
        }
      }
    },
  },
  'M-68': {
    check: async ({ ada, group }) => {
      for (const uuid of [
        group.toUpperCase(),
        `{${group}}`,
        ` ${group}`,
        `${group}\n`,
        group.replace('-', '%2D'),
        group.replaceAll('-', ''),
        'g'.repeat(36),
        UNKNOWN,
        '0',
        `urn:uuid:${group}`,
      ])
        expectRefused(await ada.client.post('/api/workspace/tree', { uuid }), 404, 422);
    },
  },
};
