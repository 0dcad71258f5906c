import { fail } from '@scriptorium/contract/errors.ts';
import { linkLdapIdentity as contract } from '@scriptorium/contract/operations/providers.ts';
import { ProviderFailure } from '../../adapters/providers/failures.ts';
import { countIdentities } from '../../db/accounts/identities.ts';
import { IDENTITIES_PER_USER } from '../../domain/accounts/providers.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { askDirectory } from '../auth/ask-directories.ts';
import { guessLimits } from '../auth/guess-limits.ts';
import { FULL, linkIdentity } from '../auth/link-identity.ts';
import { requireEnabledProvider } from '../auth/visits.ts';

export const linkLdapIdentity = write(contract, {
  limits: ({ login }, request, _actor, { devices }) => guessLimits(login, request, devices),
  prepare: async (ctx, { providerUUID, login, loginPassword }) => {
    const row = await requireEnabledProvider(ctx.db, providerUUID);
    if (row.preset !== 'ldap') fail('not-found', { message: 'There is no such way to log in.' });
    if ((await countIdentities(ctx.db, requireUser(ctx.actor).userId)) >= IDENTITIES_PER_USER) fail('item-limit', FULL);
    return { row, outcome: plain(await askDirectory(ctx.ports, row, { login, password: loginPassword })) };
  },
  work: async (tx, _input, { row, outcome }) => {
    if (outcome.kind === 'failed') fail('provider-failed');
    if (outcome.kind !== 'in') fail('login-failed', { message: 'The user name or the password is wrong.' });
    await requireEnabledProvider(tx.db, row.id);
    await linkIdentity(tx, row, outcome.person, requireUser(tx.actor).userId);
    return { provider: row.name };
  },
  refused: (code, _input, { address }, { row, outcome }) =>
    code === 'provider-failed' && outcome.kind === 'failed'
      ? { type: 'provider.failed', provider: row.name, detail: outcome.detail, address }
      : null,
});

function plain<Outcome>(outcome: Outcome | ProviderFailure): Outcome | { kind: 'failed'; detail: string } {
  return outcome instanceof ProviderFailure ? { kind: 'failed', detail: outcome.detail } : outcome;
}
