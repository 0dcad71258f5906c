import { fail } from '@scriptorium/contract/errors.ts';
import { backChannelLogout as contract } from '@scriptorium/contract/operations/providers.ts';
import { ProviderFailure } from '../../adapters/providers/failures.ts';
import { findProvider } from '../../db/accounts/identity-providers.ts';
import { endSessions, findSessionsOfProvider } from '../../db/accounts/sessions.ts';
import { refundUse, isRemembered, rememberUntil } from '../../db/server/rate-limits.ts';
import { type LoggedOutThere, LOGOUT_REMEMBERED_MS } from '../../domain/accounts/logout-claims.ts';
import { write } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import { readProviderSettings } from './visits.ts';

interface Prepared {
  name: string;
  /** Null if the token is not accepted. */
  who: LoggedOutThere | null;
  detail: string;
}

const REFUSED = { message: 'This logout token was not accepted.' };

/**
 * Ends sessions that began with a login at a provider. Also accepted from disabled providers: nobody can log in with
 * them, but they may still report that someone has left.
 */
export const backChannelLogout = write(contract, {
  limits: (_input, request) => [{ key: budgetOf(request), max: 100, windowMs: 15 * 60_000 }],
  prepare: async (ctx, { providerUUID, logoutToken }): Promise<Prepared> => {
    const row = await findProvider(ctx.db, providerUUID);
    if (row === undefined) fail('bad-request', REFUSED);
    try {
      const settings = readProviderSettings(row, ctx.ports.secrets);
      return { name: row.name, who: await ctx.ports.providers.readLogout(settings, logoutToken), detail: '' };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      return { name: row.name, who: null, detail: error.detail };
    }
  },
  work: async (tx, { providerUUID: providerId }, { who }) => {
    if (who === null) return fail('bad-request', REFUSED);
    const seen = `${contract.path} ${providerId} ${tx.hashToken(who.messageId)}`;
    if (await isRemembered(tx.db, seen, tx.now)) fail('bad-request', REFUSED);
    await rememberUntil(tx.db, seen, tx.now + LOGOUT_REMEMBERED_MS);
    for (const [userId, ids] of await findSessionsOfProvider(tx.db, { ...who, providerId })) {
      const sessionIds = await endSessions(tx.db, userId, tx.now, { ids });
      tx.record({ type: 'sessions.ended', userId, sessionIds, reason: 'logged out at the provider' });
    }
    // Accepted tokens do not count: in the evening, a whole institution logs out from one address.
    await refundUse(tx.db, `${contract.path} ${budgetOf(tx.request)}`);
    return {};
  },
  refused: (_code, _input, { address }, { name: provider, detail }) =>
    detail === '' ? null : { type: 'provider.failed', provider, detail, address },
});

/** Key of the limit for rejected tokens. */
function budgetOf(request: RequestFacts): string {
  return `address:${request.network}`;
}
