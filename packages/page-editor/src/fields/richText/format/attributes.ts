import { isRecord, parseUrl } from 'prismic-folder/edit';
import { capitalized } from '../../../kit/countWords.ts';
import { firstText } from '../../../model/words.ts';

/** Attributes that show a block's label and direction. */
export function blockAttributes(looks: {
  readonly label?: unknown;
  readonly direction?: unknown;
}): Record<string, string> {
  const { label, direction } = looks;
  return {
    dir: direction === 'rtl' || direction === 'ltr' ? direction : 'auto',
    ...(typeof label === 'string' && labelAttributes(label)),
  };
}

/** Attributes of labelled words or blocks. */
export function labelAttributes(label: string): Record<string, string> {
  return { 'data-label': label, 'data-label-name': labelWords(label) };
}

/** Attributes of a link's words. */
export function linkAttributes(data: unknown): Record<string, string> {
  const url = isRecord(data) && typeof data['url'] === 'string' ? linkAddress(data['url']) : null;
  return { 'data-link': '', title: linkWords(data), ...(url !== null && { href: url }) };
}

/** The name of a labelled span: in its data, or its data themselves in old files. */
export function spanLabel(data: unknown): string | null {
  const label = isRecord(data) ? data['label'] : data;
  return typeof label === 'string' ? label : null;
}

/** Words for a label: `wide-note` is 'Wide note'. */
export function labelWords(label: string): string {
  const words = label.replaceAll(/[-_\s]+/g, ' ').trim();
  return words === '' ? label : capitalized(words);
}

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
  return firstText([url, uid, name, id, text]);
}
