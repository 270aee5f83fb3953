import { z } from 'zod';
import {
  documentKey,
  documentName,
  documentStatus,
  documentSummary,
  documentVersion,
  language,
  newDocument,
  releaseId,
  saveDocument,
  typeId,
  versionName,
} from '../documents.ts';
import type { Operation } from '../Operation.ts';
import { publishReport } from '../publishing.ts';

/** The path of a document; its language is in the query, as files without one have none. */
export const documentParams = documentKey.omit({ lang: true });
export const languageQuery = documentKey.pick({ lang: true });

const PATH = '/documents/{type}/{name}';

const acceptWarnings = z.boolean().default(false);

const documentFilter = z.strictObject({
  type: typeId.optional(),
  status: documentStatus.optional(),
  lang: language.optional(),
  release: releaseId.optional(),
  search: z.string().max(300).optional(),
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(100).default(20),
});

/** Documents and their versions. */
export const documentOperations = {
  listDocuments: {
    summary: 'Lists documents by type, status, language, release and words, the last saved first.',
    method: 'GET',
    path: '/documents',
    query: documentFilter,
    result: z.object({ documents: z.array(documentSummary), total: z.int() }),
    errors: [],
  },
  readDocument: {
    summary: 'Reads a version of a document: by default the draft, else the published one.',
    method: 'GET',
    path: PATH,
    params: documentParams,
    query: languageQuery.extend({ version: versionName.optional() }),
    result: documentVersion,
    errors: [],
  },
  createDocument: {
    summary: 'Creates a document as a draft, or in a release.',
    method: 'POST',
    path: '/documents',
    body: newDocument,
    result: documentVersion,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
  },
  saveDocument: {
    summary: 'Saves changes made on a revision; changes made meanwhile are merged or in conflict.',
    method: 'PATCH',
    path: PATH,
    params: documentParams,
    query: languageQuery,
    body: saveDocument,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
  },
  duplicateDocument: {
    summary: 'Creates a draft with the same content under a new name.',
    method: 'POST',
    path: `${PATH}/duplicate`,
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName.optional() }),
    result: documentVersion,
    status: 201,
    errors: ['exists', 'storage'],
  },
  renameDocument: {
    summary: 'Renames a document and all links to it; its old address redirects.',
    method: 'POST',
    path: `${PATH}/rename`,
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName }),
    result: documentSummary,
    errors: ['exists', 'conflict', 'storage'],
  },
  discardDraft: {
    summary: 'Removes the draft; the published version is not changed.',
    method: 'POST',
    path: `${PATH}/discard`,
    params: documentParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  archiveDocument: {
    summary: 'Takes a document off the site; it can be restored.',
    method: 'POST',
    path: `${PATH}/archive`,
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
  restoreDocument: {
    summary: 'Brings an archived document back as a draft.',
    method: 'POST',
    path: `${PATH}/restore`,
    params: documentParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'storage'],
  },
  removeDocument: {
    summary: 'Deletes all versions of a document; its history stays.',
    method: 'DELETE',
    path: PATH,
    params: documentParams,
    query: languageQuery.extend({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
} as const satisfies Record<string, Operation>;
