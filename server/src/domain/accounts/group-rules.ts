import { isObject } from '../is-object.ts';

/** Limit per provider. */
export const RULES_PER_PROVIDER = 100;
const VALUES = 2000;
const STEPS = 6;

/** From lowest to highest. */
export const RULE_ROLES = ['reader', 'commenter', 'editor', 'manager'] as const;
export type RuleRole = (typeof RULE_ROLES)[number];

export interface GroupRule {
  claim: string;
  /** A value of the claim; `*` matches any characters. */
  value: string;
  groupId: string;
  role: RuleRole;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * The strings in a claim, or null if the provider does not send it. A path may be a claim's full name, which may
 * contain dots, or lead into objects (`realm_access.roles`). An empty list means that there are none; anything other
 * than strings counts as not sent.
 */
export function readClaim(claims: Claims, path: string): readonly string[] | null {
  // Some providers do not verify addresses.
  if (/^email$/iu.test(path) && claims['email_verified'] !== true) return null;
  const found = Object.hasOwn(claims, path) ? claims[path] : follow(claims, path.split('.'));
  if (typeof found === 'string') return found === '' ? null : [found];
  if (!Array.isArray(found)) return null;
  const texts = found.filter((each): each is string => typeof each === 'string');
  // If truncated, it could look as if somebody had left a group.
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

/**
 * Whether a value matches a rule's pattern, case-sensitively; in linear time, since the value comes from the provider.
 */
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

/** The result of the rules for one person and group. */
export interface Verdict {
  /** The highest role granted by a rule, or null. */
  role: RuleRole | null;
  /** Whether all claims that could have granted more were present. If not, nothing is taken away. */
  isWhole: boolean;
}

/** Evaluates the rules; the result contains only groups with rules. */
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

/** A person's membership in a group. */
export interface Held {
  role: RuleRole;
  /** The provider that granted it; null if it was granted by a person. */
  provider: string | null;
}

/**
 * The change made at log-in: the role to set, `leave`, or null for no change. Only affects what this provider granted.
 */
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
