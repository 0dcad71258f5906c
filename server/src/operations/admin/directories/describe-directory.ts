import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import type { AdminDirectory, createDirectory } from '@scriptorium/contract/operations/admin-directories.ts';
import {
  countManaged,
  type DirectoryRow,
  listDirectoryProblems,
  listDirectoryRows,
  listDirectoryTokens,
} from '../../../db/accounts/directories.ts';
import { checkDomains } from '../../../domain/settings/setting-rules.ts';
import type { ReadContext } from '../../../pipeline/operation.ts';

/** Few enough to be read at once. */
export const DIRECTORIES = 10;
export const TOKENS = 10;

type Context = Pick<ReadContext, 'db'>;

/** All directories, oldest first, without their tokens' secrets. */
export async function describeDirectories({ db }: Context): Promise<AdminDirectory[]> {
  const [rows, tokens, problems, managed] = [
    await listDirectoryRows(db),
    await listDirectoryTokens(db),
    await listDirectoryProblems(db),
    await countManaged(db),
  ];
  return rows.map((row) => ({
    uuid: row.id,
    name: row.name,
    domains: row.domains,
    adopts: row.adopts === 1,
    sendsMail: row.sends_mail === 1,
    groupRole: row.group_role,
    ...(managed.get(row.id) ?? { people: 0, groups: 0 }),
    lastCallAt: asTime(row.last_call_at),
    tokens: tokens
      .filter((token) => token.directory_id === row.id)
      .map(({ id: uuid, label, made_at, used_at }) => ({
        uuid,
        label,
        madeAt: new Date(made_at).toISOString(),
        usedAt: asTime(used_at),
      })),
    problems: problems
      .filter((problem) => problem.directory_id === row.id)
      .map(({ at, call, message }) => ({ at: new Date(at).toISOString(), call, message })),
  }));
}

export async function describeDirectory(ctx: Context, id: string): Promise<AdminDirectory> {
  return (await describeDirectories(ctx)).find(({ uuid }) => uuid === id) ?? failAbsent();
}

export function failAbsent(): never {
  return fail('not-found', { message: 'There is no such directory.' });
}

type Fields = Pick<InputOf<typeof createDirectory>, 'name' | 'domains' | 'adopts' | 'sendsMail' | 'groupRole'>;

/** Turns form input into columns, or refuses it, naming the field. */
export function readFields(
  input: Fields,
): Pick<DirectoryRow, 'name' | 'domains' | 'adopts' | 'sends_mail' | 'group_role'> {
  const name = input.name.trim().normalize('NFC');
  if (name === '') fail('invalid', { field: 'name', message: 'Please provide a name.' });
  const domains = checkDomains(input.domains, 'domains');
  if (domains === '')
    fail('invalid', { field: 'domains', message: 'Please name the domains whose addresses the directory gives out.' });
  return {
    name,
    domains,
    adopts: input.adopts ? 1 : 0,
    sends_mail: input.sendsMail ? 1 : 0,
    group_role: input.groupRole,
  };
}

function asTime(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
