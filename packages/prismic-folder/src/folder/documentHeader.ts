import { BASE_KEY, type Language, type TypeModel } from '../types.ts';
import { apiDate, readMoment } from '../fields/dates.ts';
import type { Report } from '../lib/createReport.ts';
import { stableId } from '../lib/digest.ts';
import type { DocumentPlace } from './documentPlace.ts';
import { nearest } from '../lib/nearest.ts';

/** A document's properties except its data. */
export interface DocumentHeader {
  readonly id: string;
  /** Whether the file itself contains the id. */
  readonly hasOwnId: boolean;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  readonly slugs: readonly string[] | undefined;
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  /** Set if the file lists any. */
  readonly previous_uids?: readonly string[];
}

/** Keys of a document. Those the API computes for each response are allowed, but ignored. */
const KEYS = [
  'id',
  'uid',
  'type',
  'lang',
  'tags',
  'slugs',
  'previous_uids',
  BASE_KEY,
  'first_publication_date',
  'last_publication_date',
  'alternate_languages',
  'data',
  'href',
  'url',
  'linked_documents',
];

/** Characters Prismic allows in a UID. */
export const UID = /^[a-z0-9_.~-]+$/;

/**
 * Builds a document's header from the file's content, path and modification time; undefined if
 * there is no valid uid. The default id depends only on the path, so that it is stable when the
 * document changes or the folder moves.
 */
export function readHeader(
  json: Readonly<Record<string, unknown>>,
  place: DocumentPlace,
  model: TypeModel,
  modified: number,
  languages: readonly [Language, ...Language[]],
  report: Report,
): DocumentHeader | undefined {
  for (const key of Object.keys(json)) {
    if (!KEYS.includes(key)) report.error(key, `unknown key of a document${nearest(key, KEYS)}`);
  }
  if (json['type'] !== undefined && json['type'] !== place.type) {
    report.error('type', `says ${JSON.stringify(json['type'])}, but the folder is ${place.type}`);
  }
  const lang = readLang(json['lang'], place, languages, report);
  const id = readId(json['id'], report);
  const uid = readUid(json['uid'], place, model, report);
  if (uid === undefined) return undefined;
  return {
    id: id ?? pathId(place),
    hasOwnId: id !== undefined,
    uid,
    type: place.type,
    lang,
    tags: readTexts('tags', json['tags'], report) ?? [],
    slugs: readTexts('slugs', json['slugs'], report),
    ...readDates(json, modified, report),
    ...readPreviousUids(json['previous_uids'], uid, model, report),
  };
}

function readPreviousUids(
  value: unknown,
  uid: string | null,
  model: TypeModel,
  report: Report,
): { previous_uids?: readonly string[] } {
  if (value === undefined || value === null) return {};
  if (uid === null) {
    report.error('previous_uids', `the type ${model.id} has no UID field`);
    return {};
  }
  if (!Array.isArray(value)) {
    report.error('previous_uids', 'must be a list of uids');
    return {};
  }
  const uids = new Set<string>();
  for (const [index, entry] of value.entries()) {
    if (typeof entry !== 'string' || !UID.test(entry)) {
      report.error(`previous_uids[${index}]`, notUid(entry));
    } else if (entry !== uid) uids.add(entry);
  }
  return uids.size === 0 ? {} : { previous_uids: [...uids] };
}

function notUid(value: unknown): string {
  return `${JSON.stringify(value)} is not a uid: small letters, digits and - _ . ~ are allowed`;
}

/** The default id of the document at a path. */
export function pathId({
  type,
  name,
  lang,
}: Pick<DocumentPlace, 'type' | 'name'> & { readonly lang?: string | undefined }): string {
  return stableId(`${type}/${name}${lang === undefined ? '' : `.${lang}`}`);
}

function readId(id: unknown, report: Report): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id === 'string' && /^[\w-]+$/.test(id)) return id;
  report.error('id', 'must be text of letters, digits, - and _');
  return undefined;
}

/** The uid; null if the type has none, undefined if neither file nor path contains a valid one. */
function readUid(
  uid: unknown,
  place: DocumentPlace,
  model: TypeModel,
  report: Report,
): string | null | undefined {
  // A UID field must be named `uid`; `checkModels` reports other names.
  if (model.fields['uid']?.type !== 'UID') {
    if (uid !== undefined && uid !== null) {
      report.error('uid', `the type ${model.id} has no UID field`);
    }
    return null;
  }
  const own = uid === undefined || uid === null ? place.name : uid;
  if (typeof own === 'string' && UID.test(own)) return own;
  const reason = notUid(own);
  if (own !== place.name && UID.test(place.name)) {
    report.error('uid', reason);
    return place.name;
  }
  report.leaveOut('uid', reason);
  return undefined;
}

function readLang(
  lang: unknown,
  place: DocumentPlace,
  languages: readonly [Language, ...Language[]],
  report: Report,
): string {
  const ids = languages.map(({ id }) => id);
  if (lang === undefined || lang === null) return place.lang ?? languages[0].id;
  if (typeof lang !== 'string' || !ids.includes(lang)) {
    report.error('lang', `${JSON.stringify(lang)} is not among the languages: ${ids.join(', ')}`);
    return place.lang ?? languages[0].id;
  }
  if (place.lang !== undefined && place.lang !== lang) {
    report.error('lang', `says ${lang}, but the file name ends in .${place.lang}.json`);
  }
  return place.lang ?? lang;
}

function readTexts(key: string, value: unknown, report: Report): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const texts = Array.isArray(value)
    ? value.filter((text) => typeof text === 'string' && text !== '')
    : [];
  if (Array.isArray(value) && texts.length === value.length) return texts;
  report.error(key, 'must be a list of texts');
  return texts.length > 0 ? texts : undefined;
}

function readDates(json: Readonly<Record<string, unknown>>, modified: number, report: Report) {
  const read = (key: 'first_publication_date' | 'last_publication_date') => {
    const value = json[key];
    if (value === undefined || value === null) return undefined;
    const moment = typeof value === 'string' ? readMoment(value) : undefined;
    if (moment === undefined) report.error(key, 'must be like 2026-11-21T03:38:23+0000');
    return moment;
  };
  const changed = apiDate(modified);
  const first = read('first_publication_date');
  const last = read('last_publication_date');
  // Dates in this format sort as text. The first publication is never later than the last one.
  const earliest = last !== undefined && last < changed ? last : changed;
  const latest = first !== undefined && first > changed ? first : changed;
  return {
    first_publication_date: first ?? earliest,
    last_publication_date: last ?? latest,
  };
}
