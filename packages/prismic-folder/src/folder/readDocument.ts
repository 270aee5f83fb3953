import { isRecord, kindOf } from '../json.ts';
import type { AlternateLanguage, Models, Problem, RepositoryDocument } from '../types.ts';
import { createReport } from './createReport.ts';
import { readHeader } from './documentHeader.ts';
import { documentPlace } from './documentPlace.ts';
import type { DocumentSet } from './documentSet.ts';
import { keepPasswords } from './keepPasswords.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import { nearest } from './nearest.ts';
import type { PendingLink } from './normalize/normalizeContext.ts';
import { normalizeFields } from './normalize/normalizeFields.ts';
import { type JsonSource, sourceProblem } from './readSource.ts';
import type { RepositorySettings } from './repositorySettings.ts';
import { slugsOf } from './slugsOf.ts';

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
    const hint = nearest(place.type, models.types.keys());
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
  const filling = { models, media, mediaVersions, documentId: id, lang, report, path: [], links };
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
    mediaVersions: [...mediaVersions].sort().join(' '),
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
