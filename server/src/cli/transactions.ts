import { fail } from '@scriptorium/contract/errors.ts';
import { insertToken } from '../db/accounts/tokens.ts';
import { findUserByEmail, insertUser } from '../db/accounts/users.ts';
import { drawUserId } from '../model/accounts/draw-user-id.ts';
import { internal } from '../pipeline/operation.ts';

const LINK_MS = 24 * 60 * 60 * 1000;

/** Creates a verified account with the password entered by the operator. Returns its uuid. */
export const createAccount = internal(
  'cli/create-account',
  async (
    tx,
    input: { email: string; displayName: string; passwordHash: string; isAdmin: boolean; quota: number | null },
  ): Promise<string> => {
    const id = await drawUserId(tx);
    const isNew = await insertUser(tx.db, {
      id,
      email: input.email,
      displayName: input.displayName,
      passwordHash: input.passwordHash,
      emailVerified: true,
      isAdmin: input.isAdmin,
      quota: input.quota ?? (await tx.settings()).default_user_quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    });
    if (!isNew) fail('email-taken');
    tx.record({ type: 'user.created', userId: id, email: input.email });
    return id;
  },
);

/** Creates a link to set a password, for people without e-mail. Returns its path. */
export const makeResetLink = internal('cli/make-reset-link', async (tx, input: { email: string }): Promise<string> => {
  const user =
    (await findUserByEmail(tx.db, input.email)) ?? fail('not-found', { message: 'There is no such account.' });
  const { token, hash } = tx.newToken();
  await insertToken(tx.db, {
    id: tx.newId(),
    kind: 'set-password',
    hash,
    userId: user.id,
    now: tx.now,
    lifetimeMs: LINK_MS,
    replace: false,
  });
  return `/reset-password?token=${token}`;
});
