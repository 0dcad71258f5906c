import { fail } from '@scriptorium/contract/errors.ts';
import { email as emailShape } from '@scriptorium/contract/shapes.ts';
import { isObject } from '../is-object.ts';
import type { Condition } from './expressions.ts';
import type { Change } from './patches.ts';
import { pick, readFlag, readText } from './read-values.ts';

const EMAILS = 20;
const TEXT = 300;

interface SaidEmail {
  value: string;
  type: string | null;
  primary: boolean;
}

const NAME_PARTS = ['formatted', 'givenName', 'familyName'] as const;
type NamePart = (typeof NAME_PARTS)[number];

/** A directory's data about a user, as far as it is used here. Anything else it sends is ignored. */
export interface SaidUser {
  userName: string;
  externalId: string | null;
  displayName: string | null;
  name: Readonly<Record<NamePart, string | null>>;
  emails: readonly SaidEmail[];
  active: boolean;
}

const NO_NAME = { formatted: null, givenName: null, familyName: null };

/** From the body of a POST or PUT. `active`: the default if it is missing. */
export function readUser(resource: Readonly<Record<string, unknown>>, isActive = true): SaidUser {
  const active = pick(resource, 'active');
  const user: SaidUser = {
    userName: '',
    externalId: readText(pick(resource, 'externalId'), 'externalId', TEXT),
    displayName: readText(pick(resource, 'displayName'), 'displayName', TEXT),
    name: readName(pick(resource, 'name'), NO_NAME),
    emails: readEmails(pick(resource, 'emails')),
    active: active === undefined || active === null ? isActive : readFlag(active, 'active'),
  };
  return setUserName(user, pick(resource, 'userName'));
}

/** The user after these changes. Changes of unused attributes are ignored. */
export function patchUser(user: SaidUser, changes: readonly Change[]): SaidUser {
  return changes.reduce(applyChange, user);
}

function applyChange(user: SaidUser, { op, path, value: given }: Change): SaidUser {
  const value = op === 'remove' ? undefined : given;
  switch (path.attribute) {
    case 'username':
      return setUserName(user, value);
    case 'externalid':
      return { ...user, externalId: readText(value, 'externalId', TEXT) };
    case 'displayname':
      return { ...user, displayName: readText(value, 'displayName', TEXT) };
    case 'active':
      // Removing the value does not mean that the user is gone.
      return op === 'remove' ? user : { ...user, active: readFlag(value, 'active') };
    case 'name':
      return { ...user, name: changeName(user.name, op, path.sub, value) };
    case 'emails':
      return { ...user, emails: changeEmails(user.emails, { op, path, value: given }) };
    default:
      return user;
  }
}

/** This person's display name. */
export function nameOfUser(user: SaidUser): string {
  const { formatted, givenName, familyName } = user.name;
  const parts = [givenName, familyName].filter((part) => part !== null).join(' ');
  const name = user.displayName ?? formatted ?? (parts === '' ? null : parts);
  return (name ?? user.userName.split('@', 1)[0] ?? '').slice(0, 200).toWellFormed().trim();
}

/** This person's address: the primary one, else the one for work, else the first, else the user name. */
export function addressOfUser(user: SaidUser): string {
  const { emails } = user;
  const chosen = emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const address = emailShape.safeParse(chosen?.value ?? user.userName);
  if (address.success) return address.data.trim().normalize('NFC');
  return fail('invalid', {
    message: 'There must be an e-mail address, as a primary one of “emails” or as “userName”.',
    field: 'emails',
  });
}

function setUserName(user: SaidUser, value: unknown): SaidUser {
  const userName = readText(value, 'userName', TEXT);
  if (userName === null) return fail('invalid', { message: '“userName” must be given.', field: 'userName' });
  return { ...user, userName };
}

function readName(value: unknown, before: SaidUser['name']): SaidUser['name'] {
  if (value === undefined || value === null) return NO_NAME;
  if (!isObject(value)) return fail('invalid', { message: '“name” must be an object.', field: 'name' });
  // Built from its parts unless given as a whole.
  const name = { ...before, formatted: readText(pick(value, 'formatted'), 'name.formatted', TEXT) };
  for (const part of ['givenName', 'familyName'] as const) {
    const given = pick(value, part);
    if (given !== undefined) name[part] = readText(given, `name.${part}`, TEXT);
  }
  return name;
}

function changeName(before: SaidUser['name'], op: Change['op'], sub: string | null, value: unknown): SaidUser['name'] {
  if (sub === null) return readName(value, op === 'add' ? before : NO_NAME);
  const part = NAME_PARTS.find((each) => each.toLowerCase() === sub);
  return part === undefined ? before : { ...before, formatted: null, [part]: readText(value, `name.${part}`, TEXT) };
}

function readEmails(value: unknown): SaidEmail[] {
  if (value === undefined || value === null) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return boundEmails(list).flatMap((each) => {
    const email = isObject(each) ? each : { value: each };
    const address = readText(pick(email, 'value'), 'emails.value', 320);
    if (address === null) return [];
    const primary = pick(email, 'primary');
    return [
      {
        value: address,
        type: readText(pick(email, 'type'), 'emails.type', 100),
        primary: primary !== undefined && primary !== null && readFlag(primary, 'emails.primary'),
      },
    ];
  });
}

function changeEmails(before: readonly SaidEmail[], { op, path, value }: Change): readonly SaidEmail[] {
  const { conditions, sub } = path;
  if (conditions !== null) {
    const meets = (email: SaidEmail): boolean => conditions.every((condition) => isMet(email, condition));
    const given = op === 'remove' ? undefined : sub === null ? readEmails(value)[0] : readEmailPart(sub, value);
    if (given === undefined || given.value === null) return before.filter((email) => !meets(email));
    const set = { ...given, ...(given.value !== undefined && { value: given.value }) } as Partial<SaidEmail>;
    if (before.some(meets)) return before.map((email) => (meets(email) ? { ...email, ...set } : email));
    // Entra ID replaces the work address even if there is none yet.
    if (set.value === undefined) return before;
    const type = conditions.find(({ attribute }) => attribute === 'type')?.value;
    const email = { type: typeof type === 'string' ? type : null, primary: before.length === 0, value: set.value };
    return boundEmails([...before, email]);
  }
  const given = readEmails(op === 'remove' || sub === null ? value : { value });
  if (op === 'replace') return given;
  const isGiven = (email: SaidEmail): boolean => given.some((each) => each.value === email.value);
  const kept = before.filter((email) => !isGiven(email));
  if (op === 'remove') return value === undefined || value === null ? [] : kept;
  const hasPrimary = given.some(({ primary }) => primary);
  return boundEmails([...kept.map((email) => (hasPrimary ? { ...email, primary: false } : email)), ...given]);
}

/** `value: null` if the address itself is removed. */
function readEmailPart(sub: string, value: unknown): Partial<Omit<SaidEmail, 'value'>> & { value?: string | null } {
  switch (sub) {
    case 'value':
      return { value: readText(value, 'emails.value', 320) };
    case 'type':
      return { type: readText(value, 'emails.type', 100) };
    case 'primary':
      return { primary: readFlag(value, 'emails.primary') };
    default:
      return {};
  }
}

function isMet(email: SaidEmail, { attribute, value }: Condition): boolean {
  switch (attribute) {
    case 'value':
      return email.value.toLowerCase() === String(value).toLowerCase();
    case 'type':
      return (email.type ?? '').toLowerCase() === String(value).toLowerCase();
    case 'primary':
      return email.primary === (value === true || String(value).toLowerCase() === 'true');
    default:
      return false;
  }
}

function boundEmails<T>(emails: readonly T[]): readonly T[] {
  if (emails.length <= EMAILS) return emails;
  return fail('invalid', { message: `Somebody can have at most ${EMAILS} addresses.`, field: 'emails' });
}
