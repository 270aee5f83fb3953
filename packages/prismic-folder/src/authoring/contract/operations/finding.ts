import { z } from 'zod';
import { typeId } from '../documents.ts';
import {
  foundDocuments,
  foundLink,
  linkTarget,
  replaceLinksRequest,
  replaceReport,
  undoReplaceRequest,
} from '../finding.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';

const page = z.int().min(1).max(10_000).default(1);

/** Finding in all content, and leading links elsewhere. */
export const findingOperations = {
  findText: {
    ...routes.findText,
    summary: 'Finds words in every text of all documents, without regard to case and accents.',
    query: z.strictObject({ text: z.string().min(1).max(200), page }),
    result: foundDocuments,
    errors: [],
  },
  findSlices: {
    ...routes.findSlices,
    summary: 'Finds the documents that use a slice, or one of its variations.',
    query: z.strictObject({ slice: typeId, variation: typeId.optional(), page }),
    result: foundDocuments,
    errors: [],
  },
  findLinks: {
    ...routes.findLinks,
    summary: 'Finds every link that leads to a web address, a document or a file.',
    body: z.strictObject({ to: linkTarget }),
    result: z.object({ links: z.array(foundLink) }),
    errors: [],
  },
  replaceLinks: {
    ...routes.replaceLinks,
    summary: 'Leads links elsewhere, all or nothing: in drafts, and in releases.',
    body: replaceLinksRequest,
    result: replaceReport,
    errors: ['conflict', 'storage'],
  },
  undoReplaceLinks: {
    ...routes.undoReplaceLinks,
    summary: 'Restores what was before links were led elsewhere, all or nothing.',
    body: undoReplaceRequest,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
} as const satisfies Record<string, Operation>;
