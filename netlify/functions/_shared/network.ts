import { isIPv6 } from 'node:net';

/**
 * The network that is counted as one visitor's address: an IPv4 address, or the first 64 bits of an IPv6
 * address, because a household or a phone gets all addresses with that prefix (RFC 6177).
 * `2001:db8::1` → `2001:db8:0:0::/64`, `::ffff:192.0.2.1` → `192.0.2.1`.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // The URL parser normalizes IPv6 addresses (WHATWG URL, 3.5).
  const canonical = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = right ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...(right ?? [])];
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const low = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return low.flatMap((group) => [group >> 8, group & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
