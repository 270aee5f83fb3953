const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML: markup escaped, characters XML 1.0 forbids left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** `<name>text</name>` on a line of its own. */
export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** What stands for a moment nobody knows, where one has to stand. */
const UNKNOWN = '1970-01-01T00:00:00+00:00';

/** `2026-09-14T09:00:00+0000` as Prismic writes it, as an RFC 3339 moment. */
export function moment(date: string | null): string {
  if (date === null) return UNKNOWN;
  return date.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}
