import { isObject } from '../is-object.ts';

/** Of one provider. */
export const RULES_PER_PROVIDER = 100;
const VALUES = 2000;
const STEPS = 6;

/** From the least to the most. */
export const RULE_ROLES = ['reader', 'commenter', 'editor', 'manager'] as const;
export type RuleRole = (typeof RULE_ROLES)[number];

export interface GroupRule {
  claim: string;
  /** A value of the claim; `*` stands for any characters. */
  value: string;
  groupId: string;
  role: RuleRole;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * The texts in a claim, or null if the provider does not say it. A path may be the whole name of a claim, which may have
 * dots in it, or lead into objects (`realm_access.roles`). An empty list says that there are none; whatever is not text
 * says nothing.
 */
export function readClaim(claims: Claims, path: string): readonly string[] | null {
  // Anybody can type an address at some providers.
  if (/^email$/iu.test(path) && claims['email_verified'] !== true) return null;
  const found = Object.hasOwn(claims, path) ? claims[path] : follow(claims, path.split('.'));
  if (typeof found === 'string') return found === '' ? null : [found];
  if (!Array.isArray(found)) return null;
  const texts = found.filter((each): each is string => typeof each === 'string');
  // Cut short, it could seem that somebody has left a group.
  return texts.length === found.length && found.length <= VALUES ? texts : null;
}

function follow(claims: Claims, steps: readonly string[]): unknown {
  if (steps.length > STEPS) return undefined;
  let at: unknown = claims;
  for (const step of steps) {
    if (!isObject(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}

/** Whether a value is what a rule asks for, letter by letter; in linear time, since the value is the provider's. */
export function matchesValue(value: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return value === pattern;
  if (!value.startsWith(first) || !value.endsWith(last) || value.length < first.length + last.length) return false;
  let from = first.length;
  const end = value.length - last.length;
  for (const part of parts) {
    const at = value.indexOf(part, from);
    if (at === -1 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/** What rules say of somebody's place in a group. */
export interface Verdict {
  /** The highest role that a rule gives, or null. */
  role: RuleRole | null;
  /** Whether every claim that could have given more was there. If not, nothing is taken away. */
  isWhole: boolean;
}

/** By group. A group that no rule is about is not in it. */
export function judgeGroups(rules: readonly GroupRule[], claims: Claims): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const { claim, value, groupId, role } of rules) {
    const texts = readClaim(claims, claim);
    const before = verdicts.get(groupId) ?? { role: null, isWhole: true };
    const isMet = texts?.some((text) => matchesValue(text, value)) ?? false;
    verdicts.set(groupId, {
      role: isMet && rankOf(role) > rankOf(before.role) ? role : before.role,
      isWhole: before.isWhole && texts !== null,
    });
  }
  return verdicts;
}

/** A place that somebody has in a group. */
export interface Held {
  role: RuleRole;
  /** The provider it came from; null if a person gave it. */
  provider: string | null;
}

/** What a log-in changes: a role to have, `leave`, or null for nothing. Only what came from this provider is touched. */
export function planPlace(verdict: Verdict, held: Held | undefined, provider: string): RuleRole | 'leave' | null {
  const { role, isWhole } = verdict;
  if (held === undefined) return role;
  if (held.provider !== provider || held.role === role) return null;
  if (rankOf(role) < rankOf(held.role) && !isWhole) return null;
  return role ?? 'leave';
}

function rankOf(role: RuleRole | null): number {
  return role === null ? -1 : RULE_ROLES.indexOf(role);
}
