import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Passwords } from '../../server/src/adapters/passwords.ts';
import { insertUser } from '../../server/src/db/accounts/users.ts';
import { drawUserId } from '../../server/src/model/accounts/draw-user-id.ts';
import { loadSettings } from '../../server/src/db/server/settings.ts';
import { Client } from './client.ts';
import { withDatabase } from './fill-workspace.ts';
import { ADMIN, CLI, NODE, type RunningServer } from './start-server.ts';

const run = promisify(execFile);

/** Only ends hanging runs; a restore drill copies many gigabytes. */
const CLI_LIMIT_MS = 1_800_000;

/** What is needed to talk to a server. */
type Address = Pick<RunningServer, 'url'>;

export interface Account {
  email: string;
  password: string;
  displayName: string;
  client: Client;
}

/** Runs the CLI on a server's data and returns its output. */
export async function runCli(server: Pick<RunningServer, 'env'>, ...args: string[]): Promise<string> {
  const { stdout } = await run(NODE, [CLI, ...args], {
    env: server.env,
    timeout: CLI_LIMIT_MS,
    maxBuffer: 50_000_000,
  });
  return stdout;
}

/** A client logged in as the administrator. */
export async function loginAdmin(server: Address): Promise<Account> {
  return loginAs(server, ADMIN);
}

/** A client logged in to an existing account. */
export async function loginAs(
  server: Address,
  account: { email: string; password: string; displayName: string },
): Promise<Account> {
  const client = new Client(server.url);
  await client.login(account.email, account.password);
  return { ...account, client };
}

/** A server whose database is accessible. */
type Beside = Address & Pick<RunningServer, 'env' | 'dataDir'>;

/**
 * Creates a verified account and logs it in. It is written to the database as signing up and verification would leave
 * it: those five calls, a password hash and a mail for each of thousands of accounts took a tenth of a run
 * (docs/decisions/267).
 */
export async function createAccount(
  server: Address | Beside,
  name: string,
  options: { admin?: boolean } = {},
): Promise<Account> {
  const account = describeAccount(server, name);
  if ('env' in server) await insertAccount(server, account, options.admin ?? false);
  else await signUp(server, account, options.admin ?? false);
  return loginAs(server, account);
}

/** The same through the calls of users and administrators, with all the rows they create. */
export async function createAccountByCalls(server: Address, name: string): Promise<Account> {
  const account = describeAccount(server, name);
  await signUp(server, account, false);
  return loginAs(server, account);
}

type Described = Omit<Account, 'client'>;

function describeAccount({ url }: Address, name: string): Described {
  return { email: findFreeAddress(url, name), password: `${name}: a long pass phrase`, displayName: name };
}

function insertAccount(server: Beside, account: Described, isAdmin: boolean): Promise<void> {
  return withDatabase(server, async (db) => {
    const passwordHash = await hashOnce(account.password);
    const quota = (await loadSettings(db)).default_user_quota;
    const user = { ...account, passwordHash, isAdmin, quota, emailVerified: true, now: Date.now() };
    const ids = { workspaceId: randomUUID(), rootId: randomUUID() };
    const isNew = await db.transaction().execute(async (within) => {
      const id = await drawUserId({ db: within, newId: randomUUID });
      return insertUser(within, { ...user, ...ids, id });
    });
    if (!isNew) throw new Error(`${account.email} has an account already.`);
  });
}

const passwords = new Passwords(1);
const hashes = new Map<string, Promise<string>>();

/** Many accounts of a run have the same name, and therefore the same password. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, known);
  return known;
}

/** Signs up, lets the administrator verify the account, and restores the sign-up setting. */
async function signUp(server: Address, account: Described, isAdmin: boolean): Promise<void> {
  const { config } = (await askAdmin(server, '/api/admin/settings/get', {})) as { config: Record<string, string> };
  const before = config['registration_open'] ?? '0';
  const setOpen = (value: string) =>
    askAdmin(server, '/api/admin/settings/update', { key: 'registration_open', value });
  if (before !== '1') await setOpen('1');
  await mustPost(new Client(server.url), '/api/user/signup', account);
  if (before !== '1') await setOpen(before);
  await askAdmin(server, '/api/admin/users/update', { email: account.email, emailVerified: true, isAdmin });
}

/** One client per server, since each login costs a password hash. */
const administrators = new Map<string, Client>();

async function askAdmin(server: Address, path: string, input: unknown): Promise<unknown> {
  const answer = await administrators.get(server.url)?.post(path, input);
  if (answer?.status === 200) return answer.body;
  // On first use, or if a test has ended the session.
  const { client } = await loginAdmin(server);
  administrators.set(server.url, client);
  return mustPost(client, path, input);
}

/** Number of accounts with this name, by server: files sharing a server all have an Ada. */
const namesakes = new Map<string, number>();

function findFreeAddress(url: string, name: string): string {
  const key = `${url} ${name.toLowerCase()}`;
  const count = (namesakes.get(key) ?? 0) + 1;
  namesakes.set(key, count);
  return `${name.toLowerCase().replaceAll(' ', '.')}${count === 1 ? '' : `.${count}`}@example.org`;
}

/** Makes a call that prepares a test; returns its response. */
export async function mustPost(client: Client, path: string, input: unknown): Promise<unknown> {
  const answer = await client.post(path, input);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/**
 * Creates a group that the first account manages and the others are members of; returns its UUID, which its workspace
 * shares.
 */
export async function createGroup(name: string, manager: Account, ...members: Account[]): Promise<string> {
  const made = await mustPost(manager.client, '/api/groups/create', { groupName: name });
  const { uuid } = (made as { group: { uuid: string } }).group;
  for (const member of members) {
    const added = await manager.client.post('/api/groups/add-member', { uuid, user: member.email });
    if (added.status !== 200)
      throw new Error(`groups/add-member answered ${added.status}: ${JSON.stringify(added.body)}`);
  }
  return uuid;
}

/** The UUID of one of the account's workspaces: its personal one, or that of the named group. */
export async function findWorkspace(account: Account, groupName?: string): Promise<string> {
  const answer = await account.client.post('/api/workspace/list');
  const { workspaces } = answer.body as { workspaces: { uuid: string; ownerType: string; ownerName: string }[] };
  const found = workspaces.find((workspace) =>
    groupName === undefined
      ? workspace.ownerType === 'user'
      : workspace.ownerType === 'group' && workspace.ownerName === groupName,
  );
  if (found === undefined)
    throw new Error(`${account.email} has no workspace ${groupName ?? 'of their own'}: ${JSON.stringify(answer)}`);
  return found.uuid;
}
