import type { DocumentSummary } from 'prismic-folder/contract';
import { isObject, objectOf, type Json, type JsonObject } from 'prismic-folder/edit';
import type { Row } from '../../../kit/lists/Rows.tsx';
import type { NamedDocument } from '../../../session/findDocument.ts';
import { mediaNameOf } from '../../media/value/mediaUrl.ts';

/** What a link may lead to. */
export type LinkKind = 'Web' | 'Document' | 'Media';

/** A link to a document. */
export interface DocumentTarget extends NamedDocument {
  readonly kind: 'Document';
}

/** Where a link leads. */
export type LinkTarget =
  | { readonly kind: 'Web'; readonly url: string }
  | { readonly kind: 'Media'; readonly url: string; readonly name?: string }
  | DocumentTarget;

/** A link of a file, as the editor shows it. */
export interface ReadLink {
  /** null: it leads nowhere yet. */
  readonly target: LinkTarget | null;
  readonly isNewTab: boolean;
  readonly text: string;
  readonly variant: string | null;
  /** Whether it is something that the editor cannot show as a link. It is kept. */
  readonly isUnknown: boolean;
}

/** Keys that belong to the target of a link; the others stay when it leads elsewhere. */
const TARGET_KEYS: ReadonlySet<string> = new Set(
  ['link_type', 'url', 'id', 'type', 'uid', 'lang', 'tags', 'slug', 'isBroken', 'data'].concat(
    ['name', 'kind', 'size', 'width', 'height'],
    ['first_publication_date', 'last_publication_date'],
  ),
);

const NO_LINK: ReadLink = {
  target: null,
  isNewTab: false,
  text: '',
  variant: null,
  isUnknown: false,
};

/** Reads a link in any form that a file may have; `link_type` may be missing. */
export function readLink(value: Json | undefined): ReadLink {
  if (value === undefined || value === null) return NO_LINK;
  if (!isObject(value)) return { ...NO_LINK, isUnknown: true };
  const target = readTarget(value);
  return {
    target: target ?? null,
    isNewTab: value['target'] === '_blank',
    text: textOf(value['text']) ?? '',
    variant: textOf(value['variant']) ?? null,
    isUnknown: target === undefined,
  };
}

/** null: empty; undefined: something else than a link. */
function readTarget(value: JsonObject): LinkTarget | null | undefined {
  const { link_type: type, url, id, uid } = value;
  const isFilled = [url, id, uid].some((one) => one !== undefined && one !== null);
  if (!isFilled || type === 'Any') {
    return type === undefined || type === null || isLinkType(type) ? null : undefined;
  }
  if (type !== undefined && type !== null && !isLinkType(type)) return undefined;
  const kind = isKind(type) ? type : impliedKind(value);
  if (kind === 'Document') return documentTarget(value);
  if (typeof url !== 'string') return undefined;
  if (kind === 'Web') return { kind, url };
  const name = textOf(value['name']);
  return { kind: 'Media', url, ...(name !== undefined && { name }) };
}

function impliedKind({ url, uid, type }: JsonObject): LinkKind {
  if (typeof url !== 'string' || typeof uid === 'string' || typeof type === 'string') {
    return 'Document';
  }
  return mediaNameOf(url) === null ? 'Web' : 'Media';
}

function documentTarget(value: JsonObject): DocumentTarget | undefined {
  const [id, type, uid, lang] = ['id', 'type', 'uid', 'lang'].map((key) => textOf(value[key]));
  if (id === undefined && (type === undefined || uid === undefined)) return undefined;
  return {
    kind: 'Document',
    ...(id !== undefined && { id }),
    ...(type !== undefined && { type }),
    ...(uid !== undefined && { uid }),
    ...(lang !== undefined && { lang }),
  };
}

export interface LinkWords {
  /** undefined: as it was. */
  readonly isNewTab?: boolean | undefined;
  readonly text?: string | undefined;
  /** null: none. */
  readonly variant?: string | null | undefined;
}

/**
 * The link for the file: in the form of the files beside it, with what the editor does not know.
 * undefined if there is nothing left of it.
 */
export function writeLink(
  previous: Json | undefined,
  target: LinkTarget | null,
  words: LinkWords = {},
): Json | undefined {
  const before = objectOf(previous);
  const kept = Object.entries(before).filter(([key]) => !TARGET_KEYS.has(key));
  const isSame = target !== null && sameTarget(readLink(previous).target, target);
  const link = new Map<string, Json>(
    isSame ? Object.entries(before) : [...Object.entries(targetKeys(target)), ...kept],
  );
  set(link, 'target', words.isNewTab, words.isNewTab === true ? '_blank' : null);
  if (target === null) link.delete('target');
  set(link, 'text', words.text, words.text === '' ? null : words.text);
  set(link, 'variant', words.variant, words.variant);
  if (target === null && [...link.keys()].every((key) => key === 'link_type')) return undefined;
  return Object.fromEntries(link);
}

/** Sets a key, or removes it if the value is null; undefined as `given` leaves it as it is. */
function set(link: Map<string, Json>, key: string, given: unknown, value: Json | undefined) {
  if (given === undefined) return;
  if (value === null || value === undefined) link.delete(key);
  else link.set(key, value);
}

function targetKeys(target: LinkTarget | null): JsonObject {
  if (target === null) return { link_type: 'Any' };
  if (target.kind !== 'Document') return { link_type: target.kind, url: target.url };
  const { id, type, uid, lang } = target;
  return {
    link_type: 'Document',
    ...(type !== undefined && { type }),
    ...(uid === undefined ? id !== undefined && { id } : { uid }),
    ...(lang !== undefined && { lang }),
  };
}

function sameTarget(one: LinkTarget | null, other: LinkTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The target for a link to a document. Links name its uid, as people do; its id where it has none. */
export function targetOf(
  { type, uid, id, language }: Pick<DocumentSummary, 'type' | 'uid' | 'id' | 'language'>,
  hasLanguages: boolean,
): DocumentTarget {
  const named = uid === null ? { id } : { uid };
  // Without a language a link leads to the version in the language of its own document.
  return { kind: 'Document', type, ...named, ...(hasLanguages && { lang: language }) };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isKind(type: Json | undefined): type is LinkKind {
  return type === 'Web' || type === 'Document' || type === 'Media';
}

function isLinkType(type: Json): boolean {
  return type === 'Any' || isKind(type);
}

/** One of several links. */
export interface LinkRow extends Row {
  readonly at: number;
  readonly value: Json;
  readonly link: ReadLink;
}

/** The links of a field that repeats; null if its value is something else. */
export function linkRows(value: Json | undefined): LinkRow[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const keys = new Set<string>();
  return value.map((entry: Json, at) => {
    const link = readLink(entry);
    const { target } = link;
    const words = link.text || (target && 'url' in target ? target.url : (target?.uid ?? ''));
    // A row keeps its identity when it moves, as far as the file gives it one.
    const own = keyOf(entry);
    const id = own === null || keys.has(own) ? `at ${at}` : `key ${own}`;
    if (own !== null) keys.add(own);
    return { id, at, value: entry, link, text: words || `link ${at + 1}` };
  });
}

function keyOf(entry: Json): string | null {
  if (typeof entry !== 'object' || entry === null || !('key' in entry)) return null;
  return typeof entry.key === 'string' ? entry.key : null;
}

export function movedLink(links: readonly Json[], from: number, to: number): Json[] {
  const moved = links[from];
  return moved === undefined ? [...links] : links.toSpliced(from, 1).toSpliced(to, 0, moved);
}
