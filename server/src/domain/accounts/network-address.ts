import { isIPv6 } from 'node:net';

/**
 * What rate limits count as one sender. IPv6 users usually control the 2^64 addresses of their network; IPv4 addresses
 * written as IPv6 equal plain IPv4.
 */
export function networkOf(address: string | undefined): string {
  // If the connection closed while its call was waiting, there is no address.
  if (address === undefined) return '';
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = readGroups(bare);
  const [g6 = 0, g7 = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function readGroups(address: string): number[] {
  const [head = [], tail] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').flatMap((group) => readPart(group))));
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** Returns one group, or two for an IPv4 address at the end. */
function readPart(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
