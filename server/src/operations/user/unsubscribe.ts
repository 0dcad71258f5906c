import { fail } from '@scriptorium/contract/errors.ts';
import { unsubscribe as contract } from '@scriptorium/contract/operations/user.ts';
import { findToken } from '../../db/accounts/tokens.ts';
import { findUser, updateUser } from '../../db/accounts/users.ts';
import { parsePreferences } from '../../domain/accounts/accounts.ts';
import { write } from '../../pipeline/operation.ts';
import { OPTIONAL_MAILS, type OptionalMailKind } from '../../pipeline/optional-mail.ts';

/** Repeatable: mail programs retry, and unsubscribing twice is harmless. */
export const unsubscribe = write(contract, {
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60 * 1000 }],
  work: async (tx, input) => {
    const [kind = ''] = input.token.split('~');
    const token = await findToken(tx.db, 'unsubscribe', tx.hashToken(input.token), tx.now);
    const user = token?.userId == null ? undefined : await findUser(tx.db, token.userId);
    if (user === undefined || !isOptional(kind)) fail('invalid-token');
    const preferences = { ...parsePreferences(user.preferences), ...OPTIONAL_MAILS[kind] };
    await updateUser(tx.db, user.id, { preferences: JSON.stringify(preferences) });
    return { kind };
  },
});

function isOptional(kind: string): kind is OptionalMailKind {
  return Object.hasOwn(OPTIONAL_MAILS, kind);
}
