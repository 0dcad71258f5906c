import { fail } from '@scriptorium/contract/errors.ts';
import { tryLdapLogin as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { ProviderFailure } from '../../../adapters/providers/failures.ts';
import { write } from '../../../pipeline/operation.ts';
import { askDirectory } from '../../auth/ask-directories.ts';
import { describeTest } from '../../auth/describe-test.ts';
import { guessLimits } from '../../auth/guess-limits.ts';
import { requireProviderRow } from './provider-fields.ts';

const REFUSALS = {
  nobody: 'The search finds nobody with this user name, or an entry without the attribute that tells people apart.',
  several: 'The search finds several entries with this user name. The filter must find one.',
  wrong: 'The search finds one entry, and the directory refuses its password.',
};

/** Works for disabled ones too: they are tried before people see them. */
export const tryLdapLogin = write(contract, {
  limits: ({ login }, request, _actor, { devices }) => guessLimits(login, request, devices),
  prepare: async (ctx, { providerUUID, login, loginPassword }) => {
    const row = await requireProviderRow(ctx.db, providerUUID);
    if (row.preset !== 'ldap') return fail('not-found', { message: 'There is no such directory.' });
    const outcome = await askDirectory(ctx.ports, row, { login, password: loginPassword });
    if (outcome instanceof ProviderFailure) return fail('provider-failed', { message: outcome.detail });
    if (outcome.kind !== 'in') return fail('login-failed', { message: REFUSALS[outcome.kind] });
    return { row, person: outcome.person, claims: outcome.claims };
  },
  work: (tx, _input, { row, person, claims }) => describeTest(tx, row, person, claims),
});
