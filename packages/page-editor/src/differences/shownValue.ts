import { isEmpty, isObject, type Json, textOf } from 'prismic-folder/edit';
import type { ShownAs } from '../model/editorKinds.ts';
import type { Shown } from './DescribedChange.ts';

export const EMPTY: Shown = { text: 'empty' };

/** A simple value in words; null if it has another form than its kind. */
export function shownValue(as: ShownAs, value: Json | undefined): Shown | null {
  if (isEmpty(value) || value === undefined) return EMPTY;
  const text = formats[as](value);
  if (text === null) return null;
  return as === 'color' ? { text, color: text } : { text };
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

export const formats: Readonly<Record<ShownAs, Format>> = {
  switch: (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null),
  plain,
  color: (value) => (typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value) ? value : null),
  day: (value) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? dateText(value, day) : null),
  moment: (value) => {
    const text = dateText(value, moment);
    return text === null ? null : `${text} UTC`;
  },
  point: (value) =>
    isObject(value) &&
    typeof value['latitude'] === 'number' &&
    typeof value['longitude'] === 'number'
      ? `${value['latitude']}, ${value['longitude']}`
      : null,
  embed: (value) => {
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
