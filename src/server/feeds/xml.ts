const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What is the same in XML: addresses and dates are, of which a sitemap has thousands. */
const PLAIN = /^[\w /:.%+-]*$/;

/** Text for XML: markup escaped, characters that XML 1.0 forbids removed. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** `<name>text</name>`. */
export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** Used where a date is required and unknown. */
const UNKNOWN = '1970-01-01T00:00:00+00:00';

/** Prismic's `2026-09-14T09:00:00+0000` as an RFC 3339 date. */
export function moment(date: string | null): string {
  if (date === null) return UNKNOWN;
  return date.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}
