import { fail } from '@scriptorium/contract/errors.ts';
import {
  countRecoveryCodes,
  hasSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  useTotpStep,
} from '../../db/accounts/factors.ts';
import { deleteAllTrusted } from '../../db/accounts/trusted-devices.ts';
import type { LoginRow } from '../../db/accounts/users.ts';
import type { FactorChange } from '../../domain/events.ts';
import { signInChangedMail } from '../../domain/mail/account-mails.ts';
import { formatRecoveryCode, isRequired, readCode, RECOVERY_CODES } from '../../domain/accounts/second-factor.ts';
import { toBase32 } from '../../domain/accounts/totp.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** A typed code that has not been used up yet. `secret` is the sealed one it was checked against. */
export type UsedCode = { kind: 'totp'; secret: string; step: number } | { kind: 'recovery'; code: string };

type Person = Pick<LoginRow, 'id' | 'email' | 'display_name'>;

/** Uses up a code of the app. A code that was used before, or is from an app replaced since, is wrong. */
export async function useTotpCode(tx: Tx, userId: string, used: { secret: string; step: number }): Promise<void> {
  if (!(await useTotpStep(tx.db, { ...used, userId, now: tx.now }))) fail('wrong-code', { field: 'code' });
}

export async function useRecoveryCode(tx: Tx, person: Person, code: string): Promise<void> {
  if (!(await takeRecoveryCode(tx.db, person.id, hashCode(tx, person.id, code)))) fail('wrong-code', { field: 'code' });
  await tellFactorChange(tx, person, 'code-used', { codesLeft: await countRecoveryCodes(tx.db, person.id) });
}

/** Replaces the recovery codes; only their owner ever sees them. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    formatRecoveryCode(toBase32(Buffer.from(tx.newToken().token, 'base64url'))),
  );
  const hashes = codes.map((code) => hashCode(tx, userId, readCode(code)?.code ?? ''));
  await replaceRecoveryCodes(tx.db, userId, hashes, tx.now);
  return codes;
}

/**
 * Called after a factor was removed. Refuses if one is required and none is left; if none is left, deletes the recovery
 * codes too.
 */
export async function settleFactors(tx: Tx, userId: string, isAdmin: boolean): Promise<void> {
  if (await hasSecondFactor(tx.db, userId)) return;
  const { second_factor: policy } = await tx.settings();
  if (isRequired(policy, isAdmin)) fail('last-factor');
  await replaceRecoveryCodes(tx.db, userId, [], tx.now);
}

/** Records a change to a person's factors, notifies them by mail, and ends trust in all browsers. */
export async function tellFactorChange(
  tx: Tx,
  person: Person,
  change: FactorChange,
  facts: { codesLeft?: number; provider?: string } = {},
): Promise<void> {
  const { provider } = facts;
  await deleteAllTrusted(tx.db, person.id);
  tx.record({
    type: 'factor.changed',
    userId: person.id,
    email: person.email,
    change,
    ...(provider !== undefined && { provider }),
  });
  const mail = signInChangedMail(await readMailFrame(tx, person.id), person.display_name, change, facts);
  await tx.enqueueMail({ ...mail, userId: person.id, to: person.email });
}

function hashCode(tx: Tx, userId: string, code: string): string {
  return tx.hashToken(`${userId}\n${code}`);
}
