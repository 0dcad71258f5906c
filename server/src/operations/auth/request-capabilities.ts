import * as contract from '@scriptorium/contract/operations/auth.ts';
import { hasAdmin } from '../../db/accounts/users.ts';
import { listDomains } from '../../domain/settings/settings.ts';
import { read } from '../../pipeline/operation.ts';

/** What this server is and allows. Guests get this and nothing more. */
export const requestCapabilities = read(contract.requestCapabilities, async (ctx) => {
  const settings = await ctx.settings();
  return {
    appName: settings.app_name || ctx.server.appName,
    signupEnabled: settings.registration_open === '1',
    signupPolicy: settings.signup_policy,
    signupDomains: settings.signup_policy === 'domain' ? listDomains(settings.signup_domains) : [],
    mailEnabled: ctx.server.mailTransport === 'smtp',
    exportsEnabled: settings.exports_enabled === '1',
    setupNeeded: !(await hasAdmin(ctx.db)),
    groupCreationEnabled: settings.user_group_creation === '1',
    remoteImagesAllowed: settings.remote_images_allowed === '1',
    homepageUrl: settings.homepage_url,
    sourceUrl: settings.source_url,
    termsText: settings.terms_text,
    maxUploadBytes: settings.max_upload_bytes,
  };
});
