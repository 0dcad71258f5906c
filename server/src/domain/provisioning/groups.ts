import { fail } from '@scriptorium/contract/errors.ts';
import { uuid } from '@scriptorium/contract/shapes.ts';
import { isObject } from '../is-object.ts';
import type { Change } from './patches.ts';
import { pick, readText } from './read-values.ts';

/** Limit per group, checked before anything is done. */
export const MEMBERS = 5000;

/** A directory's data about a group. */
export interface SaidGroup {
  displayName: string;
  externalId: string | null;
  /** IDs of users. */
  members: ReadonlySet<string>;
}

/** From the body of a POST or PUT. */
export function readGroup(resource: Readonly<Record<string, unknown>>): SaidGroup {
  return {
    displayName: readDisplayName(pick(resource, 'displayName')),
    externalId: readText(pick(resource, 'externalId'), 'externalId', 300),
    members: bound(new Set(readMembers(pick(resource, 'members')))),
  };
}

/** The group after these changes, in order. Changes of unused attributes are ignored. */
export function patchGroup(group: SaidGroup, changes: readonly Change[]): SaidGroup {
  const members = new Set(group.members);
  let { displayName, externalId } = group;
  for (const { op, path, value } of changes) {
    if (path.attribute === 'displayname') displayName = readDisplayName(op === 'remove' ? undefined : value);
    else if (path.attribute === 'externalid')
      externalId = readText(op === 'remove' ? undefined : value, 'externalId', 300);
    else if (path.attribute === 'members') changeMembers(members, { op, path, value });
  }
  return { displayName, externalId, members: bound(members) };
}

function changeMembers(members: Set<string>, { op, path, value }: Change): void {
  if (path.conditions !== null) {
    const [condition, ...more] = path.conditions;
    if (op !== 'remove' || condition?.attribute !== 'value' || more.length > 0)
      fail('invalid-path', { message: 'Members can be named as in “members[value eq "…"]” to remove them.' });
    members.delete(String(condition.value));
    return;
  }
  if (path.sub !== null) fail('invalid-path', { message: 'Members are added and removed as a whole.' });
  if (op === 'replace' || (op === 'remove' && (value === undefined || value === null))) members.clear();
  const given = readMembers(value);
  for (const id of given) {
    if (op === 'remove') members.delete(id);
    else members.add(id);
  }
  bound(members);
}

function readMembers(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((each) => {
    const id = isObject(each) ? pick(each, 'value') : each;
    const type = isObject(each) ? pick(each, 'type') : undefined;
    if (typeof type === 'string' && type.toLowerCase() === 'group')
      fail('invalid', { message: 'Groups cannot have groups as members here.', field: 'members' });
    if (typeof id !== 'string' || !uuid.safeParse(id).success)
      fail('invalid', { message: 'A member must be named by the id of a user of this directory.', field: 'members' });
    return id;
  });
}

function readDisplayName(value: unknown): string {
  return (
    readText(value, 'displayName', 200) ??
    fail('invalid', { message: '“displayName” must be given.', field: 'displayName' })
  );
}

function bound(members: ReadonlySet<string>): ReadonlySet<string> {
  if (members.size > MEMBERS)
    fail('too-large', { message: `A group can have at most ${MEMBERS.toLocaleString('en-GB')} members here.` });
  return members;
}
