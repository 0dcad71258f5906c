import type { getSystemInfo } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';

type Address = OutputOf<typeof getSystemInfo>['sysInfo']['networkAddresses'][number];

export interface InterfaceCount {
  name: string;
  ipv4: number;
  ipv6: number;
  internal: number;
}

/** Address counts per interface, in the system's order. */
export function countInterfaces(addresses: readonly Address[]): InterfaceCount[] {
  const byName = new Map<string, InterfaceCount>();
  for (const address of addresses) {
    const count = byName.get(address.interface) ?? { name: address.interface, ipv4: 0, ipv6: 0, internal: 0 };
    if (address.family === 'IPv4') count.ipv4 += 1;
    else count.ipv6 += 1;
    if (address.internal) count.internal += 1;
    byName.set(address.interface, count);
  }
  return [...byName.values()];
}
