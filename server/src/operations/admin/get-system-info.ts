import { getSystemInfo as contract } from '@scriptorium/contract/operations/admin.ts';
import { read } from '../../pipeline/operation.ts';

export const getSystemInfo = read(contract, async (ctx) => {
  const info = ctx.ports.system.info();
  return {
    sysInfo: {
      ...info,
      networkAddresses: info.networkAddresses.map(({ family, ...address }) => ({
        ...address,
        family: family === 'IPv6' ? ('IPv6' as const) : ('IPv4' as const),
      })),
    },
  };
});
