import type { AlternateLanguage, Models, Problem } from '../types.ts';
import { createReport } from './createReport.ts';
import { readHeader } from './documentHeader.ts';
import { documentPlace } from './documentPlace.ts';
import type { DocumentSet } from './documentSet.ts';
import { fillFields } from './fill/fillFields.ts';
import type { PendingLink } from './fill/pendingLink.ts';
import { isRecord } from './isRecord.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import { nearest } from './nearest.ts';
import { sourceProblem, type JsonSource } from './readSource.ts';
import type { RepositorySettings } from './repositorySettings.ts';
import { slugsOf } from './slugsOf.ts';

/** What every document of one load is read with. */
export interface LoadContext {
  readonly models: Models;
  readonly media: MediaCatalog;
  readonly settings: RepositorySettings;
  readonly problems: Problem[];
}

/**
 * Checks and fills one document, or reports what is wrong and answers nothing. `master` is given
 * for a document of a release: it takes the id of the one it stands for.
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
    report.error('', place);
    return undefined;
  }
  const model = models.types.get(place.type);
  if (model === undefined) {
    const hint = nearest(place.type, models.types.keys());
    report.error('', `there is no type "${place.type}" in customtypes${hint}`);
    return undefined;
  }
  if (!source.parsed.ok) {
    problems.push(sourceProblem(shown, source.parsed));
    return undefined;
  }
  const json = source.parsed.value;
  if (!isRecord(json)) {
    report.error('', 'a document is an object with data');
    return undefined;
  }
  const { hasOwnId, slugs, ...header } = readHeader(
    json,
    place,
    model,
    source.file.modified,
    settings.languages,
    report,
  );
  const replaced = hasOwnId
    ? undefined
    : master?.find(header.type, header.uid ?? place.name, header.lang);
  const id = replaced?.document.id ?? header.id;
  if (json['data'] === undefined) report.error('data', 'the document has no data');
  const links: PendingLink[] = [];
  const data = fillFields(
    { models, media, documentId: id, lang: header.lang, report, path: [], links },
    json['data'],
    model.fields,
    model.file,
  );
  if (report.faulty || data === undefined) return undefined;
  const alternates: AlternateLanguage[] = [];
  return {
    document: {
      ...header,
      id,
      slugs: slugs ?? slugsOf(model, data, header.uid),
      alternate_languages: alternates,
      data,
    },
    alternates,
    writtenAlternates: json['alternate_languages'],
    links,
    name: place.name,
    shown,
    digest: source.digest,
  };
}
