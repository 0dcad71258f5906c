import type { Settings } from '@scriptorium/contract/settings.ts';

/** Maximum time between the password and the second step. */
export const FLOW_MS = 15 * 60_000;
/** Pending log-ins per person. */
export const FLOWS_PER_USER = 20;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_USER = 20;
/** How long a browser is trusted after the second factor was used in it. */
export const TRUSTED_MS = 30 * 24 * 60 * 60_000;
export const TRUSTED_PER_USER = 10;
const CODE_LENGTH = 16;

/** What a log-in requires after the correct password. */
export type NextStep = 'session' | 'second-factor' | 'enrol';

export function chooseNextStep(
  policy: Settings['second_factor'],
  account: { isAdmin: boolean; hasFactor: boolean },
): NextStep {
  if (account.hasFactor) return 'second-factor';
  return isRequired(policy, account.isAdmin) ? 'enrol' : 'session';
}

export function isRequired(policy: Settings['second_factor'], isAdmin: boolean): boolean {
  return policy === 'everybody' || (policy === 'admins' && isAdmin);
}

/** 80 random bits in groups of four. Easily confused letters and digits are treated as equal. */
export function formatRecoveryCode(base32: string): string {
  return (base32.slice(0, CODE_LENGTH).toLowerCase().match(/.{4}/gu) ?? []).join('-');
}

/** Parses a typed code: six digits from an app, or a recovery code; null for neither. */
export function readCode(typed: string): { kind: 'totp'; code: string } | { kind: 'recovery'; code: string } | null {
  const code = typed.replaceAll(/[\s-]/gu, '').toLowerCase();
  if (/^[0-9]{6}$/u.test(code)) return { kind: 'totp', code };
  const letters = code.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('8', 'b');
  return /^[a-z2-7]{16}$/u.test(letters) ? { kind: 'recovery', code: letters } : null;
}

/** The context to which an app's sealed secret is bound. */
export function aboutTotp(userId: string): string {
  return `totp ${userId}`;
}
