/**
 * How long somebody who types waits while somebody else makes the server do as much as one call may ask for.
 *
 *     node bench/slices/measure.ts [part of a name…]
 *     DB=postgres node bench/slices/measure.ts
 */
import { cpus } from 'node:os';
import { createAccount, createGroup, findWorkspace, loginAdmin, mustPost } from '../../tests/_support/accounts.ts';
import { fillWorkspace } from '../../tests/_support/fill-workspace.ts';
import startClusterForRun from '../../tests/_support/postgres-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { typeDuring } from '../../tests/_support/typist.ts';
import { readMetric } from '../../tests/abuse/_support/read-metric.ts';

const FOLDERS = 48;
const FILES = 1000;
const LONG_HOLDS = 'scriptorium_writer_long_holds_total';

const wanted = process.argv.slice(2);
const stopCluster = await startClusterForRun();
const server = await startServer({ env: { METRICS: '1' } });
try {
  const admin = await loginAdmin(server);
  const typist = await createAccount(server, 'Typist');
  const home = await findWorkspace(typist);
  await mustPost(typist.client, '/api/workspace/create-text-file', { uuid: home, parentItem: '', name: 'mine.md' });
  let made = 0;
  /** Somebody new with as many items as a workspace may have. */
  const setUp = async () => {
    made += 1;
    const member = await createAccount(server, `Member${made}`);
    const uuid = await findWorkspace(member);
    const folders = await fillWorkspace(server, uuid, { folders: FOLDERS, files: FILES });
    const other = await createGroup(`Group ${made}`, member);
    const post = (path: string, input: object = {}): Promise<unknown> => mustPost(member.client, path, input);
    return { member, uuid, folders, other, post };
  };
  type Person = Awaited<ReturnType<typeof setUp>>;
  const deleteAll = ({ post, uuid, folders }: Person) =>
    post('/api/workspace/delete-paths', { uuid, itemPaths: folders });
  const listTrash = async ({ post, uuid }: Person): Promise<string[]> => {
    const { items } = (await post('/api/workspace/list-trash', { uuid })) as { items: { uuid: string }[] };
    return items.map((item) => item.uuid);
  };
  const cases: [string, (person: Person) => Promise<() => Promise<unknown>>][] = [
    ['nothing', async () => () => Promise.resolve()],
    [
      'copy 48 folders of 1,000 files to a group',
      async ({ post, uuid, folders, other }) =>
        () =>
          post('/api/workspace/copy-items', { uuid, itemPaths: folders, targetWorkspace: other, targetFolder: '' }),
    ],
    [
      'move 48 folders of 1,000 files to a group',
      async ({ post, uuid, folders, other }) =>
        () =>
          post('/api/workspace/move-items', { uuid, itemPaths: folders, targetWorkspace: other, targetFolder: '' }),
    ],
    [
      'rename a folder of 48,000 files',
      async ({ post, uuid, folders }) => {
        await post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'all' });
        await post('/api/workspace/move-items', { uuid, itemPaths: folders, targetFolder: 'all' });
        return () => post('/api/workspace/rename-item', { uuid, itemPath: 'all', newName: 'everything' });
      },
    ],
    ['delete 48 folders of 1,000 files', async (person) => () => deleteAll(person)],
    [
      'restore 48 folders of 1,000 files',
      async (person) => {
        await deleteAll(person);
        const items = await listTrash(person);
        return () => person.post('/api/workspace/restore-items', { uuid: person.uuid, items });
      },
    ],
    [
      'empty a trash of 48,000 files',
      async (person) => {
        await deleteAll(person);
        return () => person.post('/api/workspace/purge-items', { uuid: person.uuid });
      },
    ],
    [
      'list a trash of 48,000 files, 20 at once',
      async (person) => {
        await deleteAll(person);
        return () => Promise.all(Array.from({ length: 20 }, () => listTrash(person)));
      },
    ],
    [
      'a tree of 48,000 items, 50 at once',
      async ({ post, uuid }) =>
        () =>
          Promise.all(Array.from({ length: 50 }, () => post('/api/workspace/tree', { uuid }))),
    ],
    [
      'list of workspaces, 50 at once',
      async ({ post }) =>
        () =>
          Promise.all(Array.from({ length: 50 }, () => post('/api/workspace/list'))),
    ],
    [
      'search in 48,000 items, 20 at once',
      async ({ post }) =>
        () =>
          Promise.all(Array.from({ length: 20 }, () => post('/api/workspace/search-files', { query: 'nosuchname' }))),
    ],
    [
      'archive of 48,000 items, three at once',
      async ({ member, post, uuid }) =>
        () =>
          Promise.all(
            Array.from({ length: 3 }, async () => {
              const { url } = (await post('/api/workspace/get-archive-link', { uuid, itemPaths: [''] })) as {
                url: string;
              };
              return (await member.client.download(url)).byteLength;
            }),
          ),
    ],
    [
      'archive of an account of 48,000 items',
      async ({ member, post }) =>
        async () => {
          const { url } = (await post('/api/user/request-data-archive')) as { url: string };
          return (await member.client.download(url)).byteLength;
        },
    ],
    [
      'delete an account of 48,000 items',
      async ({ member }) =>
        () =>
          mustPost(admin.client, '/api/admin/users/delete', { email: member.email }),
    ],
  ];
  console.log(
    `${process.env['DB'] ?? 'sqlite'}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
  );
  for (const [name, prepare] of cases) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    try {
      const work = await prepare(await setUp());
      const before = await readMetric(server, LONG_HOLDS);
      const { took, acknowledged } = await typeDuring(typist.client, { workspace: home, path: 'mine.md' }, work);
      const { count, p50, p99, max } = acknowledged;
      const holds = (await readMetric(server, LONG_HOLDS)) - before;
      console.log(
        `${name.padEnd(45)} ${took.toFixed(0).padStart(7)} ms; typing: ${count} keys, ` +
          `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${max.toFixed(1)} ms; ` +
          `${holds} long holds of the writer`,
      );
    } catch (error) {
      console.log(`${name.padEnd(45)} failed: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`);
    }
  }
} finally {
  await server.dispose();
  await stopCluster();
}
