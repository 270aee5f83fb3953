/**
 * The address attempts are counted by. `X-Forwarded-For` is believed as far as trusted proxies wrote
 * it, counted from the right: anybody can send the rest. An IPv6 visitor owns a whole /64, so that
 * is the address then.
 */
export function clientAddress(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : '';
  return network(told || peer || 'unknown');
}

/** `203.0.113.9` as it is, also where it comes as `::ffff:203.0.113.9`; of IPv6 the first 64 bits. */
function network(address: string): string {
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address.slice(0, 100);
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const allGroups = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').slice(0, 4))
    .join(':');
}
