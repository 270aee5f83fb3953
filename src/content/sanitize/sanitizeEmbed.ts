import { safeAddress } from '#ui/links/address.ts';
import type { Json } from './json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { finite } from './sanitizeScalar.ts';
import { sanitizeText } from './text.ts';

const isWeb = (address: string | null): boolean =>
  address !== null && /^(?:https?:\/\/|\/)/i.test(safeAddress(address) ?? '');

/** An oEmbed response: texts and numbers, nothing nested; empty without an address. */
export function sanitizeEmbed(value: unknown): Json {
  if (!isRecord(value) || !isWeb(sanitizeText(value['embed_url']))) return {};
  const members = Object.entries(value).flatMap(([name, member]) => {
    const sanitized = sanitizeText(member) ?? finite(member);
    if (sanitized === null && member !== null) return [];
    const isAddress = name === 'thumbnail_url';
    return isAddress && !isWeb(sanitizeText(member)) ? [] : [[name, sanitized] as const];
  });
  return Object.fromEntries(members);
}
