import { isRecord } from '#ui/isRecord.ts';
import { parseUrl } from '#ui/parseUrl.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that may stand in a link, trimmed; null for scripts, data and what is none. */
export function linkAddress(address: string): string | null {
  const text = address.trim();
  const url = text === '' ? null : parseUrl(text, 'https://relative.invalid');
  return url && SCHEMES.has(url.protocol) ? text : null;
}

/** Where a link leads to, in words for a tooltip: its address or the uid of its document. */
export function linkWords(data: unknown): string {
  if (!isRecord(data)) return '';
  const { url, uid, name, id, text } = data;
  const words = [url, uid, name, id, text].find((word) => typeof word === 'string' && word !== '');
  return typeof words === 'string' ? words : '';
}
