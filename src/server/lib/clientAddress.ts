/**
 * The client address that rate limits count by. Only the entries of `X-Forwarded-For` that trusted
 * proxies appended are used, counted from the right: clients can forge the rest. One IPv6 client
 * usually owns a whole /64, so its address is the /64.
 */
export function clientAddress(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : '';
  return network(trusted || peer || 'unknown');
}

/** An IPv4 address without a port, also when written as `::ffff:203.0.113.9` or in hex; the first 64 bits of IPv6. */
function network(written: string): string {
  const address = written.replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address.slice(0, 100);
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last].map((group) =>
    group.replace(/^0+(?=.)/, '').slice(0, 4),
  );
  if (all.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return all.slice(0, 4).join(':');
  return all
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
