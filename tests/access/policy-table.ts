import type { May } from '@scriptorium/contract/operation.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type * as rules from '../../server/src/policy/rules.ts';

/** The part of the policy under test, which may be a mutated copy (scripts/mutate-policy.ts). */
export type Policy = Pick<typeof rules, 'isRefusedOutright' | 'judgeAccess' | 'judgeItem' | 'isEnough'>;

const CODES = {
  '+': null,
  L: 'not-logged-in',
  F: 'forbidden',
  N: 'not-found',
  A: 'already-logged-in',
} as const;

const CALLERS = {
  guest: { kind: 'guest', isAdmin: false },
  'guest of a link': { kind: 'link-guest', isAdmin: false },
  user: { kind: 'user', isAdmin: false },
  administrator: { kind: 'user', isAdmin: true },
  directory: { kind: 'directory', isAdmin: false },
  operator: { kind: 'operator', isAdmin: false },
} as const;

const group = { exists: true, isMember: false, isManager: false, isOwner: false, role: null } as const;
const STANDINGS = {
  'no group': undefined,
  'an absent group': { ...group, exists: false },
  /** As if the facts of a deleted group were still read. */
  'an absent group of theirs': { exists: false, isMember: true, isManager: true, isOwner: true, role: null },
  'a group of others': group,
  'a group they are in': { ...group, isMember: true, role: 'editor' },
  'a group they manage': { ...group, isMember: true, isManager: true, role: 'manager' },
  'a group they own': { ...group, isMember: true, isOwner: true, role: 'owner' },
} as const;

const inGroup = { group: 'uuid' } as const;
/** One letter per caller. */
const BY_CALLER: readonly (readonly [string, rules.CallerAccess, string])[] = [
  ['anyone', { rule: 'anyone' }, '++++L+'],
  ['guest', { rule: 'guest' }, '++AAL+'],
  ['user', { rule: 'user' }, 'LL++L+'],
  ['user, guests too', { rule: 'user', guests: true }, 'L+++L+'],
  // The contract's types do not allow this.
  ['user, guests not', { rule: 'user', guests: false } as unknown as rules.CallerAccess, 'LL++L+'],
  ['admin', { rule: 'admin' }, 'LLF+L+'],
  ['directory', { rule: 'directory' }, 'LLLL+L'],
];

/** One letter per standing, for user, administrator and operator; all others are turned away. */
const BY_GROUP: readonly (readonly [rules.CallerAccess, Record<'user' | 'administrator' | 'operator', string>])[] = [
  [
    { rule: 'group-member', ...inGroup },
    { user: 'NNNN+++', administrator: 'NNNN+++', operator: 'NNNN+++' },
  ],
  [
    { rule: 'group-manager', ...inGroup },
    { user: 'NNNNF+F', administrator: 'NNN++++', operator: 'NNN++++' },
  ],
  [
    { rule: 'group-owner', ...inGroup },
    { user: 'NNNNFF+', administrator: 'NNN++++', operator: 'NNN++++' },
  ],
];

const MAYS = ['view', 'comment', 'edit', 'move', 'share'] as const satisfies readonly May[];
const ROLES: readonly (readonly [Role | null, string])[] = [
  [null, 'NNNNN'],
  ['reader', '+FFFF'],
  ['commenter', '++FFF'],
  ['editor', '++++F'],
  ['manager', '+++++'],
  ['owner', '+++++'],
];

const grant = (role: Role, ...names: string[]) => ({ itemId: names.join('/'), names, role, expiresAt: null });
const SHARED: readonly (readonly [string, Role | null, ReturnType<typeof grant>[], string[], string])[] = [
  ['on what is shared', null, [grant('editor', 'a', 'b')], ['a', 'b'], '+++FF'],
  ['below it', null, [grant('editor', 'a', 'b')], ['a', 'b', 'c'], '++++F'],
  ['above it', null, [grant('editor', 'a', 'b')], ['a'], 'NNNNN'],
  ['beside it', null, [grant('editor', 'a', 'b')], ['a', 'bc'], 'NNNNN'],
  ['at the root of the workspace', null, [grant('editor', 'a', 'b')], [], 'NNNNN'],
  ['below a reader’s', null, [grant('reader', 'a')], ['a', 'b'], '+FFFF'],
  ['below a commenter’s', null, [grant('commenter', 'a')], ['a', 'b'], '++FFF'],
  ['with more granted below', null, [grant('reader', 'a'), grant('editor', 'a', 'b')], ['a', 'b'], '+++FF'],
  ['with less granted below', null, [grant('editor', 'a'), grant('reader', 'a', 'b')], ['a', 'b'], '++++F'],
  ['of a reader with a share', 'reader', [grant('editor', 'a', 'b')], ['a', 'b'], '+++FF'],
  ['of a reader beside their share', 'reader', [grant('editor', 'a', 'b')], ['a', 'c'], '+FFFF'],
];

/**
 * Where a policy and this table disagree, in words. Written independently of the policy, so that only a mistake in both
 * goes unnoticed.
 */
export function findFaults(policy: Policy): string[] {
  const faults: string[] = [];
  const compare = (what: string, letter: string | undefined, judged: string | null): void => {
    const wanted = CODES[letter as keyof typeof CODES];
    if (judged !== wanted) faults.push(`${what}: ${judged ?? 'let in'}, not ${wanted ?? 'let in'}`);
  };
  const callers = Object.entries(CALLERS);
  for (const [name, access, row] of BY_CALLER)
    callers.forEach(([who, caller], at) => {
      compare(`${name}, ${who}`, row[at], policy.judgeAccess(access, caller));
      const isAway = policy.isRefusedOutright(access, caller);
      if (isAway !== (row[at] === 'L')) faults.push(`${name}, ${who}: turned away is ${isAway}`);
    });
  for (const [access, rows] of BY_GROUP)
    for (const [who, caller] of callers)
      Object.entries(STANDINGS).forEach(([where, facts], at) => {
        const letter = who in rows ? rows[who as keyof typeof rows][at] : 'L';
        compare(`${access.rule}, ${who}, ${where}`, letter, policy.judgeAccess(access, caller, facts));
      });
  for (const [role, row] of ROLES)
    MAYS.forEach((may, at) => {
      compare(`${may} as ${role}`, row[at], policy.judgeItem(may, { role, grants: [] }, ['a', 'b']));
      if (policy.isEnough(may, role) !== (row[at] === '+')) faults.push(`${may} as ${role}: enough is wrong`);
    });
  for (const [where, role, grants, names, row] of SHARED)
    MAYS.forEach((may, at) => compare(`${may} ${where}`, row[at], policy.judgeItem(may, { role, grants }, names)));
  return faults;
}
