import { MAX_CITING_TEXTS } from '@scriptorium/contract/operations/references.ts';
import { createAccount, createGroup, findWorkspace, mustPost, type Account } from './accounts.ts';
import { addPeople, fillWorkspace, managePeople } from './fill-workspace.ts';
import { makeParagraphs } from './long-text.ts';
import { ADMIN, type RunningServer } from './start-server.ts';

const FILES = 1000;
/** Almost as long as a live text may be. */
const LONG_TEXT = 9_400_000;
/** Number of people at a large university. */
const MANAGED = 5000;

/** A user with about as many files as a workspace can hold. */
export interface Hoarder {
  member: Account;
  uuid: string;
  folders: string[];
  /** Another group of theirs. */
  other: string;
  /** Adds this many users, optionally to a group; returns their addresses. */
  addPeople: (count: number, group?: string) => Promise<string[]>;
  /** Puts them under a directory and links them to a provider. */
  managePeople: (emails: readonly string[]) => Promise<{ directoryUUID: string; providerUUID: string }>;
  /** Fills the group with a folder of texts; returns their paths. */
  addTexts: (count: number, text: string) => Promise<string[]>;
  post: (path: string, input?: object) => Promise<unknown>;
}

export interface LimitCase {
  name: string;
  /** Returns the action to be run while another user types. */
  prepare: (hoarder: Hoarder, admin: Account) => Promise<() => Promise<unknown>>;
}

let made = 0;

/** Creates a user with this many folders of a thousand texts each. */
export async function makeHoarder(server: RunningServer, folders: number): Promise<Hoarder> {
  made += 1;
  const member = await createAccount(server, `Hoarder${made}`);
  const uuid = await findWorkspace(member);
  const names = await fillWorkspace(server, uuid, { folders, files: FILES });
  const other = await createGroup(`Store ${made}`, member);
  const post: Hoarder['post'] = (path, input = {}) => mustPost(member.client, path, input);
  return {
    member,
    uuid,
    folders: names,
    other,
    addPeople: (...whom) => addPeople(server, ...whom),
    managePeople: (emails) => managePeople(server, emails),
    addTexts: async (count, text) => {
      const [folder] = await fillWorkspace(server, other, { folders: 1, files: count, name: 'texts', text });
      return Array.from({ length: count }, (_, n) => `${folder}/file-${n}.md`);
    },
    post,
  };
}

const times = (count: number, call: () => Promise<unknown>) => () => Promise.all(Array.from({ length: count }, call));

async function deleteAll({ post, uuid, folders }: Hoarder): Promise<void> {
  await post('/api/workspace/delete-paths', { uuid, itemPaths: folders });
}

async function listTrash({ post, uuid }: Hoarder): Promise<string[]> {
  const { items } = (await post('/api/workspace/list-trash', { uuid })) as { items: { uuid: string }[] };
  return items.map((item) => item.uuid);
}

/** Consumes a response without parsing it: the typist is in this process too, and would be delayed by it. */
async function drain({ client }: Account, path: string, input: object): Promise<void> {
  const response = await fetch(new URL(path, client.origin), {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      cookie: client.cookieHeader(),
      origin: client.origin,
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
    },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  for await (const chunk of response.body ?? []) void chunk;
}

async function download({ member, post }: Hoarder, path: string, input: object): Promise<number> {
  const { url } = (await post(path, input)) as { url: string };
  return (await member.client.download(url)).byteLength;
}

async function replace(
  { client }: Account,
  uuid: string,
  paragraphs: readonly string[],
  conflict?: 'overwrite',
): Promise<void> {
  const { status } = await client.upload(uuid, '', [{ name: 'long.md', content: paragraphs.join('\n\n') }], conflict);
  if (status !== 200) throw new Error(`The upload answered ${status}`);
}

/** The most work that one call, or many concurrent calls of a user, can cause the server. */
export const LIMIT_CASES: readonly LimitCase[] = [
  {
    name: 'copy everything to a group',
    prepare:
      async ({ post, uuid, folders, other }) =>
      () =>
        post('/api/workspace/copy-items', { uuid, itemPaths: folders, targetWorkspace: other, targetFolder: '' }),
  },
  {
    name: 'move everything to a group',
    prepare:
      async ({ post, uuid, folders, other }) =>
      () =>
        post('/api/workspace/move-items', { uuid, itemPaths: folders, targetWorkspace: other, targetFolder: '' }),
  },
  {
    name: 'rename a folder that holds everything',
    prepare: async ({ post, uuid, folders }) => {
      await post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'all' });
      await post('/api/workspace/move-items', { uuid, itemPaths: folders, targetFolder: 'all' });
      return () => post('/api/workspace/rename-item', { uuid, itemPath: 'all', newName: 'everything' });
    },
  },
  { name: 'delete everything', prepare: async (hoarder) => () => deleteAll(hoarder) },
  {
    name: 'restore everything',
    prepare: async (hoarder) => {
      await deleteAll(hoarder);
      const items = await listTrash(hoarder);
      return () => hoarder.post('/api/workspace/restore-items', { uuid: hoarder.uuid, items });
    },
  },
  {
    name: 'empty a trash that holds everything',
    prepare: async (hoarder) => {
      await deleteAll(hoarder);
      return () => hoarder.post('/api/workspace/purge-items', { uuid: hoarder.uuid });
    },
  },
  ...[
    { name: 'delete a thousand texts by name', path: 'delete-paths', named: 'itemPaths' },
    { name: 'copy a thousand texts by name', path: 'copy-items', named: 'itemPaths', targetFolder: '' },
    { name: 'move a thousand texts by name', path: 'move-items', named: 'itemPaths', targetFolder: '' },
    { name: 'restore a thousand texts', path: 'restore-items', named: 'items' },
    { name: 'delete a thousand texts permanently', path: 'purge-items', named: 'items' },
  ].map(({ name, path, named, ...rest }): LimitCase => ({
    name,
    prepare: async (hoarder) => {
      const { post, uuid } = hoarder;
      let chosen = Array.from({ length: FILES }, (_, n) => `folder-0/file-${n}.md`);
      if (named === 'items') {
        await post('/api/workspace/delete-paths', { uuid, itemPaths: chosen });
        chosen = await listTrash(hoarder);
      }
      return () => post(`/api/workspace/${path}`, { uuid, [named]: chosen, ...rest });
    },
  })),
  {
    name: 'list a trash that holds everything, 20 at once',
    prepare: async (hoarder) => {
      await deleteAll(hoarder);
      return times(20, () => listTrash(hoarder));
    },
  },
  {
    name: 'read the whole tree, 50 at once',
    prepare: async ({ member, uuid }) => times(50, () => drain(member, '/api/workspace/tree', { uuid })),
  },
  {
    name: 'list the workspaces, 50 at once',
    prepare: async ({ post }) => times(50, () => post('/api/workspace/list')),
  },
  {
    name: 'search, 20 at once',
    prepare: async ({ post }) => {
      let asked = 0;
      return times(20, () => post('/api/workspace/search-files', { query: `no such name ${(asked += 1)}` }));
    },
  },
  {
    name: 'download everything as a zip, three at once',
    prepare: async (hoarder) =>
      times(3, () => download(hoarder, '/api/workspace/get-archive-link', { uuid: hoarder.uuid, itemPaths: [''] })),
  },
  {
    name: 'download the archive of the account',
    prepare: async (hoarder) => () => download(hoarder, '/api/user/request-data-archive', {}),
  },
  {
    name: 'upload a hundred texts in one call',
    prepare:
      async ({ member, other }) =>
      async () => {
        const files = Array.from({ length: 100 }, (_, n) => ({ name: `new-${n}.md`, content: `Text ${n}.\n` }));
        const { status } = await member.client.upload(other, '', files);
        if (status !== 200) throw new Error(`The upload answered ${status}`);
      },
  },
  ...[
    { name: 'one word', isChanged: (n: number) => n === 1 },
    { name: 'a hundred places', isChanged: (n: number) => n % 180 === 0 },
    { name: 'every paragraph', isChanged: () => true },
    { name: 'everything', isChanged: null },
  ].map(({ name, isChanged }): LimitCase => ({
    name: `replace a long text by a file in which ${name} differs`,
    prepare: async ({ member, uuid }) => {
      const paragraphs = makeParagraphs(LONG_TEXT, 1);
      await replace(member, uuid, paragraphs);
      const change = (text: string, n: number): string => (isChanged?.(n) ? text.replace(' ', ` changed${n} `) : text);
      const changed = isChanged === null ? makeParagraphs(LONG_TEXT, 2) : paragraphs.map(change);
      return () => replace(member, uuid, changed);
    },
  })),
  {
    name: 'overwrite a long text with another',
    prepare: async ({ member, uuid }) => {
      await replace(member, uuid, makeParagraphs(LONG_TEXT, 1));
      const other = makeParagraphs(LONG_TEXT, 2);
      return () => replace(member, uuid, other, 'overwrite');
    },
  },
  ...[
    { name: 'approve a thousand accounts', path: '/api/admin/users/update-many', change: { approved: true } },
    { name: 'suspend a thousand accounts', path: '/api/admin/users/update-many', change: { accountSuspended: true } },
    { name: 'delete a thousand accounts', path: '/api/admin/users/delete-many', change: {} },
  ].map(({ name, path, change }): LimitCase => ({
    name,
    prepare: async (hoarder, admin) => {
      const emails = await hoarder.addPeople(1000);
      return () => mustPost(admin.client, path, { emails, password: ADMIN.password, ...change });
    },
  })),
  {
    name: 'rename a key in all texts that one call may name',
    prepare: async ({ post, other, addTexts }) => {
      const itemPaths = await addTexts(MAX_CITING_TEXTS, 'As @smith2020 said.\n');
      const entry = (key: string): string => `@article{${key},\n  title = {Forests},\n}`;
      const content = `${entry('smith2020')}\n`;
      await post('/api/workspace/create-text-file', { uuid: other, parentItem: '', name: 'refs.bib', content });
      return () =>
        post('/api/references/replace-keys', {
          uuid: other,
          itemPath: 'refs.bib',
          changes: [{ before: entry('smith2020'), after: entry('smith') }],
          itemPaths,
          keys: [{ from: 'smith2020', to: 'smith' }],
          places: itemPaths.length,
        });
    },
  },
  ...[
    { name: 'delete a directory of thousands', path: '/api/admin/directories/delete', named: 'directoryUUID' as const },
    { name: 'delete a provider of thousands', path: '/api/admin/providers/delete', named: 'providerUUID' as const },
  ].map(({ name, path, named }): LimitCase => ({
    name,
    prepare: async (hoarder, admin) => {
      const ids = await hoarder.managePeople(await hoarder.addPeople(MANAGED, hoarder.other));
      return () => mustPost(admin.client, path, { [named]: ids[named], password: ADMIN.password });
    },
  })),
  {
    name: 'delete a group of a thousand people',
    prepare: async ({ post, other, addPeople: add }) => {
      await add(1000, other);
      return () => post('/api/groups/delete', { uuid: other });
    },
  },
  {
    name: 'delete the account',
    prepare:
      async ({ member }, admin) =>
      () =>
        mustPost(admin.client, '/api/admin/users/delete', { email: member.email }),
  },
];
