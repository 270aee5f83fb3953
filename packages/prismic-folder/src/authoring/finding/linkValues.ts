import type { Json, JsonPath } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import { mediaAddress } from '../../lib/mediaAddress.ts';

/** A link to a web address or a file, as it is written. */
export interface WrittenLink {
  readonly path: JsonPath;
  readonly kind: 'web' | 'media';
  /** The address, or the file's name below `content/media`. */
  readonly to: string;
  /** Its own text, or what is marked by it. */
  readonly words: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Keys of a link without `link_type`, as a file may have it. */
const BARE: ReadonlySet<string> = new Set(['url', 'target', 'text', 'variant', 'key']);

/** All links to web addresses and files in a document's file. */
export function writtenLinks(json: unknown): WrittenLink[] {
  const links: WrittenLink[] = [];
  const visit = (value: unknown, path: JsonPath, marked: string): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index], marked);
    } else if (isRecord(value)) {
      const link = readLink(value, path, marked);
      if (link) links.push(link);
      for (const [key, entry] of Object.entries(value)) {
        if (typeof entry === 'object') visit(entry, [...path, key], markedIn(value, marked));
      }
    }
  };
  visit(json, [], '');
  return links;
}

/** What a span marks is in the text of its block. */
function markedIn(value: Values, marked: string): string {
  const { text, spans, start, end } = value;
  if (typeof text === 'string' && Array.isArray(spans)) return text;
  if (typeof start === 'number' && typeof end === 'number') return marked.slice(start, end);
  return marked;
}

function readLink(value: Values, path: JsonPath, marked: string): WrittenLink | undefined {
  const { link_type: type, url, text } = value;
  if (typeof url !== 'string') return undefined;
  const isBare = type === undefined && Object.keys(value).every((key) => BARE.has(key));
  if (type !== 'Web' && type !== 'Media' && !isBare) return undefined;
  const words = typeof text === 'string' && text !== '' ? text : marked;
  const file = mediaAddress(url);
  if (file.at === 'media' && type !== 'Web') return { path, kind: 'media', to: file.name, words };
  return type === 'Media' ? undefined : { path, kind: 'web', to: url.trim(), words };
}

/** Keys of a link that belong to where it leads. */
const TARGET_KEYS: ReadonlySet<string> = new Set(
  ['link_type', 'url', 'id', 'type', 'uid', 'lang', 'tags', 'slug', 'isBroken', 'data'].concat(
    ['name', 'kind', 'size', 'width', 'height'],
    ['first_publication_date', 'last_publication_date'],
  ),
);

/** The link with another destination; its text, its look and its window stay. */
export function linkLedTo(link: Values, destination: Readonly<Record<string, Json>>): Json {
  const kept = Object.entries(link).filter(([key]) => !TARGET_KEYS.has(key));
  // Cast: values of a JSON file.
  return { ...destination, ...Object.fromEntries(kept) } as Json;
}
