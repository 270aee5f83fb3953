import { isRecord } from '../json.ts';
import type { FieldKind, Json, PageContext } from './FieldKind.ts';
import { EMPTY_OBJECT, fault, isMissing, misfit, type NormalizeContext } from './normalizing.ts';
import { hasKey } from './plain.ts';
import { finite, sanitizeText, textsOf } from './sanitizing.ts';

/** The address and the provider's oEmbed response (https://oembed.com). */
export function normalizeEmbed(context: NormalizeContext, value: unknown): unknown {
  if (isMissing(value)) return EMPTY_OBJECT;
  if (!isRecord(value)) return misfit(context, 'an object', value);
  if (Object.keys(value).length === 0) return EMPTY_OBJECT;
  const url = value['embed_url'];
  if (typeof url !== 'string' || !/^https?:\/\/[^/\s]/i.test(url)) {
    return fault(context, 'must be an http(s) address', 'embed_url');
  }
  const { html } = value;
  const isText = isMissing(html) || typeof html === 'string';
  if (!isText) fault(context, 'must be text', 'html');
  return { type: 'link', version: '1.0', ...value, html: isText ? (html ?? null) : null };
}

/** Texts and numbers of the response, nothing nested; empty without an address. */
export function sanitizeEmbed(value: unknown, { safeAddress }: PageContext): Json {
  const isWeb = (address: string | null): boolean =>
    address !== null && /^(?:https?:\/\/|\/)/i.test(safeAddress(address) ?? '');
  if (!isRecord(value) || !isWeb(sanitizeText(value['embed_url']))) return {};
  const members = Object.entries(value).flatMap(([name, member]) => {
    const sanitized = sanitizeText(member) ?? finite(member);
    if (sanitized === null && member !== null) return [];
    const isAddress = name === 'thumbnail_url';
    return isAddress && !isWeb(sanitizeText(member)) ? [] : [[name, sanitized] as const];
  });
  return Object.fromEntries(members);
}

/** Something of another site, such as a video. */
export * from './plain.ts';
export const query = 'embed';
export const mock = () => 'EmbedContent';
export const example: FieldKind['example'] = (content) =>
  textsOf(content, ['embed_url', 'type', 'provider_name', 'title']);
export const empty = () => EMPTY_OBJECT;
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  normalizeEmbed(context, value);
export const sanitize: FieldKind['sanitize'] = (value, _config, page) => sanitizeEmbed(value, page);
export const fits: FieldKind['fits'] = (value) => hasKey(value, 'embed_url');
export const write: FieldKind['write'] = (value, _model, writers) =>
  isRecord(value) ? writers.embed(value) : undefined;
