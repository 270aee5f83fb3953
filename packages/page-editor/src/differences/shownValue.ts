import { isEmpty, isObject, type Json, textOf, type JsonObject } from 'prismic-folder/edit';
import type { ShownAs } from '../model/editorKinds.ts';
import type { Shown } from './DescribedChange.ts';
import type { NamedDocument } from '../session/findDocument.ts';

const EMPTY: Shown = { text: 'empty' };

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

/** A link or several in words: where it leads, and how it is shown; null for other values. */
export function shownLink(value: Json | undefined): Shown | null {
  if (isEmpty(value)) return EMPTY;
  if (Array.isArray(value)) {
    const links = value.map(shownLink);
    if (links.includes(null)) return null;
    return { text: links.map((link) => link?.text).join(' · ') };
  }
  if (!isObject(value)) return null;
  const document = documentOf(value);
  const details = detailsOf(value);
  const target = targetOf(value);
  const text = [target === '' ? 'no target' : target, ...details].join(', ');
  return document && details.length === 0 ? { text, document } : { text };
}

/** The document that a link leads to; undefined for other links. */
export function documentOf(link: JsonObject): NamedDocument | undefined {
  const [id, type, uid] = [textOf(link['id']), textOf(link['type']), textOf(link['uid'])];
  const kind = link['link_type'];
  if ((kind !== undefined && kind !== 'Document') || (id === '' && uid === '')) return undefined;
  return { ...(id !== '' && { id }), ...(type !== '' && { type }), ...(uid !== '' && { uid }) };
}

/** Where a link leads: an address, a file's name, or type and uid of a document. */
export function targetOf(link: JsonObject): string {
  const url = textOf(link['url']);
  if (link['link_type'] === 'Media' || /^\/?media\//.test(url)) {
    return textOf(link['name']) || url.replace(/^.*\//, '');
  }
  const document = documentOf(link);
  if (!document) return url;
  return document.uid ?? document.id ?? '';
}

function detailsOf(link: JsonObject): string[] {
  const [text, variant] = [textOf(link['text']), textOf(link['variant'])];
  return [
    ...(text === '' ? [] : [`shown as “${text}”`]),
    ...(variant === '' ? [] : [`as ${variant}`]),
    ...(link['target'] === '_blank' ? ['in a new tab'] : []),
  ];
}
