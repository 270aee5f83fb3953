import { z } from 'zod';
import {
  documentCounts,
  documentKey,
  documentName,
  documentStatus,
  documentSummary,
  documentUse,
  documentVersion,
  language,
  newDocument,
  otherFile,
  releaseId,
  saveDocument,
  typeId,
  versionName,
} from '../documents.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';
import { publishReport } from '../publishing.ts';

/** The path of a document; its language is in the query, as files without one have none. */
export const documentParams = documentKey.omit({ lang: true });
export const languageQuery = documentKey.pick({ lang: true });

const acceptWarnings = z.boolean().default(false);

const documentFilter = z.strictObject({
  type: typeId.optional(),
  status: documentStatus.optional(),
  lang: language.optional(),
  id: z.string().min(1).max(300).optional(),
  /** Its uid, or one that it had. */
  uid: documentName.optional(),
  tag: z.string().min(1).max(300).optional(),
  release: releaseId.optional(),
  /** Only documents with these ids, between commas. */
  ids: z.string().max(20_000).optional(),
  search: z.string().max(300).optional(),
  /** By when they were last saved, or by their titles. */
  sort: z.enum(['newest', 'oldest', 'title']).optional(),
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(100).default(20),
});

/** Documents and their versions. */
export const documentOperations = {
  listDocuments: {
    ...routes.listDocuments,
    summary:
      'Lists documents by type, status, language, id, uid, tag, release and words, the last saved first if not asked otherwise.',
    query: documentFilter,
    result: z.object({
      documents: z.array(documentSummary),
      total: z.int(),
      /** Files with names that the editor cannot use; on the first page, whatever the filter. */
      others: z.array(otherFile).optional(),
    }),
    errors: [],
  },
  countDocuments: {
    ...routes.countDocuments,
    summary: 'Counts documents by type and status, by language and by tag.',
    result: documentCounts,
    errors: [],
  },
  readDocument: {
    ...routes.readDocument,
    summary: 'Reads a version of a document: by default the draft, else the published one.',
    params: documentParams,
    query: languageQuery.extend({ version: versionName.optional() }),
    result: documentVersion,
    errors: [],
  },
  listDocumentUses: {
    ...routes.listDocumentUses,
    summary: 'Lists the links to a document in all versions of other documents.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ uses: z.array(documentUse) }),
    errors: [],
  },
  createDocument: {
    ...routes.createDocument,
    summary: 'Creates a document as a draft, or in a release.',
    body: newDocument,
    result: documentVersion,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
  },
  saveDocument: {
    ...routes.saveDocument,
    summary:
      'Saves changes made on a revision; changes made meanwhile are merged or in conflict. A draft that is like the published version again is removed, and that version returned.',
    params: documentParams,
    query: languageQuery,
    body: saveDocument,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
  },
  duplicateDocument: {
    ...routes.duplicateDocument,
    summary: 'Creates a draft with the same content under a new name.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName.optional() }),
    result: documentVersion,
    status: 201,
    errors: ['exists', 'storage'],
  },
  renameDocument: {
    ...routes.renameDocument,
    summary: 'Renames a document and all links to it; its old address redirects.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName }),
    result: documentSummary,
    errors: ['exists', 'conflict', 'storage'],
  },
  discardDraft: {
    ...routes.discardDraft,
    summary: 'Removes the draft; the published version is not changed.',
    params: documentParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  archiveDocument: {
    ...routes.archiveDocument,
    summary: 'Takes a document off the site; it can be restored.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
  restoreDocument: {
    ...routes.restoreDocument,
    summary: 'Brings an archived document back as a draft.',
    params: documentParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'storage'],
  },
  removeDocument: {
    ...routes.removeDocument,
    summary: 'Deletes all versions of a document; its history stays.',
    params: documentParams,
    query: languageQuery.extend({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
} as const satisfies Record<string, Operation>;
