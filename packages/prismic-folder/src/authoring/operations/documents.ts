import { z } from 'zod';
import {
  documentCounts,
  documentFilter,
  documentName,
  documentSummary,
  documentUse,
  documentVersion,
  newDocument,
  otherFile,
  saveDocument as saveRequest,
  versionName,
} from '../contract/documents.ts';
import { publishReport } from '../contract/publishing.ts';
import { createDocument, duplicateDocument } from '../documents/createDocument.ts';
import { countDocuments, listDocuments } from '../documents/listDocuments.ts';
import { listDocumentUses } from '../documents/documentUses.ts';
import { readDocument } from '../documents/readDocument.ts';
import {
  archiveDocument,
  discardDraft,
  removeDocument,
  restoreDocument,
} from '../documents/removeDocument.ts';
import { renameDocument } from '../documents/renameDocument.ts';
import { saveDocument } from '../documents/saveDocument.ts';
import { checkName, documentParams, keyIn, languageQuery, operation } from '../operation.ts';
import { refuseUncovered } from './protection.ts';

const acceptWarnings = z.boolean().default(false);

/** Documents and their versions. */
export const documentOperations = {
  listDocuments: operation({
    address: 'GET /documents',
    summary:
      'Lists documents by type, status, language, id, uid, tag, release, protection and words, the last saved first if not asked otherwise.',
    query: documentFilter,
    result: z.object({
      documents: z.array(documentSummary),
      total: z.int(),
      /** Files with names that the editor cannot use; on the first page, whatever the filter. */
      others: z.array(otherFile).optional(),
    }),
    errors: [],
    async run({ query }, { folder, site, visit }) {
      if (!query.protected) return listDocuments(folder, query);
      const ids = visit ? await site.protection?.locked(visit.request) : [];
      return listDocuments(folder, query, new Set(ids));
    },
  }),
  countDocuments: operation({
    address: 'GET /documents/counts',
    summary: 'Counts documents by type and status, by language and by tag.',
    result: documentCounts,
    errors: [],
    run: (_, { folder }) => countDocuments(folder),
  }),
  readDocument: operation({
    address: 'GET /documents/{type}/{name}',
    summary: 'Reads a version of a document: by default the draft, else the published one.',
    params: documentParams,
    query: languageQuery.extend({ version: versionName.optional() }),
    result: documentVersion,
    errors: [],
    run: (call, { folder }) => readDocument(folder, keyIn(call), call.query.version),
  }),
  listDocumentUses: operation({
    address: 'GET /documents/{type}/{name}/uses',
    summary: 'Lists the links to a document in all versions of other documents.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ uses: z.array(documentUse) }),
    errors: [],
    run: async (call, { folder }) => ({ uses: await listDocumentUses(folder, keyIn(call)) }),
  }),
  createDocument: operation({
    address: 'POST /documents',
    summary: 'Creates a document as a draft, or in a release.',
    body: newDocument,
    result: documentVersion,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
    async run({ body }, context) {
      await checkName(context, body.type, body.uid);
      return createDocument(context.folder, body);
    },
  }),
  saveDocument: operation({
    address: 'PATCH /documents/{type}/{name}',
    summary:
      'Saves changes made on a revision; changes made meanwhile are merged or in conflict. A draft that is like the published version again is removed, and that version returned.',
    params: documentParams,
    query: languageQuery,
    body: saveRequest,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
    run: (call, { folder }) => saveDocument(folder, keyIn(call), call.body),
  }),
  duplicateDocument: operation({
    address: 'POST /documents/{type}/{name}/duplicate',
    summary: 'Creates a draft with the same content under a new name.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName.optional() }),
    result: documentVersion,
    status: 201,
    errors: ['exists', 'storage'],
    async run(call, context) {
      const { name } = call.body;
      await checkName(context, call.params.type, name);
      return duplicateDocument(context.folder, keyIn(call), name);
    },
  }),
  renameDocument: operation({
    address: 'POST /documents/{type}/{name}/rename',
    summary: 'Renames a document and all links to it; its old address redirects.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ name: documentName }),
    result: documentSummary,
    errors: ['exists', 'conflict', 'storage'],
    async run(call, context) {
      const { name } = call.body;
      await checkName(context, call.params.type, name);
      return renameDocument(context.folder, keyIn(call), name);
    },
  }),
  discardDraft: operation({
    address: 'POST /documents/{type}/{name}/discard',
    summary: 'Removes the draft; the published version is not changed.',
    params: documentParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['conflict', 'storage'],
    run: (call, { folder }) => discardDraft(folder, keyIn(call)),
  }),
  archiveDocument: operation({
    address: 'POST /documents/{type}/{name}/archive',
    summary: 'Takes a document off the site; it can be restored.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
    async run(call, context) {
      const document = keyIn(call);
      await refuseUncovered(context, 'Nothing was archived', call.body, {
        kind: 'archive',
        document,
      });
      return archiveDocument(context.folder, document, call.body);
    },
  }),
  restoreDocument: operation({
    address: 'POST /documents/{type}/{name}/restore',
    summary: 'Brings an archived document back as a draft.',
    params: documentParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'storage'],
    run: (call, { folder }) => restoreDocument(folder, keyIn(call)),
  }),
  removeDocument: operation({
    address: 'DELETE /documents/{type}/{name}',
    summary: 'Deletes all versions of a document; its history stays.',
    params: documentParams,
    query: languageQuery.extend({ acceptWarnings }),
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
    async run(call, context) {
      const document = keyIn(call);
      await refuseUncovered(context, 'Nothing was removed', call.query, {
        kind: 'remove',
        document,
      });
      return removeDocument(context.folder, document, call.query);
    },
  }),
};
