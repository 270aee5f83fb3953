import { isEmpty, isObject, type Json, type JsonObject, textOf } from 'prismic-folder/edit';
import type { Shown } from './DescribedChange.ts';
import type { NamedDocument } from '../session/findDocument.ts';
import { EMPTY } from './shownValue.ts';

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
