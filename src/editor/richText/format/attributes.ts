import { isRecord } from '#ui/isRecord.ts';
import { labelWords } from './labels.ts';
import { linkAddress, linkWords } from './links.ts';

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
