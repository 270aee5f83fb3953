import { safeAddress } from '#ui/links/address.ts';
import { isRecord, type Json } from '#server/lib/json.ts';
import { finite } from './sanitizeScalar.ts';
import { sanitizeText } from '#server/lib/text.ts';

const isWeb = (address: string | null): boolean =>
  address !== null && /^(?:https?:\/\/|\/)/i.test(safeAddress(address) ?? '');

/** What a provider said of its embed: texts, numbers and nothing that nests; empty without address. */
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
