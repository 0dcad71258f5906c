import { OperationError } from '@scriptorium/contract/errors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter, parsePath } from './expressions.ts';
import { MEMBERS, patchGroup, readGroup, type SaidGroup } from './groups.ts';
import { readPatch } from './patches.ts';
import { readGroupsFilter, readPage, readUsersFilter } from './queries.ts';
import { addressOfUser, nameOfUser, patchUser, readUser, type SaidUser } from './users.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof OperationError) return error.code;
    throw error;
  }
  return 'accepted';
};

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('a filter', () => {
  it.each([
    ['userName eq "a@example.edu"', [{ attribute: 'username', value: 'a@example.edu' }]],
    ['USERNAME EQ "a"', [{ attribute: 'username', value: 'a' }]],
    [
      'externalId eq "x" and active eq true',
      [
        { attribute: 'externalid', value: 'x' },
        { attribute: 'active', value: true },
      ],
    ],
    ['emails[type eq "work"].value eq "a@b.org"', [{ attribute: 'emails.value', value: 'a@b.org' }]],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', [{ attribute: 'username', value: 'a' }]],
    [String.raw`displayName eq "say \"and\" \u00e9"`, [{ attribute: 'displayname', value: 'say "and" é' }]],
    [
      'id eq "1" and members eq "2"',
      [
        { attribute: 'id', value: '1' },
        { attribute: 'members', value: '2' },
      ],
    ],
  ])('%s is parsed', (text, conditions) => {
    expect(parseFilter(text)).toEqual(conditions);
  });

  it.each([
    '',
    'userName',
    'userName co "a"',
    'userName eq a',
    'userName eq "a" or active eq true',
    'not (userName eq "a")',
    '(userName eq "a")',
    'userName eq "a',
    'userName eq "a" and',
    'userName eq "a" active eq true',
    'userName pr',
    'emails[value eq "a"].value eq "b"',
    'a.b.c eq "x"',
    String.raw`userName eq "\u0000"`,
    String.raw`userName eq "\ud800"`,
    Array.from({ length: 11 }, () => 'active eq true').join(' and '),
    `userName eq "${'a'.repeat(1000)}"`,
  ])('%s is refused', (text) => {
    expect(codeOf(() => parseFilter(text))).toBe('invalid-filter');
  });

  it('is read or refused in linear time, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(['accepted', 'invalid-filter']).toContain(codeOf(() => parseFilter(text)));
        expect(['accepted', 'invalid-path']).toContain(codeOf(() => parsePath(text)));
      }),
    );
  });

  it('supports only indexed attributes, and matches nobody if it contradicts itself', () => {
    expect(readUsersFilter('userName eq "A@Example.edu" and active eq "False"')).toEqual({
      user_name_key: 'a@example.edu',
      active: 0,
    });
    expect(readUsersFilter(undefined)).toEqual({});
    expect(readUsersFilter('userName eq "a" and userName eq "b"')).toBeNull();
    expect(readGroupsFilter('displayName eq "Team"')).toEqual({ name_key: 'team' });
    for (const attribute of ['title', 'password', 'constructor', '__proto__', 'meta.created', 'members'])
      expect(codeOf(() => readUsersFilter(`${attribute} eq "a"`))).toBe('invalid-filter');
  });

  it('returns pages within bounds', () => {
    expect(readPage({})).toEqual({ startIndex: 1, offset: 0, limit: 100 });
    expect(readPage({ startIndex: -5, count: -1 })).toEqual({ startIndex: 1, offset: 0, limit: 0 });
    expect(readPage({ startIndex: 11, count: 100_000 })).toEqual({ startIndex: 11, offset: 10, limit: 200 });
  });
});

describe('a user as sent by a directory', () => {
  const user = readUser({
    userName: 'ada',
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    emails: [{ value: 'ada@example.edu', type: 'work', primary: true }],
  });
  const patched = (...Operations: unknown[]): SaidUser => patchUser(user, readPatch({ Operations }));

  it('is read with names in any case, and without unused attributes', () => {
    const body = { UserName: ' ada ', Active: 'False', emails: 'ada@example.edu', title: 'Countess', password: 'x' };
    expect(readUser(body)).toEqual({
      userName: 'ada',
      externalId: null,
      displayName: null,
      name: { formatted: null, givenName: null, familyName: null },
      emails: [{ value: 'ada@example.edu', type: null, primary: false }],
      active: false,
    });
  });

  it.each([
    [{}],
    [{ userName: '' }],
    [{ userName: 7 }],
    [{ userName: 'a\nb' }],
    [{ userName: 'a', active: 'perhaps' }],
    [{ userName: 'a', name: 'Ada' }],
    [{ userName: 'a', emails: [{ value: 7 }] }],
    [{ userName: 'a', emails: Array.from({ length: 21 }, (_, at) => `${at}@example.edu`) }],
    [{ userName: 'a'.repeat(301) }],
  ])('%j is refused', (body) => {
    expect(codeOf(() => readUser(body))).toBe('invalid');
  });

  it('has one address and one name', () => {
    expect(addressOfUser(user)).toBe('ada@example.edu');
    expect(addressOfUser(readUser({ userName: 'ada@example.org' }))).toBe('ada@example.org');
    const two = { userName: 'a', emails: [{ value: 'home@example.org' }, { value: 'work@example.org', type: 'work' }] };
    expect(addressOfUser(readUser(two))).toBe('work@example.org');
    expect(codeOf(() => addressOfUser(readUser({ userName: 'ada' })))).toBe('invalid');
    expect(nameOfUser(user)).toBe('Ada Lovelace');
    expect(nameOfUser(readUser({ userName: 'ada@example.org' }))).toBe('ada');
    expect(nameOfUser(readUser({ userName: 'a', displayName: 'Countess', name: { formatted: 'Ada L' } }))).toBe(
      'Countess',
    );
  });

  it('changes as requested by Entra ID', () => {
    expect(patched({ op: 'Replace', path: 'active', value: 'False' }).active).toBe(false);
    const both = patched(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@example.edu' },
      { op: 'Replace', path: 'name.familyName', value: 'King' },
    );
    expect(both.emails).toEqual([{ value: 'new@example.edu', type: 'work', primary: true }]);
    expect(nameOfUser(both)).toBe('Ada King');
    // The address does not exist yet.
    expect(patched({ op: 'Add', path: 'emails[type eq "home"].value', value: 'h@example.edu' }).emails).toEqual([
      { value: 'ada@example.edu', type: 'work', primary: true },
      { type: 'home', primary: false, value: 'h@example.edu' },
    ]);
    expect(
      patched({
        op: 'Add',
        value: { 'name.givenName': 'Augusta', active: 'False', 'emails[type eq "work"].value': 'a@example.edu' },
      }),
    ).toMatchObject({ name: { givenName: 'Augusta' }, active: false, emails: [{ value: 'a@example.edu' }] });
    const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department';
    expect(patched({ op: 'Add', path: extension, value: 'Engines' })).toEqual(user);
  });

  it('changes as requested by Okta', () => {
    expect(patched({ op: 'replace', value: { active: false } }).active).toBe(false);
  });

  it('changes individual addresses', () => {
    const added = patched({ op: 'add', path: 'emails', value: [{ value: 'b@example.edu', primary: true }] });
    expect(added.emails.map(({ value, primary }) => [value, primary])).toEqual([
      ['ada@example.edu', false],
      ['b@example.edu', true],
    ]);
    expect(patched({ op: 'remove', path: 'emails[value eq "ADA@example.edu"]' }).emails).toEqual([]);
    expect(patched({ op: 'remove', path: 'emails' }).emails).toEqual([]);
    expect(patched({ op: 'remove', path: 'displayName' }).displayName).toBeNull();
    expect(patched({ op: 'remove', path: 'active' }).active).toBe(true);
    expect(patched({ op: 'replace', path: 'emails', value: [{ value: 'c@example.edu' }] }).emails).toHaveLength(1);
  });

  it.each([
    [[{ op: 'move', path: 'active', value: true }], 'bad-request'],
    [[{ op: 'replace', path: 'active' }], 'bad-request'],
    [[{ op: 'replace', value: 'text' }], 'bad-request'],
    [[{ op: 'remove' }], 'invalid-path'],
    [[{ op: 'replace', path: 'emails[type eq', value: 'x' }], 'invalid-path'],
    [[{ op: 'replace', path: 7, value: 'x' }], 'invalid-path'],
    [[{ op: 'remove', path: 'userName' }], 'invalid'],
    [['text'], 'bad-request'],
    ['text', 'bad-request'],
    [Array.from({ length: 5001 }, () => ({ op: 'replace', path: 'active', value: true })), 'too-large'],
  ])('%j is refused', (Operations, code) => {
    expect(codeOf(() => patchUser(user, readPatch({ Operations })))).toBe(code);
  });

  it('never becomes anything that a POST could not have sent', () => {
    const value = fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.constant({ value: 'x@example.edu' }));
    const path = fc.oneof(
      fc.constantFrom('userName', 'active', 'name', 'name.givenName', 'emails', 'emails[type eq "work"]', 'title'),
      fc.constantFrom('emails[type eq "work"].value', 'emails[primary eq true].type', 'externalId', 'displayName'),
    );
    const operation = fc.record({ op: fc.constantFrom('add', 'replace', 'remove'), path, value });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 8 }), (Operations) => {
        let next: SaidUser;
        try {
          next = patchUser(user, readPatch({ Operations }));
        } catch (error) {
          if (error instanceof OperationError) return;
          throw error;
        }
        const { name, emails, ...rest } = next;
        expect(readUser({ ...rest, name, emails: [...emails] })).toEqual(next);
      }),
    );
  });
});

describe('a group as sent by a directory', () => {
  const group: SaidGroup = { displayName: 'Team', externalId: null, members: new Set([idOf(1), idOf(2)]) };
  const patched = (...Operations: unknown[]): SaidGroup => patchGroup(group, readPatch({ Operations }));
  const numbers = ({ members }: SaidGroup): number[] => [...members].map((id) => Number(id.slice(-12)));

  it('changes as requested by directories', () => {
    expect(numbers(patched({ op: 'remove', path: `members[value eq "${idOf(1)}"]` }))).toEqual([2]);
    expect(numbers(patched({ op: 'Remove', path: 'members', value: [{ $ref: null, value: idOf(2) }] }))).toEqual([1]);
    expect(numbers(patched({ op: 'Add', path: 'members', value: [{ value: idOf(3) }, { value: idOf(1) }] }))).toEqual([
      1, 2, 3,
    ]);
    expect(numbers(patched({ op: 'replace', path: 'members', value: [{ value: idOf(4) }] }))).toEqual([4]);
    expect(numbers(patched({ op: 'remove', path: 'members' }))).toEqual([]);
    expect(
      patched({ op: 'replace', value: { id: 'x', schemas: [], displayName: 'Other', externalId: 'e' } }),
    ).toMatchObject({ displayName: 'Other', externalId: 'e' });
  });

  it.each([
    [{ op: 'add', path: 'members', value: [{ value: idOf(3), type: 'Group' }] }, 'invalid'],
    [{ op: 'add', path: 'members', value: [{ value: 'not an id' }] }, 'invalid'],
    [{ op: 'add', path: 'members[value eq "x"]', value: 'x' }, 'invalid-path'],
    [{ op: 'replace', path: 'members.display', value: 'x' }, 'invalid-path'],
    [{ op: 'remove', path: 'displayName' }, 'invalid'],
    [
      { op: 'add', path: 'members', value: Array.from({ length: MEMBERS }, (_, at) => ({ value: idOf(at + 10) })) },
      'too-large',
    ],
  ])('%j is refused', (operation, code) => {
    expect(codeOf(() => patched(operation))).toBe(code);
  });

  it('has the members added and not removed since', () => {
    const step = fc.record({ op: fc.constantFrom('add', 'remove'), number: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const members = new Set([1, 2]);
        for (const { op, number } of steps) {
          if (op === 'add') members.add(number);
          else members.delete(number);
        }
        const next = patched(
          ...steps.map(({ op, number }) => ({ op, path: 'members', value: [{ value: idOf(number) }] })),
        );
        expect(numbers(next).toSorted()).toEqual([...members].toSorted());
      }),
    );
  });

  it('is read entirely', () => {
    expect(readGroup({ displayName: 'Team', members: [] })).toEqual({
      displayName: 'Team',
      externalId: null,
      members: new Set(),
    });
    expect(codeOf(() => readGroup({ members: [] }))).toBe('invalid');
  });
});
