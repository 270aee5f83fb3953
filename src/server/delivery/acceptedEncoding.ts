import { encodings, type Encoding } from './Compressor.ts';

/** The weight an `accept-encoding` header gives each coding it names (RFC 9110, 12.5.3). */
function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (name !== '') found.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return found;
}

/** The preferred supported coding of an `accept-encoding` header; null for an uncompressed body. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (!header) return null;
  const wanted = weights(header);
  const of = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  // `identity` is allowed unless refused, but a named encoding wins.
  const plain = wanted.get('identity') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of encodings) {
    const weight = of(encoding);
    if (weight > 0 && weight >= plain && weight > (best ? of(best) : 0)) best = encoding;
  }
  return best;
}
