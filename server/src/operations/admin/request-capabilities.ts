import { requestCapabilities as contract } from '@scriptorium/contract/operations/admin.ts';
import { read } from '../../pipeline/operation.ts';

export const requestCapabilities = read(contract, async (ctx) => {
  const settings = await ctx.settings();
  return {
    capabilities: {
      max_quota: ctx.server.maxQuota,
      signup_enabled: settings.registration_open === '1',
      exports_enabled: settings.exports_enabled === '1',
      email_transport: ctx.server.mailTransport,
      email_daily_quota: ctx.server.mailDailyQuota,
      email_from_address: ctx.server.mailFrom,
    },
    env: ctx.ports.state.environment(),
  };
});
