import { safeAddress } from '#ui/links/address.ts';
import { isRecord, type Json } from '../rawDocument.ts';
import { finite } from './shapeScalar.ts';
import { shapeText } from './shapeText.ts';

const isWeb = (address: string | null): boolean =>
  address !== null && /^(?:https?:\/\/|\/)/i.test(safeAddress(address) ?? '');

/** What a provider said of its embed: texts, numbers and nothing that nests; empty without address. */
export function shapeEmbed(value: unknown): Json {
  if (!isRecord(value) || !isWeb(shapeText(value['embed_url']))) return {};
  const members = Object.entries(value).flatMap(([name, member]) => {
    const shaped = shapeText(member) ?? finite(member);
    if (shaped === null && member !== null) return [];
    const isAddress = name === 'thumbnail_url';
    return isAddress && !isWeb(shapeText(member)) ? [] : [[name, shaped] as const];
  });
  return Object.fromEntries(members);
}
