import type { DOMOutputSpec } from 'prosemirror-model';
import { isRecord } from 'prismic-folder/edit';
import { labelAttributes, linkAddress, linkWords } from './attributes.ts';

/** Elements and texts within an element, as ProseMirror takes them. */
type Children = readonly (string | readonly [string, ...unknown[]])[];

/** How a picture, an embed or an unknown block looks in the text. */
export function atomDom(type: 'image' | 'embed' | 'kept', source: unknown): DOMOutputSpec {
  const json: Readonly<Record<string, unknown>> = isRecord(source) ? source : {};
  const label = json['label'];
  const attributes = {
    'data-block': type,
    ...(typeof label === 'string' && labelAttributes(label)),
  };
  // A group has a name that screen readers say; else they would pass it by in the text.
  const named = (name: string) => ({ ...attributes, role: 'group', 'aria-label': name });
  if (type === 'image') return ['div', named('Picture'), ...pictureDom(json)];
  if (type === 'embed') return ['div', named('Embed'), ...embedDom(json)];
  const name = typeof json['type'] === 'string' ? `: ${json['type']}` : '';
  return ['div', named('Unknown block'), `Kept as it is${name}`];
}

function pictureDom({ url, alt, linkTo }: Readonly<Record<string, unknown>>): Children {
  const address = typeof url === 'string' ? linkAddress(url) : null;
  const words = textOf(alt);
  const target = linkTo === undefined ? '' : linkWords(linkTo);
  const notes = [words ?? 'No description', ...(target === '' ? [] : [`Leads to ${target}`])];
  return [
    ...(address === null ? [] : [['img', { src: address, alt: '', draggable: 'false' }] as const]),
    ['span', { 'data-part': 'note' }, notes.join('. ')],
  ];
}

function embedDom({ oembed }: Readonly<Record<string, unknown>>): Children {
  const { title, provider_name, embed_url } = isRecord(oembed) ? oembed : {};
  const address = textOf(embed_url) ?? 'No address';
  const words = textOf(title) ?? textOf(provider_name);
  if (words === null) return [address];
  return [words, ['span', { 'data-part': 'note' }, address]];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
