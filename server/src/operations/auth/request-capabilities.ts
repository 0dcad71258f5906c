import * as contract from '@scriptorium/contract/operations/auth.ts';
import { describePublicSettings } from '@scriptorium/contract/settings.ts';
import { listEnabledProviders } from '../../db/accounts/identity-providers.ts';
import { hasAdmin } from '../../db/accounts/users.ts';
import { listDomains } from '../../domain/settings/settings.ts';
import { read } from '../../pipeline/operation.ts';

const NO_LOOKUPS = { lookup_doi: '0', lookup_arxiv: '0', lookup_pmid: '0', lookup_isbn: '0', zotero: '0' } as const;

/** What this server is and allows: all that guests learn about it. */
export const requestCapabilities = read(contract.requestCapabilities, async (ctx) => {
  const settings = await ctx.settings();
  const providers = await listEnabledProviders(ctx.db);
  return {
    appName: settings.app_name || ctx.server.appName,
    ...describePublicSettings(ctx.server.lookups ? settings : { ...settings, ...NO_LOOKUPS }),
    signupDomains: settings.signup_policy === 'domain' ? listDomains(settings.signup_domains) : [],
    mailEnabled: ctx.server.mailTransport === 'smtp',
    providers: providers
      .filter(({ preset }) => preset !== 'ldap')
      .map(({ id: uuid, name, preset }) => ({ uuid, name, preset })),
    ldapLogin: providers.some(({ preset }) => preset === 'ldap'),
    // Used alone, a passkey works wherever a password does.
    passkeyOrigin: ctx.ports.passkeys.party?.origin ?? null,
    setupNeeded: !(await hasAdmin(ctx.db)),
  };
});
