import { insertTrusted } from '../../db/accounts/trusted-devices.ts';
import { TRUSTED_MS } from '../../domain/accounts/second-factor.ts';
import type { PrepareContext, ReplyEffects, Tx } from '../../pipeline/operation.ts';

/** The secret of a browser about to be trusted. */
export interface PreparedTrust {
  token: string;
  hash: string;
  expiresAt: number;
}

/** Null for administrators, who have to give the second factor each time. */
export function prepareTrust(
  ctx: PrepareContext,
  isWanted: boolean,
  account: { is_admin: number },
): PreparedTrust | null {
  if (!isWanted || account.is_admin === 1) return null;
  return { ...ctx.ports.tokens.make(), expiresAt: ctx.now + TRUSTED_MS };
}

export async function trustDevice(
  tx: Tx,
  trust: PreparedTrust | null,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<void> {
  if (trust === null) return;
  await insertTrusted(tx.db, {
    id: tx.newId(),
    user_id: userId,
    token_hash: trust.hash,
    client_id: clientId,
    created_at: tx.now,
    used_at: null,
    expires_at: trust.expiresAt,
  });
}

export function replyTrusted(trust: PreparedTrust | null): ReplyEffects {
  return trust === null ? {} : { trusted: { token: trust.token, expiresAt: trust.expiresAt } };
}
