import { fail } from '@scriptorium/contract/errors.ts';
import { changePassword as contract } from '@scriptorium/contract/operations/user.ts';
import { endSessions, renewSession } from '../../db/accounts/sessions.ts';
import { deleteTokens } from '../../db/accounts/tokens.ts';
import { findUser, updateUser } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { passwordChangedMail } from '../../domain/mail/account-mails.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { sendMailTo } from './send-account-link.ts';

export const changePassword = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 10, windowMs: 15 * 60 * 1000 },
  ],
  prepare: async (ctx, input) => {
    const actor = requireUser(ctx.actor);
    if (foldEmail(input.email) !== foldEmail(actor.email)) fail('forbidden');
    const user = (await findUser(ctx.db, actor.userId)) ?? fail('not-logged-in');
    if (!(await ctx.ports.passwords.verify(input.oldPassword, user.password_hash))) {
      fail('wrong-password', { field: 'oldPassword' });
    }
    await ctx.ports.passwords.check(
      input.newPassword,
      [user.email, user.display_name, await readAppName(ctx)],
      'newPassword',
    );
    return {
      oldHash: user.password_hash,
      newHash: await ctx.ports.passwords.hash(input.newPassword),
      session: ctx.ports.tokens.make(),
      expiresAt: ctx.now + ABSOLUTE_MS,
    };
  },
  work: async (tx, _input, prepared) => {
    const actor = requireUser(tx.actor);
    const user = (await findUser(tx.db, actor.userId)) ?? fail('not-logged-in');
    // Of two simultaneous changes, the second was checked against a password that is no longer valid.
    if (user.password_hash !== prepared.oldHash) fail('wrong-password', { field: 'oldPassword' });
    await updateUser(tx.db, user.id, { password_hash: prepared.newHash });
    await deleteTokens(tx.db, user.id, ['reset-password', 'set-password']);
    const sessionIds = await endSessions(tx.db, user.id, tx.now, { allBut: actor.sessionId });
    if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'password' });
    await renewSession(tx.db, actor.sessionId, prepared.session.hash, tx.now);
    tx.record({ type: 'user.password-changed', userId: user.id, email: user.email, how: 'change' });
    await sendMailTo(tx, user, passwordChangedMail(await readMailFrame(tx, user.id), user.display_name));
    return {};
  },
  reply: (_output, { session, expiresAt }) => ({ session: { token: session.token, expiresAt } }),
});
