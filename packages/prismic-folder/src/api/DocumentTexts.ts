import { isRecord } from '../json.ts';
import { MEDIA_SCHEME, type RepositoryDocument } from '../types.ts';

/** A document's JSON text, split into the parts that are the same in every response. */
interface DocumentText {
  /** Up to the value of `url`. */
  readonly head: string;
  /** From there up to `href`. */
  readonly type: string;
  /** End of the value of `href`. */
  readonly href: string;
  /** From there up to `data`. */
  readonly middle: string;
  readonly data: readonly Part[];
}

/** Documents whose texts are cached: those of many pages. Writing one takes 20 µs. */
const MAX_TEXTS = 2000;

/** Caches the texts of the documents that were asked for last. They never change: another version is another object. */
export class DocumentTexts {
  // Not a WeakMap: thousands of weak keys slow down every garbage collection.
  readonly #texts = new Map<RepositoryDocument, DocumentText>();

  of(document: RepositoryDocument): DocumentText {
    let text = this.#texts.get(document);
    if (text) return text;
    this.#texts.set(document, (text = writeText(document)));
    if (this.#texts.size > MAX_TEXTS) {
      const [oldest] = this.#texts.keys();
      if (oldest) this.#texts.delete(oldest);
    }
    return text;
  }
}

function writeText(document: RepositoryDocument): DocumentText {
  const { id, uid, type, tags, slugs, lang, alternate_languages, data } = document;
  const { first_publication_date, last_publication_date } = document;
  const rest = JSON.stringify({
    tags,
    first_publication_date,
    last_publication_date,
    slugs,
    linked_documents: [],
    lang,
    alternate_languages,
  });
  return {
    head: `${JSON.stringify({ id, uid }).slice(0, -1)},"url":`,
    type: `,"type":${JSON.stringify(type)},"href":`,
    href: encodeURIComponent(`[[at(document.id, "${id}")]]`),
    middle: `,${rest.slice(1, -1)},"data":`,
    data: textParts(data),
  };
}

/** A link to a document anywhere in `data`: in a field, a group, a rich text. */
interface DocumentLink {
  readonly id: string;
  readonly link_type: 'Document';
  readonly [key: string]: unknown;
}

export function isDocumentLink(value: unknown): value is DocumentLink {
  return isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string';
}

/** A part of a document's JSON text: a constant string, or a value that depends on the request. */
export type Part =
  | string
  /** The properties of a link's target; `broken` is used if the view does not contain it. */
  | { readonly id: string; readonly broken: string }
  /** The origin of a media address; the next part begins with `/media/`. */
  | typeof MEDIA;

export const MEDIA = Symbol('media');

/** Properties of a link that come from its target, not from the link itself. */
const HEAD: ReadonlySet<string> = new Set([
  'id',
  'type',
  'tags',
  'lang',
  'slug',
  'first_publication_date',
  'last_publication_date',
  'uid',
  'url',
  'link_type',
  'isBroken',
]);

// JSON escapes control characters and puts a backslash before quotes in strings, so neither marker
// can occur within a value.
const LINK_KEY = '\u0001';
const LINK = /\{"\\u0001":(\d+)/g;
const ANY_LINK = '"link_type":"Document"';
const MEDIA_START = `"${MEDIA_SCHEME}`;
const MEDIA_CUT = MEDIA_SCHEME.indexOf('/media/') + 1;

/** Serializes a value to JSON, split at links and media addresses. */
export function textParts(value: unknown): Part[] {
  const plain = JSON.stringify(value) ?? 'null';
  const parts: Part[] = [];
  // Most documents have no links, and marking links costs more than writing the text.
  if (!plain.includes(ANY_LINK)) {
    cutMedia(plain, parts);
    return parts;
  }
  const links: DocumentLink[] = [];
  const text = JSON.stringify(markLinks(value, links));
  let at = 0;
  for (const cut of text.matchAll(LINK)) {
    const link = links[Number(cut[1])];
    if (!link) continue;
    cutMedia(text.slice(at, cut.index + 1), parts);
    parts.push(linkPart(link));
    at = cut.index + cut[0].length;
  }
  cutMedia(text.slice(at), parts);
  return parts;
}

/** Adds a text, split before the `/media/` of each media address. */
function cutMedia(text: string, parts: Part[]): void {
  let from = 0;
  for (let at = text.indexOf(MEDIA_START); at !== -1; at = text.indexOf(MEDIA_START, at + 1)) {
    if (text[at - 1] === '\\') continue;
    parts.push(text.slice(from, at + 1), MEDIA);
    from = at + MEDIA_CUT;
  }
  parts.push(text.slice(from));
}

/** Replaces the target's properties in each link by a number; copies only values with links. */
function markLinks(value: unknown, links: DocumentLink[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const marked = value.map((item) => markLinks(item, links));
    return marked.every((item, index) => item === value[index]) ? value : marked;
  }
  const link = isDocumentLink(value);
  const marked: [string, unknown][] = link ? [[LINK_KEY, links.push(value) - 1]] : [];
  let changed = link;
  for (const [key, member] of Object.entries(value)) {
    if (link && HEAD.has(key)) continue;
    const other = markLinks(member, links);
    marked.push([key, other]);
    changed ||= other !== member;
  }
  return changed ? Object.fromEntries(marked) : value;
}

function linkPart(link: DocumentLink): Part {
  const head = Object.entries(link).filter(([key]) => HEAD.has(key) && key !== 'url');
  const broken = JSON.stringify({ ...Object.fromEntries(head), isBroken: true });
  return { id: link.id, broken: broken.slice(1, -1) };
}
