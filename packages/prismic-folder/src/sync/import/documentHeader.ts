import type { Fields, Json } from '../../fields/FieldKind.ts';
import { readMoment } from '../../fields/dates.ts';
import { isRecord } from '../../json.ts';
import { stableId } from '../../lib/digest.ts';
import type { NamedDocument } from './documentName.ts';

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
