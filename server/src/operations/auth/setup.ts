import { fail } from '@scriptorium/contract/errors.ts';
import * as contract from '@scriptorium/contract/operations/auth.ts';
import { storeSetting } from '../../db/server/settings.ts';
import { consumeToken } from '../../db/accounts/tokens.ts';
import { findUser, hasAdmin, insertUser } from '../../db/accounts/users.ts';
import { drawUserId } from '../../model/accounts/draw-user-id.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { openSession, originHere } from '../../pipeline/open-session.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { write } from '../../pipeline/operation.ts';

/** Creates the first administrator, using the link printed at first start. Works only while there is none. */
export const setup = write(contract.setup, {
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 30, windowMs: 15 * 60_000 }],
  prepare: async (ctx, input) => {
    await ctx.ports.passwords.check(input.password, [input.email, input.displayName, ctx.server.appName]);
    return {
      session: ctx.ports.tokens.make(),
      expiresAt: ctx.now + ABSOLUTE_MS,
      passwordHash: await ctx.ports.passwords.hash(input.password),
    };
  },
  work: async (tx, input, prepared) => {
    const used = await consumeToken(tx.db, ['setup'], tx.hashToken(input.token), tx.now);
    if (used === undefined || (await hasAdmin(tx.db))) fail('invalid-token');
    const id = await drawUserId(tx);
    const settings = await tx.settings();
    const made = await insertUser(tx.db, {
      id,
      email: input.email,
      displayName: input.displayName,
      passwordHash: prepared.passwordHash,
      emailVerified: true,
      isAdmin: true,
      quota: settings.default_user_quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    });
    const user = made ? await findUser(tx.db, id) : undefined;
    if (user === undefined) fail('email-taken');
    await storeSetting(tx.db, 'registration_open', input.signupEnabled ? '1' : '0');
    tx.record({ type: 'server.set-up', userId: id, email: user.email });
    const session = await openSession(tx, user, prepared.session.hash, originHere(''));
    return { sessionUUID: session.id, user: await describeUser(tx.db, user, tx.now) };
  },
  reply: (_output, { session, expiresAt }) => ({ session: { token: session.token, expiresAt } }),
});
