import { OperationError } from '@scriptorium/contract/errors.ts';
import { parseArgs } from 'node:util';
import { listRecentEvents } from '../db/server/event-log.ts';
import { listJobs } from '../db/server/jobs.ts';
import { type AnyOperation } from '../pipeline/operation.ts';
import { type Pipeline, runOperation } from '../pipeline/run-operation.ts';
import { isKeyPurpose, KEY_PURPOSES, type KeyPurpose } from '../domain/accounts/server-keys.ts';
import { loadServerKeys, rotateServerKeys } from '../pipeline/server-keys.ts';
import { asksForHelp, describeCare, usageOf } from './care-usage.ts';
import { createAccount, makeResetLink } from './transactions.ts';
import { NO_REQUEST } from '../pipeline/request-facts.ts';

export interface CommandResult {
  ok: boolean;
  /** Lines for the terminal. */
  text: string;
}

/** Commands run the same operations as the browser, with `cli` as actor. */
interface Desk {
  pipeline: Pipeline;
  call(path: string, input: unknown): Promise<Record<string, unknown>>;
}

interface Command {
  usage: string;
  summary: string;
  run(desk: Desk, options: Options): Promise<string>;
}

interface Options extends Readonly<Record<string, string | boolean | readonly string[] | undefined>> {
  readonly rest: readonly string[];
}

const PURPOSES = Object.keys(KEY_PURPOSES) as KeyPurpose[];

/** Shows the usage. */
class UsageError extends Error {}

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  password: { type: 'string' },
  admin: { type: 'boolean' },
  quota: { type: 'string' },
  owner: { type: 'string' },
  group: { type: 'string' },
  user: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  now: { type: 'boolean' },
} as const;

const COMMANDS: Record<string, Command> = {
  'user create': {
    usage: '--email <address> --name <display name> [--password <password>] [--admin] [--quota <bytes>]',
    summary: 'Create an account. Without a password, its owner is e-mailed a link to set one.',
    run: async (desk, options) => {
      const email = need(options, 'email');
      const displayName = text(options, 'name') ?? email;
      const quota = amount(options, 'quota');
      const password = text(options, 'password');
      const isAdmin = options['admin'] === true;
      if (password !== undefined) {
        const { passwords } = desk.pipeline.ports;
        await passwords.check(password, [email, displayName, desk.pipeline.server.appName]);
        const passwordHash = await passwords.hash(password);
        const facts = { email, displayName, passwordHash, isAdmin, quota: quota ?? null };
        const id = await desk.pipeline.unitOfWork.run(createAccount, facts, 'cli');
        return `Created ${email} (${id}).`;
      }
      const settings = await desk.call('/api/admin/settings/get', {});
      const config = settings['config'] as Record<string, string>;
      const { link } = await desk.call('/api/admin/users/create', {
        email,
        displayName,
        quota: quota ?? Number(config['default_user_quota']),
        isAdmin,
      });
      return typeof link === 'string'
        ? `Created ${email}. This server sends no mail; pass on this link to set the password: ${link}`
        : `Created ${email}. A mail with a link to set the password is on its way.`;
    },
  },
  'user list': {
    usage: '[--search <text>] [--json]',
    summary: 'List accounts.',
    run: async (desk, options) => {
      const { users } = await desk.call('/api/admin/users/list', optional({ search: text(options, 'search') }));
      return table(options, users, (user) => [
        user['email'],
        user['displayName'],
        user['isAdmin'] === true ? 'admin' : 'user',
        user['accountSuspended'] === true ? 'suspended' : user['emailVerified'] === true ? 'active' : 'unverified',
        user['uuid'],
      ]);
    },
  },
  'user suspend': change('accountSuspended', true, 'Suspend an account: it is logged out immediately.'),
  'user activate': change('accountSuspended', false, 'Reactivate a suspended account.'),
  'user promote': change('isAdmin', true, 'Make an account an administrator.'),
  'user demote': change('isAdmin', false, 'Remove the administrator role.'),
  'user verify': change('emailVerified', true, 'Mark the e-mail address as verified.'),
  'user delete': {
    usage: '--email <address>',
    summary: 'Delete an account with the groups it owns.',
    run: async (desk, options) => {
      const email = need(options, 'email');
      await desk.call('/api/admin/users/delete', { email });
      return `Deleted ${email}.`;
    },
  },
  'user reset-link': {
    usage: '--email <address>',
    summary: 'Print a link to set a new password, valid for a day.',
    run: async (desk, options) => {
      const path = await desk.pipeline.unitOfWork.run(makeResetLink, { email: need(options, 'email') }, 'cli');
      return `${desk.pipeline.server.publicUrl}${path}`;
    },
  },
  'user reset-factors': {
    usage: '--email <address>',
    summary: 'Remove the second factors of an account, for someone who lost phone and recovery codes.',
    run: async (desk, options) => {
      const email = need(options, 'email');
      await desk.call('/api/admin/users/reset-factors', { email });
      return `Removed the second factors of ${email}.`;
    },
  },
  'sign-in rescue': {
    usage: '--email <address>',
    summary: 'Allow password logins again, and print a link, valid for a day, to set a password for this account.',
    run: async (desk, options) => {
      const path = await desk.pipeline.unitOfWork.run(makeResetLink, { email: need(options, 'email') }, 'cli');
      await desk.call('/api/admin/settings/update', { key: 'password_login', value: '1' });
      return `People can log in with passwords again.\n${desk.pipeline.server.publicUrl}${path}`;
    },
  },
  'group create': {
    usage: '--name <name> --owner <address> [--quota <bytes>]',
    summary: 'Create a group.',
    run: async (desk, options) => {
      const input = { name: need(options, 'name'), owner: need(options, 'owner') };
      const { group } = await desk.call('/api/admin/groups/create', {
        ...input,
        ...optional({ quota: amount(options, 'quota') }),
      });
      return `Created ${input.name} (${String((group as Record<string, unknown>)['uuid'])}).`;
    },
  },
  'group list': {
    usage: '[--search <text>] [--json]',
    summary: 'List groups.',
    run: async (desk, options) => {
      const { groups } = await desk.call('/api/admin/groups/list', optional({ search: text(options, 'search') }));
      return table(options, groups, (group) => [
        group['uuid'],
        group['name'],
        `${String(group['memberCount'])} members`,
      ]);
    },
  },
  'group add-member': {
    usage: '--group <uuid or name> --user <address>',
    summary: 'Add a user to a group.',
    run: async (desk, options) => {
      const user = need(options, 'user');
      const uuid = await findGroup(desk, need(options, 'group'));
      await desk.call('/api/groups/add-member', { uuid, user });
      return `Added ${user}.`;
    },
  },
  'settings get': {
    usage: '[--json]',
    summary: 'Show the server settings.',
    run: async (desk, options) => {
      const { config } = await desk.call('/api/admin/settings/get', {});
      if (options['json'] === true) return JSON.stringify(config, null, 2);
      return Object.entries(config as Record<string, string>)
        .map(([key, value]) => `${key}\t${value}`)
        .join('\n');
    },
  },
  'settings set': {
    usage: '<key> <value>',
    summary: 'Change a server setting.',
    run: async (desk, options) => {
      const [key, value] = options.rest;
      if (key === undefined || value === undefined) throw new UsageError('A key and a value are needed.');
      const answer = await desk.call('/api/admin/settings/update', { key, value });
      return `${key}\t${String(answer['value'])}`;
    },
  },
  'keys list': {
    usage: '[--json]',
    summary: 'List the signing keys with their purpose and validity.',
    run: async (desk, options) => {
      const rows = [];
      for (const purpose of PURPOSES) {
        for (const key of (await loadServerKeys(desk.pipeline.db, purpose)) ?? []) {
          const day = (moment: number): string => new Date(moment).toISOString().slice(0, 16);
          rows.push({
            purpose,
            id: key.id,
            made: key.madeAt === 0 ? 'with the server' : day(key.madeAt),
            state: key.goodUntil === null ? 'signs' : `believed until ${day(key.goodUntil)}`,
            signs: KEY_PURPOSES[purpose].signs,
          });
        }
      }
      return table(options, rows, (row) => [row['purpose'], row['id'], row['made'], row['state'], row['signs']]);
    },
  },
  'keys rotate': {
    usage: `[${PURPOSES.join(' | ')}] [--now]`,
    summary:
      'Replace signing keys, without a restart. Old ones stay valid for their grace period; --now ends them immediately.',
    run: async (desk, options) => {
      const [named] = options.rest;
      if (named !== undefined && !isKeyPurpose(named)) throw new UsageError(`There is no key named ${named}.`);
      const chosen = named === undefined ? PURPOSES : [named];
      const atOnce = options['now'] === true;
      for (const purpose of chosen) await desk.pipeline.unitOfWork.run(rotateServerKeys, { purpose, atOnce }, 'cli');
      return `Replaced: ${chosen.join(', ')}.`;
    },
  },
  'event tail': {
    usage: '[--limit <number>] [--json]',
    summary: 'Show the newest events, oldest first.',
    run: async (desk, options) => {
      const events = await listRecentEvents(desk.pipeline.db, amount(options, 'limit') ?? 30);
      return table(options, events, (event) => [
        new Date(Number(event['created_at'])).toISOString(),
        event['category'],
        event['actor_name'] ?? '-',
        event['message'],
      ]);
    },
  },
  'job list': {
    usage: '[--limit <number>] [--json]',
    summary: 'Show jobs, newest first.',
    run: async (desk, options) =>
      table(options, await listJobs(desk.pipeline.db, amount(options, 'limit') ?? 30), (job) => [
        job['id'],
        job['kind'],
        job['state'],
        `attempts ${String(job['attempts'])}`,
        new Date(Number(job['run_at'])).toISOString(),
        job['error'] ?? '',
      ]),
  },
  'job cancel': {
    usage: '<id>',
    summary: 'Cancel a queued or running export.',
    run: async (desk, options) => {
      const [jobId] = options.rest;
      if (jobId === undefined) throw new UsageError('The id of a job is needed.');
      await desk.call('/api/admin/export-queue/cancel', { jobId });
      return `Cancelled ${jobId}.`;
    },
  },
};

export async function runCommand(
  pipeline: Pipeline,
  registry: ReadonlyMap<string, AnyOperation>,
  request: { args: readonly string[]; user: string },
): Promise<CommandResult> {
  const [area = '', verb = '', ...rest] = request.args;
  const name = `${area} ${verb}`.replace(/^jobs /u, 'job ');
  const command = COMMANDS[name];
  if (command === undefined)
    return { ok: area === '' || area === 'help' || request.args.some(asksForHelp), text: describeCommands() };
  if (rest.some(asksForHelp)) return { ok: true, text: usageOf(name, command.usage) };
  const desk: Desk = {
    pipeline,
    call: async (path, input) => {
      const operation = registry.get(path);
      if (operation === undefined) throw new OperationError('not-built');
      const { output, json } = await runOperation(pipeline, operation, {
        actor: { kind: 'cli', name: request.user },
        input,
        files: [],
        request: { id: pipeline.clock.newId(), ...NO_REQUEST, address: 'cli', network: 'cli', userAgent: 'cli' },
      });
      const answer: unknown = json === undefined ? output : JSON.parse(Buffer.from(json).toString());
      return answer as Record<string, unknown>;
    },
  };
  try {
    return { ok: true, text: await command.run(desk, readOptions(command, rest)) };
  } catch (error) {
    if (error instanceof OperationError) return { ok: false, text: error.message };
    if (error instanceof UsageError) return { ok: false, text: `${error.message}\n${usageOf(name, command.usage)}` };
    throw error;
  }
}

/** Options of this command; Node's own messages are about its parser, and explain what nobody asked. */
function readOptions({ usage }: Command, args: readonly string[]): Options {
  const options = Object.fromEntries(Object.entries(OPTIONS).filter(([name]) => usage.includes(`--${name}`)));
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new UsageError(`There is no option ${rawName}.`);
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (option.type === 'string' && isMissing) throw new UsageError(`${rawName} needs a value.`);
  }
  return { ...values, rest: positionals };
}

export function describeCommands(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`);
  return ['Commands:', ...lines, ...describeCare()].join('\n');
}

function change(field: 'accountSuspended' | 'isAdmin' | 'emailVerified', value: boolean, summary: string): Command {
  return {
    usage: '--email <address>',
    summary,
    run: async (desk, options) => {
      const email = need(options, 'email');
      await desk.call('/api/admin/users/update', { email, [field]: value });
      return `Changed ${email}.`;
    },
  };
}

async function findGroup(desk: Desk, wanted: string): Promise<string> {
  const { groups } = await desk.call('/api/admin/groups/list', {});
  const found = (groups as { uuid: string; name: string }[]).filter(
    (group) => group.uuid === wanted || group.name === wanted,
  );
  if (found.length > 1) throw new UsageError(`Several groups are named ${wanted}; give the uuid.`);
  return found[0]?.uuid ?? wanted;
}

function text(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

function need(options: Options, name: string): string {
  const value = text(options, name);
  if (value === undefined || value === '') throw new UsageError(`--${name} is needed.`);
  return value;
}

function amount(options: Options, name: string): number | undefined {
  const value = text(options, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) throw new UsageError(`--${name} has to be a whole number.`);
  return number;
}

function optional(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function table(options: Options, rows: unknown, columns: (row: Record<string, unknown>) => unknown[]): string {
  if (options['json'] === true) return JSON.stringify(rows, null, 2);
  return (rows as Record<string, unknown>[]).map((row) => columns(row).map(String).join('\t')).join('\n');
}
