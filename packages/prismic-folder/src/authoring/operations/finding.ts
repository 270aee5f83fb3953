import { z } from 'zod';
import { typeId } from '../contract/documents.ts';
import {
  foundDocuments,
  foundLink,
  linkTarget,
  replaceLinksRequest,
  replaceReport,
  undoReplaceRequest,
} from '../contract/finding.ts';
import { findLinks } from '../finding/findLinks.ts';
import { findSlices } from '../finding/findSlices.ts';
import { findText } from '../finding/findText.ts';
import { replaceLinks, undoReplaceLinks } from '../finding/replaceLinks.ts';
import { operation } from '../operation.ts';

const page = z.int().min(1).max(10_000).default(1);

/** Finding in all content, and leading links elsewhere. */
export const findingOperations = {
  findText: operation({
    address: 'GET /find/text',
    summary: 'Finds words in every text of all documents, without regard to case and accents.',
    query: z.strictObject({ text: z.string().min(1).max(200), page }),
    result: foundDocuments,
    errors: [],
    run: ({ query }, { folder }) => findText(folder, query.text, query.page),
  }),
  findSlices: operation({
    address: 'GET /find/slices',
    summary: 'Finds the documents that use a slice, or one of its variations.',
    query: z.strictObject({ slice: typeId, variation: typeId.optional(), page }),
    result: foundDocuments,
    errors: [],
    run: ({ query }, { folder }) => findSlices(folder, query),
  }),
  findLinks: operation({
    address: 'POST /find/links',
    summary: 'Finds every link that leads to a web address, a document or a file.',
    body: z.strictObject({ to: linkTarget }),
    result: z.object({ links: z.array(foundLink) }),
    errors: [],
    run: async ({ body }, { folder }) => ({ links: await findLinks(folder, body.to) }),
  }),
  replaceLinks: operation({
    address: 'POST /find/links/replace',
    summary: 'Leads links elsewhere, all or nothing: in drafts, and in releases.',
    body: replaceLinksRequest,
    result: replaceReport,
    errors: ['conflict', 'storage'],
    run: ({ body }, { folder }) => replaceLinks(folder, body),
  }),
  undoReplaceLinks: operation({
    address: 'POST /find/links/undo',
    summary: 'Restores what was before links were led elsewhere, all or nothing.',
    body: undoReplaceRequest,
    result: 'nothing',
    errors: ['conflict', 'storage'],
    run: ({ body }, { folder }) => undoReplaceLinks(folder, body.saved),
  }),
};
