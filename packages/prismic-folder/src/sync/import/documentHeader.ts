import type { Fields, Json } from '../../fields/FieldKind.ts';
import { readMoment } from '../../fields/dates.ts';
import { isRecord } from '../../json.ts';
import { stableId } from '../../lib/digest.ts';

/** What an export says of a document besides its data. */
export interface DocumentHeader {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  /** The same in all language versions of the document. */
  readonly group: string;
  readonly uid: string | null;
  readonly tags: readonly string[];
  /** Uids it had. */
  readonly previousUids: readonly string[];
  /** Empty if the export does not say it. */
  readonly firstPublished: string;
  readonly lastPublished: string;
}

/** Keys of an exported document that are not fields, unless its model has such a field. */
const KEYS = ['id', 'type', 'tags', 'lang', 'grouplang', 'uid'];

/** The fields of a document that has them beside its other keys. */
export function withoutHeader(json: Json, fields: Fields): Json {
  const isField = (key: string) =>
    !KEYS.includes(key) || (key !== 'uid' && Object.hasOwn(fields, key));
  return Object.fromEntries(Object.entries(json).filter(([key]) => isField(key)));
}

/** Reads what the document itself and its path say; undefined if neither says its type. */
export function readHeader(
  json: Json,
  named: NamedDocument,
  file: string,
  masterLang: string,
): DocumentHeader | undefined {
  const type = named.type ?? textOf(json['type']);
  if (type === undefined) return undefined;
  const written = named.id ?? textOf(json['id']) ?? '';
  const id = /^[\w-]+$/.test(written) ? written : stableId(file);
  const lang = textOf(json['lang']) ?? named.lang ?? masterLang;
  return {
    id,
    type,
    lang: lang.toLowerCase().replaceAll('_', '-'),
    group: named.group ?? textOf(json['grouplang']) ?? groupOf(id, json['alternate_languages']),
    uid: textOf(json['uid']) ?? null,
    tags: textsOf(json['tags']),
    previousUids: textsOf(json['uids_INTERNAL']),
    firstPublished: momentOf(json['first_publication_date']),
    lastPublished: momentOf(json['last_publication_date']),
  };
}

/** The Content API lists the other versions: all of them agree on the first id. */
function groupOf(id: string, alternates: unknown): string {
  const others = Array.isArray(alternates) ? alternates.filter(isRecord) : [];
  const ids = others.flatMap((other) => textOf(other['id']) ?? []);
  return [id, ...ids].toSorted()[0] ?? id;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((entry) => textOf(entry) ?? []) : [];

const momentOf = (value: unknown): string =>
  (typeof value === 'string' ? readMoment(value) : undefined) ?? '';

/** What the path of a document in an export says of it. */
interface NamedDocument {
  readonly id?: string;
  readonly type?: string;
  readonly lang?: string;
  /** The same in all language versions of a document. */
  readonly group?: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})+$/i;
const ID = /^[\w-]+$/;

/**
 * Reads a path. Starters have `en-us/<id>=#=<version>=#=<type>=#=<group>=#=<lang>=#=y.json`, zips of
 * the dashboard `<id>$<version>.json`, and what was made for an import `new_<group>_<lang>.json`.
 */
export function readDocumentName(path: string): NamedDocument {
  const parts = path.split('/');
  const stem = (parts.pop() ?? '').replace(/\.json$/i, '');
  const folder = parts.toReversed().find((part) => LANGUAGE.test(part));
  const inFolder = folder === undefined ? {} : { lang: folder.toLowerCase() };
  const made = /^new_(.+)_([a-z]{2,3}(?:-[a-z0-9]{2,8})+)$/i.exec(stem);
  if (made !== null) return { group: String(made[1]), lang: String(made[2]).toLowerCase() };
  const [id = '', version, type, group, lang] = stem.split(/=#=|\$/);
  if (type !== undefined && lang !== undefined && LANGUAGE.test(lang)) {
    return {
      ...(ID.test(id) && { id }),
      type,
      ...(group !== undefined && group !== '' && { group }),
      lang: lang.toLowerCase(),
    };
  }
  return { ...inFolder, ...(version !== undefined && ID.test(id) && { id }) };
}
