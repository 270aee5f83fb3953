import type { Json } from '../../fields/FieldKind.ts';
import { normalizeFields } from '../../fields/normalizeFields.ts';
import type { PendingLink } from '../../fields/normalizing.ts';
import { bytes } from '../../format.ts';
import { isRecord } from '../../json.ts';
import { createReport } from '../../lib/createReport.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { sourceProblem } from '../../lib/readSource.ts';
import type { Models, Problem } from '../../types.ts';
import { apiFields } from './apiFields.ts';
import { documentKey } from '../form/documentKey.ts';
import {
  type DocumentHeader,
  readHeader,
  withoutHeader,
  readDocumentName,
} from './documentHeader.ts';
import type { ExportFiles } from './exportFiles.ts';
import type { ExportMedia } from './exportMedia.ts';

/** A document of an export; its data is as the Content API returns it. */
export interface ExportedDocument extends DocumentHeader {
  /** Where it is in the export. */
  readonly file: string;
  /** Its name in messages about its fields, as in the plan. */
  readonly shown: string;
  readonly data: Json;
  /** Links to documents, to be completed when all documents are read. */
  readonly links: readonly PendingLink[];
}

/** What the languages of a repository are named. */
const LANGUAGE = /^[a-z0-9-]+$/;
/** As much as the folder takes. */
const MAX_DOCUMENT = 16 * 1024 ** 2;

/**
 * Reads every document of an export, one file at a time. What cannot be read and every value that
 * the models do not allow is added to `problems`.
 */
export async function readExport(
  files: ExportFiles,
  media: ExportMedia,
  models: Models,
  masterLang: string,
  problems: Problem[],
): Promise<ExportedDocument[]> {
  const documents: ExportedDocument[] = [];
  for (const file of files.files) {
    const { name, size } = file;
    if (!/\.json$/i.test(name)) continue;
    if (size > MAX_DOCUMENT) {
      problems.push({ file: name, reason: `not read: it has ${bytes(size)}`, leftOut: true });
      continue;
    }
    // One at a time, so that memory holds what was read and not the whole export.
    // oxlint-disable-next-line no-await-in-loop
    const parsed = parseJson((await files.read(file)).toString('utf8'));
    if (!parsed.ok) {
      problems.push({ ...sourceProblem(name, parsed), leftOut: true });
      continue;
    }
    const found = documentsIn(parsed.value);
    for (const [index, json] of found.entries()) {
      const file = found.length === 1 ? name : `${name} (document ${index + 1})`;
      const document = readDocument(json, name, file, { media, models, masterLang, problems });
      if (document !== undefined) documents.push(document);
    }
  }
  return documents;
}

/** The documents of a file: one, a list, or the answer of a search. Starters have a signature, too. */
function documentsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [value];
  if (Array.isArray(value['results'])) return value['results'];
  const isSignature = Object.keys(value).every((key) => key === 'signature');
  return isSignature ? [] : [value];
}

interface Reading {
  readonly media: ExportMedia;
  readonly models: Models;
  readonly masterLang: string;
  readonly problems: Problem[];
}

function readDocument(
  json: unknown,
  name: string,
  file: string,
  { media, models, masterLang, problems }: Reading,
): ExportedDocument | undefined {
  const header = isRecord(json)
    ? readHeader(json, readDocumentName(name), file, masterLang)
    : undefined;
  if (header === undefined || !isRecord(json)) {
    const reason = 'not a document: neither its name nor a key "type" says its type';
    problems.push({ file, reason, leftOut: true });
    return undefined;
  }
  const { id, type, lang } = header;
  const model = models.types.get(type);
  if (model === undefined || !LANGUAGE.test(lang)) {
    const reason =
      model === undefined
        ? `there is no type "${type}" in customtypes`
        : `"${lang}" is not a language such as en-us`;
    problems.push({ file, reason, leftOut: true });
    return undefined;
  }
  const shown = documentKey(header, models, masterLang);
  const written = isRecord(json['data']) ? json['data'] : withoutHeader(json, model.fields);
  const links: PendingLink[] = [];
  const context = {
    models,
    findMedia: (url: string) => media.find(url, name),
    documentId: id,
    lang,
    report: createReport(shown, problems),
    path: [],
    links,
  };
  const converted = apiFields(written, model.fields, models);
  const data = normalizeFields(context, converted, model.fields, model.file);
  return { ...header, file, shown, data, links };
}
