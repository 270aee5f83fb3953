import { type Json, type JsonObject, objectOf } from 'prismic-folder/edit';
import { parseUrl } from 'prismic-folder/edit';
import { askSite } from '../../../api/askSite.ts';
import { asObject } from './imageValue.ts';

/** What someone put into an embed field. */
type EmbedInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly url: string; readonly html: string | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** Members of an oEmbed response (https://oembed.com): they belong to one address. */
const OF_THE_ADDRESS = new Set(
  `embed_url type version title html url width height cache_age author_name author_url description
  provider_name provider_url thumbnail_url thumbnail_width thumbnail_height`.split(/\s+/),
);

/** Largest pasted markup that is kept, in characters. */
const MAX_HTML = 100_000;

/** Reads an address, with or without `https://`, or a provider's markup that has one. */
export function readEmbedInput(text: string): EmbedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.startsWith('<')) return readMarkup(trimmed);
  const url = webAddress(trimmed);
  if (url === null) {
    return { kind: 'refused', reason: 'An embed needs a web address, such as vimeo.com/76979871.' };
  }
  return { kind: 'address', url, html: null };
}

/** The embed at an address, with the provider that the site knows it by; unknown keys stay. */
export function embedAt(
  before: Json | undefined,
  { url, html }: { readonly url: string; readonly html: string | null },
  provider: string | null,
): JsonObject {
  const known = objectOf(before);
  if (known['embed_url'] === url && html === null) return known;
  const kept = Object.entries(known).filter(([key]) => !OF_THE_ADDRESS.has(key));
  return Object.fromEntries<Json>([
    ['embed_url', url],
    ...(provider === null ? [] : [['provider_name', provider] as const]),
    ...(html === null ? [] : [['html', html] as const]),
    ...kept,
  ]);
}

function readMarkup(html: string): EmbedInput {
  if (html.length > MAX_HTML) {
    return { kind: 'refused', reason: 'This HTML is too long for an embed. Paste its address.' };
  }
  // The frame or the player first; a quoted post names its page last.
  const framed = /<(?:iframe|embed|video|audio|source)\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(
    html,
  );
  const links = [...html.matchAll(/\s(?:cite|href|data-href)\s*=\s*["']([^"']+)["']/gi)];
  const found = framed?.[1] ?? links.at(-1)?.[1];
  const url = found === undefined ? null : webAddress(found.replaceAll('&amp;', '&'));
  if (url === null) {
    return {
      kind: 'refused',
      reason: 'This HTML names no address. Paste the address of the page.',
    };
  }
  return { kind: 'address', url, html };
}

function webAddress(text: string): string | null {
  const isBare = /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text);
  const full = isBare ? `https://${text.replace(/^\/\//, '')}` : text;
  if (!/^https?:\/\/[^/\s]/i.test(full) || /\s/.test(full) || !parseUrl(full)) return null;
  return full;
}

/**
 * What the provider of an address says of it, asked by the server. null: there is no provider that says
 * anything; rejects if it cannot be reached.
 */
export async function lookUpEmbed(
  url: string,
  signal: AbortSignal,
  request?: typeof fetch,
): Promise<JsonObject | null> {
  // Cast: the server answers with JSON.
  const found = (await askSite('embed', { url }, signal, request)) as Json;
  const embed = asObject(found);
  return embed === null || Object.keys(embed).length === 0 ? null : embed;
}
