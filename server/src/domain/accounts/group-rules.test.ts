import { describe, expect, it } from 'vitest';
import {
  type GroupRule,
  type Held,
  judgeGroups,
  matchesValue,
  planPlace,
  readClaim,
  type Verdict,
} from './group-rules.ts';

describe('a claim', () => {
  it.each<[string, Record<string, unknown>, readonly string[] | null]>([
    ['groups', { groups: ['staff', 'physics'] }, ['staff', 'physics']],
    ['groups', { groups: 'staff' }, ['staff']],
    ['realm_access.roles', { realm_access: { roles: ['writer'] } }, ['writer']],
    ['https://example.org/claims.groups', { 'https://example.org/claims.groups': ['a'] }, ['a']],
    // The provider states that there are no groups.
    ['groups', { groups: [] }, []],
    // The provider does not send the claim.
    ['groups', {}, null],
    ['groups', { groups: null }, null],
    ['groups', { groups: '' }, null],
    ['groups', { groups: 7 }, null],
    ['groups', { groups: { staff: true } }, null],
    ['groups', { groups: ['staff', { id: 1 }] }, null],
    ['groups', { groups: Array.from({ length: 2001 }, (_, index) => `g${index}`) }, null],
    // Entra ID's way of saying that there are too many to list.
    ['groups', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } }, null],
    ['realm_access.roles', { realm_access: 'none' }, null],
    ['constructor.name', {}, null],
    ['__proto__', {}, null],
    ['a.b.c.d.e.f.g', { a: { b: { c: { d: { e: { f: { g: 'deep' } } } } } } }, null],
    // An unverified address may belong to anyone.
    ['email', { email: 'dean@example.edu' }, null],
    ['email', { email: 'dean@example.edu', email_verified: 'true' }, null],
    ['email', { email: 'dean@example.edu', email_verified: true }, ['dean@example.edu']],
  ])('%s of %j', (path, claims, texts) => {
    expect(readClaim(claims, path)).toEqual(texts);
  });
});

it.each([
  ['staff', 'staff', true],
  ['staff', 'Staff', false],
  ['staff', 'staf', false],
  ['staff-physics', 'staff*', true],
  ['staff', 'staff*', true],
  ['physics-staff', '*staff', true],
  ['the staff of physics', '*staff*', true],
  ['aba', 'ab*ba', false],
  ['abba', 'ab*ba', true],
  ['cn=writers,ou=groups', 'cn=*,ou=groups', true],
  ['a.c', 'a.c', true],
  ['abc', 'a.c', false],
  ['', '*', true],
  ['axbxc', 'a*b*c', true],
  ['axcxb', 'a*b*c', false],
])('%j is %j: %s', (value, pattern, is) => {
  expect(matchesValue(value, pattern)).toBe(is);
});

describe('the result of the rules', () => {
  const rule = (claim: string, value: string, role: GroupRule['role'], groupId = 'g'): GroupRule => ({
    claim,
    value,
    groupId,
    role,
  });
  const judge = (rules: GroupRule[], claims: Record<string, unknown>) => Object.fromEntries(judgeGroups(rules, claims));

  it('is the highest role of all matching rules, group by group', () => {
    const rules = [
      rule('groups', 'staff', 'reader'),
      rule('groups', 'lead*', 'editor'),
      rule('groups', 'x', 'manager', 'h'),
    ];
    expect(judge(rules, { groups: ['staff', 'leaders'] })).toEqual({
      g: { role: 'editor', isWhole: true },
      h: { role: null, isWhole: true },
    });
  });

  it('is incomplete while one of the claims is missing', () => {
    const rules = [rule('groups', 'staff', 'reader'), rule('roles', 'lead', 'editor')];
    expect(judge(rules, { groups: ['staff'] })).toEqual({ g: { role: 'reader', isWhole: false } });
    expect(judge(rules, {})).toEqual({ g: { role: null, isWhole: false } });
  });
});

describe('a person’s membership', () => {
  const held = (role: Held['role'], provider: string | null = 'p'): Held => ({ role, provider });
  const says = (role: Verdict['role'], isWhole = true): Verdict => ({ role, isWhole });

  it.each<[string, Verdict, Held | undefined, ReturnType<typeof planPlace>]>([
    ['is given', says('reader'), undefined, 'reader'],
    ['is not given', says(null), undefined, null],
    ['stays', says('editor'), held('editor'), null],
    ['is raised', says('manager'), held('editor'), 'manager'],
    ['is lowered', says('reader'), held('manager'), 'reader'],
    ['ends', says(null), held('editor'), 'leave'],
    ['does not end while a claim is missing', says(null, false), held('editor'), null],
    ['is not lowered while a claim is missing', says('reader', false), held('editor'), null],
    ['is raised while a claim is missing', says('editor', false), held('reader'), 'editor'],
    ['stays if a person gave it', says('manager'), held('reader', null), null],
    ['does not end if a person gave it', says(null), held('reader', null), null],
    ['stays if another provider gave it', says(null), held('reader', 'q'), null],
  ])('%s', (_what, verdict, before, after) => {
    expect(planPlace(verdict, before, 'p')).toBe(after);
  });
});
