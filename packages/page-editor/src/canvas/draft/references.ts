import { isRecord } from 'prismic-folder/edit';
import { decoded } from '../../model/place.ts';
import type { CanvasDocument } from '../CanvasApi.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What served content says of media and documents. The file names them by address and uid only; the Content
 * API adds dimensions, ids and names.
 */
export interface References {
  /** Adds everything that a served answer tells. */
  readonly learn: (served: unknown) => void;
  readonly addMedia: (url: string, properties: Fields) => void;
  readonly addDocument: (properties: Fields) => void;
  /** The value of a file with what is known added; calls `missing` for each reference that is not. */
  readonly fill: (value: unknown, missing: (reference: Missing) => void) => unknown;
}

/** A reference of a file that nothing is known of yet. */
export type Missing =
  | { readonly kind: 'media'; readonly url: string }
  | {
      readonly kind: 'document';
      readonly id: string | null;
      readonly type: string;
      readonly uid?: string;
    };

const MEDIA_KEYS = ['id', 'dimensions', 'kind', 'name', 'size', 'width', 'height'] as const;
const DOCUMENT_KEYS = ['id', 'type', 'uid', 'lang', 'tags', 'slug'] as const;

const pick = (from: Fields, keys: readonly string[]) =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));

const keysOf = ({ id, type, uid }: Fields): string[] => [
  ...(typeof id === 'string' ? [id] : []),
  ...(typeof type === 'string' && typeof uid === 'string' ? [`${type}/${uid}`] : []),
];

/** The file of a root-relative address, without the part that crops it. */
const fileOf = (url: string) => url.replace(/[?#].*$/, '');

/** The version of a file's content that a served address names: see `locateMedia` of the folder. */
const VERSION = /[?&]v=([\w-]+)$/;

export function createReferences(): References {
  const media = new Map<string, Fields>();
  const documents = new Map<string, Fields>();

  const versions = new Map<string, string>();

  const addMedia = (url: string, properties: Fields) => {
    const [, version] = VERSION.exec(url) ?? [];
    if (version !== undefined) versions.set(fileOf(url), version);
    media.set(url.replace(VERSION, ''), pick(properties, MEDIA_KEYS));
  };
  /** The address as the Content API gives it: with another one, the page would load the file again. */
  const servedUrl = (url: string): string => {
    const version = versions.get(fileOf(url));
    return version === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}v=${version}`;
  };
  const addDocument = (properties: Fields) => {
    const { data } = properties;
    for (const key of keysOf(properties)) {
      // Fields that a model picks come with links to the document, some with each.
      const known = documents.get(key)?.['data'];
      const fields = { ...(isRecord(known) && known), ...(isRecord(data) && data) };
      const hasFields = Object.keys(fields).length > 0;
      const own = pick(properties, DOCUMENT_KEYS);
      documents.set(key, hasFields ? { ...own, data: fields } : own);
    }
  };

  const learn = (served: unknown): void => {
    if (Array.isArray(served)) return served.forEach(learn);
    if (!isRecord(served)) return;
    const { url, dimensions, link_type: kind } = served;
    if (kind === 'Document') addDocument(served);
    else if (typeof url === 'string' && (kind === 'Media' || isRecord(dimensions))) {
      addMedia(url, served);
    } else if ('data' in served && 'type' in served) addDocument(served);
    for (const value of Object.values(served)) learn(value);
  };

  const fillLink = (link: Fields, missing: (reference: Missing) => void): Fields => {
    const known = keysOf(link)
      .map((key) => documents.get(key))
      .find((one) => one !== undefined);
    if (known) return { ...link, ...known };
    const { id, type, uid } = link;
    if (typeof id === 'string' || typeof uid === 'string') {
      missing({
        kind: 'document',
        id: typeof id === 'string' ? id : null,
        type: typeof type === 'string' ? type : '',
        ...(typeof uid === 'string' && { uid }),
      });
    }
    return link;
  };

  const fillMedia = (value: Fields, url: string, missing: (reference: Missing) => void) => {
    const known = media.get(url) ?? media.get(fileOf(url));
    if (known) return { ...known, ...value, url: servedUrl(url) };
    if (url.startsWith('/media/')) missing({ kind: 'media', url });
    return value;
  };

  const fill: References['fill'] = (value, missing) => {
    if (Array.isArray(value)) return value.map((entry) => fill(entry, missing));
    if (!isRecord(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, missing)]),
    );
    const { url, link_type: kind } = inner;
    if (kind === 'Document') return fillLink(inner, missing);
    const isMedia = kind === 'Media' || kind === undefined;
    return typeof url === 'string' && isMedia ? fillMedia(inner, url, missing) : inner;
  };

  return { learn, addMedia, addDocument, fill };
}

/** Name of a file of the library in an address. */
const mediaName = (url: string) => decoded(url.replace(/^\/media\//, '').replace(/[?#].*$/, ''));

/** Asks the repository for what a draft refers to, for each once, and adds it; `onFound` is called after that. */
export function createLookUp(
  document: Pick<CanvasDocument, 'findDocument' | 'findMedia'>,
  references: References,
  onFound: () => void,
): (missing: Missing) => void {
  const asked = new Set<string>();
  return (missing) => {
    const key = JSON.stringify(missing);
    if (asked.has(key)) return;
    asked.add(key);
    lookUp(missing, document, references)
      .then((isFound) => isFound && onFound())
      // The page shows the link as broken, or the picture without its size.
      .catch(console.error);
  };
}

/** False: there is none. */
async function lookUp(
  missing: Missing,
  { findDocument, findMedia }: Pick<CanvasDocument, 'findDocument' | 'findMedia'>,
  references: References,
): Promise<boolean> {
  if (missing.kind === 'media') {
    const item = await findMedia(mediaName(missing.url));
    if (!item) return false;
    const { width, height, kind, name, bytes } = item;
    const dimensions =
      width !== undefined && height !== undefined ? { dimensions: { width, height } } : {};
    references.addMedia(missing.url.replace(/[?#].*$/, ''), {
      ...dimensions,
      id: name,
      kind,
      name: name.replace(/^.*\//, ''),
      size: String(bytes),
    });
    return true;
  }
  const { id, type, uid } = missing;
  const found = await findDocument(id, { type, ...(uid !== undefined && { uid }) });
  if (!found) return false;
  references.addDocument({ ...found, lang: found.language });
  return true;
}
