import { normalizeLink } from '../fields/Link.ts';
import { normalizeFields } from '../fields/normalizeFields.ts';
import {
  EMPTY_OBJECT,
  isMissing,
  type NormalizeContext,
  type PendingLink,
} from '../fields/normalizing.ts';
import { isRecord, kindOf, memoize } from '../json.ts';
import type {
  AlternateLanguage,
  FieldModel,
  Models,
  Problem,
  RepositoryDocument,
  TypeModel,
} from '../types.ts';
import { fold } from '../lib/words.ts';
import { createReport } from '../lib/createReport.ts';
import { digest } from '../lib/digest.ts';
import { readHeader } from './documentHeader.ts';
import { documentPlace } from './documentPlace.ts';
import type { DocumentSet } from './documentSet.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import { createFindMedia } from './locateMedia.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import { nearest } from '../lib/nearest.ts';
import { type JsonSource, sourceProblem } from '../lib/readSource.ts';
import type { RepositorySettings } from './repositorySettings.ts';

/** Shared by all documents of one load. */
export interface LoadContext {
  readonly models: Models;
  readonly media: MediaCatalog;
  readonly settings: RepositorySettings;
  readonly problems: Problem[];
}

/**
 * Validates and normalizes one document. Invalid values are reported and count as empty; returns
 * undefined if the file cannot be read as a document of its type. `master` is passed for documents
 * of a release, which take the id of the document they replace.
 */
export function readDocument(
  context: LoadContext,
  source: JsonSource,
  shown: string,
  master?: DocumentSet,
): LoadedDocument | undefined {
  const { models, media, settings, problems } = context;
  const report = createReport(shown, problems);
  const place = documentPlace(source.file.name, settings.languages);
  if (typeof place === 'string') {
    report.leaveOut('', place);
    return undefined;
  }
  const model = models.types.get(place.type);
  if (model === undefined) {
    const named = [...models.types.values()].find(
      ({ file }) => file.split('/').at(-2) === place.type,
    );
    const hint = named
      ? `: ${named.file} has the id "${named.id}"`
      : nearest(place.type, models.types.keys());
    report.leaveOut('', `there is no type "${place.type}" in customtypes${hint}`);
    return undefined;
  }
  if (!source.parsed.ok) {
    problems.push({ ...sourceProblem(shown, source.parsed), leftOut: true });
    return undefined;
  }
  const json = source.parsed.value;
  if (!isRecord(json)) {
    report.leaveOut('', 'a document is an object with data');
    return undefined;
  }
  const read = readHeader(json, place, model, source.file.modified, settings.languages, report);
  const written = json['data'];
  if (!isRecord(written)) {
    const reason =
      written === undefined
        ? 'the document has no data'
        : `must be an object, is ${kindOf(written)}`;
    report.leaveOut('data', reason);
    return undefined;
  }
  if (read === undefined) return undefined;
  const { hasOwnId, slugs, ...header } = read;
  const defaultId = hasOwnId ? undefined : header.id;
  const id = idWithin(master, { ...header, name: place.name, defaultId });
  const links: PendingLink[] = [];
  const mediaVersions = new Set<string>();
  const { lang } = header;
  const findMedia = createFindMedia(media, mediaVersions);
  const filling = { models, findMedia, documentId: id, lang, report, path: [], links };
  const data = normalizeFields(filling, written, model.fields, model.file);
  if (report.faulty) keepPasswords(filling, written, data, model.fields);
  const alternates: AlternateLanguage[] = [];
  return {
    document: {
      ...header,
      id,
      slugs: slugs ?? slugsOf(model, data, header.uid),
      alternate_languages: alternates,
      data,
    },
    defaultId,
    alternates,
    writtenAlternates: json['alternate_languages'],
    links,
    name: place.name,
    shown,
    digest: source.digest,
    version: digest(
      [
        id,
        source.digest,
        header.first_publication_date,
        header.last_publication_date,
        `${header.type}/${lang}`,
        ...[...mediaVersions].sort(),
      ].join(' '),
    ),
  };
}

/** The id of a document: its own, that of the document of master it replaces, or the default. */
export function idWithin(
  master: DocumentSet | undefined,
  { id, type, uid, lang, name, defaultId }: IdClaim,
): string {
  if (defaultId === undefined) return id;
  const replaced = master?.find(type, uid ?? name, lang) ?? master?.find(type, name, lang);
  return replaced?.document.id ?? defaultId;
}

interface IdClaim extends Pick<RepositoryDocument, 'id' | 'type' | 'uid' | 'lang'> {
  readonly name: string;
  readonly defaultId: string | undefined;
}

/** The slugs of a document: its slugified title, else its uid (Prismic's rule before UIDs). */
function slugsOf(
  model: TypeModel,
  data: Readonly<Record<string, unknown>>,
  uid: string | null,
): readonly string[] {
  const words = fold(titleOf(model, data)).replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  const slug = words.replace(/^-|-$/g, '') || uid;
  return slug === null || slug === '' ? [] : [slug];
}

/** The first heading of a document's title fields; empty without one. */
export function titleOf(model: TypeModel, data: Readonly<Record<string, unknown>>): string {
  for (const name of titleFields(model)) {
    const nodes = data[name];
    const [first]: unknown[] = Array.isArray(nodes) ? nodes : [];
    if (isRecord(first) && typeof first['text'] === 'string') return first['text'];
  }
  return '';
}

const titleFields = memoize(({ fields }: TypeModel): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isTitle(field) ? [name] : [])),
);

/** Whether a field is a rich text that allows headings. */
export function isTitle({ type, config }: FieldModel): boolean {
  const offered = config?.single ?? config?.multi;
  return type === 'StructuredText' && typeof offered === 'string' && offered.includes('heading');
}

/** The site asks for this field's password before it shows the document; neither lists nor searches tell it. */
export const PASSWORD = 'password';

/**
 * Ignoring an invalid field must not unprotect a document, because sites show documents without a
 * password. So a password is preserved if it is not text, if the model no longer has the field, or
 * if its name is misspelt. A protected document also keeps links in fields that the model does not
 * have, because the site protects documents that only protected ones link to.
 */
function keepPasswords(
  context: NormalizeContext,
  written: Readonly<Record<string, unknown>>,
  data: Record<string, unknown>,
  fields: Readonly<Record<string, FieldModel>>,
): void {
  if (isMissing(data[PASSWORD])) {
    const found = Object.entries(written).find(
      ([key, value]) => namesPassword(key, fields) && !isMissing(value) && value !== '',
    );
    if (found === undefined) return;
    const [, value] = found;
    data[PASSWORD] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  // The field's problems have already been reported.
  const report = createReport('', []);
  for (const [key, value] of Object.entries(written)) {
    if (Object.hasOwn(fields, key) || !isRecord(value)) continue;
    const link = normalizeLink({ ...context, path: [key], report }, value, EMPTY_OBJECT);
    if (isRecord(link) && link['link_type'] === 'Document') data[key] = link;
  }
}

/** Whether a key of a document is its password, perhaps misspelt. */
function namesPassword(key: string, fields: Readonly<Record<string, FieldModel>>): boolean {
  if (key === PASSWORD) return true;
  if (Object.hasOwn(fields, key) || !Object.hasOwn(fields, PASSWORD)) return false;
  return key.toLowerCase().includes(PASSWORD) || nearest(key, [PASSWORD]) !== '';
}

/**
 * What is served in place of a file that cannot be read as a document at the moment, but could be before: a copy,
 * because its links and languages are resolved anew. undefined if the file names another password than that
 * version has: what somebody is about to protect is rather left out.
 */
export function lastReadable(
  { models, settings }: Pick<LoadContext, 'models' | 'settings'>,
  source: JsonSource,
  before: LoadedDocument,
  master?: DocumentSet,
): LoadedDocument | undefined {
  const place = documentPlace(source.file.name, settings.languages);
  const model = typeof place === 'string' ? undefined : models.types.get(place.type);
  if (model === undefined || isDocument(source)) return undefined;
  const text = source.parsed.ok ? JSON.stringify(source.parsed.value) : (source.text ?? '');
  if (namesOtherPassword(text, before.document.data['password'], model.fields)) return undefined;
  const { document, ...copy } = structuredClone(before);
  copy.alternates.length = 0;
  const { name, defaultId } = copy;
  const id = idWithin(master, { ...document, name, defaultId });
  return { ...copy, document: { ...document, id } };
}

/** Whether a file has what every document has; what is wrong in it beyond that is somebody's statement. */
const isDocument = ({ parsed }: JsonSource): boolean =>
  parsed.ok && isRecord(parsed.value) && isRecord(parsed.value['data']);

/** A key and its value, as far as that is a whole text; its first character otherwise. */
const MEMBER = /"([^"\\]+)"\s*:\s*("(?:[^"\\]|\\.)*"|null|\S)/g;

function namesOtherPassword(
  text: string,
  password: unknown,
  fields: Readonly<Record<string, FieldModel>>,
): boolean {
  const same = typeof password === 'string' ? JSON.stringify(password) : '""';
  return [...text.matchAll(MEMBER)].some(([, key = '', value]) => {
    const isSame = value === same || value === '""' || value === 'null';
    return !isSame && namesPassword(key, fields);
  });
}
