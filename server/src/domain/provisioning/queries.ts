import { fail } from '@scriptorium/contract/errors.ts';
import { foldEmail } from '../accounts/accounts.ts';
import { foldName } from '../items/fold-name.ts';
import { type Condition, parseFilter } from './expressions.ts';

/** Resources per response. */
const PAGE = { usual: 100, most: 200 };
const FARTHEST = 10_000_000;

/** The column for looking up an attribute, and how its value is folded for that. */
type Columns<Column extends string> = Readonly<
  Record<string, readonly [Column, (value: Condition['value']) => string | 0 | 1]>
>;

const asText = (value: Condition['value']): string => String(value);
const asAddress = (value: Condition['value']): string => foldEmail(String(value));
const asName = (value: Condition['value']): string => foldName(String(value));

const USER_COLUMNS = {
  id: ['id', asText],
  username: ['user_name_key', asAddress],
  externalid: ['external_id', asText],
  displayname: ['name_key', asName],
  emails: ['address_key', asAddress],
  'emails.value': ['address_key', asAddress],
  active: ['active', (value) => (String(value).toLowerCase() === 'true' ? 1 : 0)],
} as const satisfies Columns<string>;

const GROUP_COLUMNS = {
  id: ['id', asText],
  displayname: ['name_key', asName],
  externalid: ['external_id', asText],
  members: ['member', asText],
  'members.value': ['member', asText],
} as const satisfies Columns<string>;

/** The columns and values to look users up by; null if nobody can match the filter. */
export const readUsersFilter = (filter: string | undefined) => readFilter(USER_COLUMNS, filter);
/** The same for groups. */
export const readGroupsFilter = (filter: string | undefined) => readFilter(GROUP_COLUMNS, filter);

function readFilter<Known extends Columns<string>>(
  columns: Known,
  filter: string | undefined,
): Partial<Record<Known[string][0], string | 0 | 1>> | null {
  const query: Record<string, string | 0 | 1> = {};
  for (const { attribute, value } of filter === undefined || filter.trim() === '' ? [] : parseFilter(filter)) {
    const [column, fold] =
      (Object.hasOwn(columns, attribute) ? columns[attribute] : undefined) ?? refuse(attribute, columns);
    const folded = fold(value);
    if (Object.hasOwn(query, column) && query[column] !== folded) return null;
    query[column] = folded;
  }
  return query as Partial<Record<Known[string][0], string | 0 | 1>>;
}

function refuse(attribute: string, columns: Columns<string>): never {
  const known = Object.keys(columns).join(', ');
  return fail('invalid-filter', { message: `Filters cannot ask for “${attribute}” here, only for: ${known}.` });
}

/** As the protocol requires, values out of range are replaced by the nearest valid one. */
export function readPage(query: { startIndex?: number | undefined; count?: number | undefined }): {
  startIndex: number;
  offset: number;
  limit: number;
} {
  const startIndex = Math.min(Math.max(query.startIndex ?? 1, 1), FARTHEST);
  const limit = Math.min(Math.max(query.count ?? PAGE.usual, 0), PAGE.most);
  return { startIndex, offset: startIndex - 1, limit };
}
