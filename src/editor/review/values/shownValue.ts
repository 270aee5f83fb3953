import { isEmpty, isObject, type Json, textOf } from '#prismic-folder/edit';
import type { Shown } from '../describe/DescribedChange.ts';

export const EMPTY: Shown = { text: 'empty' };

/** A simple value in words; null if it has another form than its kind. */
export function shownValue(type: string, value: Json | undefined): Shown | null {
  if (isEmpty(value) || value === undefined) return EMPTY;
  const text = formats[type]?.(value) ?? null;
  if (text === null) return null;
  return type === 'Color' ? { text, color: text } : { text };
}

type Format = (value: Json) => string | null;

const plain: Format = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

const formats: Readonly<Record<string, Format>> = {
  Boolean: (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null),
  Number: plain,
  Select: plain,
  UID: plain,
  Color: (value) => (typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value) ? value : null),
  Date: (value) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? dateText(value, day) : null),
  Timestamp: (value) => {
    const text = dateText(value, moment);
    return text === null ? null : `${text} UTC`;
  },
  GeoPoint: (value) =>
    isObject(value) &&
    typeof value['latitude'] === 'number' &&
    typeof value['longitude'] === 'number'
      ? `${value['latitude']}, ${value['longitude']}`
      : null,
  Embed: (value) => {
    if (!isObject(value) || typeof value['embed_url'] !== 'string') return null;
    const [title, url] = [textOf(value['title']), value['embed_url']];
    return title === '' ? url : `${title} (${url})`;
  },
};

function dateText(value: Json, format: Intl.DateTimeFormat): string | null {
  // Prismic's offset has no colon, which not every browser reads.
  const text = textOf(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : format.format(time);
}
