import { fail } from '@scriptorium/contract/errors.ts';
import { resetPassword as contract } from '@scriptorium/contract/operations/user.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { consumeToken, deleteTokens, findToken } from '../../db/accounts/tokens.ts';
import { findUser, updateUser } from '../../db/accounts/users.ts';
import { passwordChangedMail } from '../../domain/mail/account-mails.ts';
import { write } from '../../pipeline/operation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { passwordLinkLimits } from './password-link-limits.ts';
import { sendMailTo } from './send-account-link.ts';
import { notifyOfWaiting } from './notify-of-waiting.ts';

const KINDS = ['reset-password', 'set-password'] as const;

/** The link was sent to the person's mailbox, so using it also verifies the address. It logs nobody in. */
export const resetPassword = write(contract, {
  limits: passwordLinkLimits,
  prepare: async (ctx, input) => {
    const hash = ctx.ports.tokens.hash(input.token);
    const token =
      (await findToken(ctx.db, 'reset-password', hash, ctx.now)) ??
      (await findToken(ctx.db, 'set-password', hash, ctx.now));
    const user = token?.userId == null ? undefined : await findUser(ctx.db, token.userId);
    if (user === undefined || user.suspended === 1) fail('invalid-token');
    await ctx.ports.passwords.check(
      input.password,
      [user.email, user.display_name, await readAppName(ctx)],
      'password',
    );
    return { passwordHash: await ctx.ports.passwords.hash(input.password) };
  },
  work: async (tx, input, { passwordHash }) => {
    const used = await consumeToken(tx.db, KINDS, tx.hashToken(input.token), tx.now);
    const user = used?.userId == null ? undefined : await findUser(tx.db, used.userId);
    if (used === undefined || user === undefined || user.suspended === 1) fail('invalid-token');
    await updateUser(tx.db, user.id, { password_hash: passwordHash, email_verified: 1 });
    if (user.awaits_approval === 1 && user.email_verified === 0) await notifyOfWaiting(tx, 'approval');
    await deleteTokens(tx.db, user.id, [...KINDS, 'verify-email']);
    const sessionIds = await endSessions(tx.db, user.id, tx.now, 'all');
    if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'password' });
    const how = used.kind === 'set-password' ? 'set' : 'reset';
    tx.record({ type: 'user.password-changed', userId: user.id, email: user.email, how });
    if (how === 'reset')
      await sendMailTo(tx, user, passwordChangedMail(await readMailFrame(tx, user.id), user.display_name));
    return {};
  },
});
