import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';
import { newShareLink, shareId, shareLink, sharing } from '../sharing.ts';
import { documentParams, languageQuery } from './documents.ts';

const shareParams = documentParams.extend({ share: shareId });

/** Links that open a protected document for one client each. */
export const sharingOperations = {
  readSharing: {
    ...routes.readSharing,
    summary: 'Lists the share links of a document, and how often they and its password were used.',
    params: documentParams,
    query: languageQuery,
    result: sharing,
    errors: ['off', 'storage'],
  },
  createShareLink: {
    ...routes.createShareLink,
    summary: 'Makes a share link for a client, which opens the document until it ends.',
    params: documentParams,
    query: languageQuery,
    body: newShareLink,
    result: shareLink,
    status: 201,
    errors: ['off', 'storage'],
  },
  revokeShareLink: {
    ...routes.revokeShareLink,
    summary: 'Ends a share link, and what was opened by it, at once; it stays in the list.',
    params: shareParams,
    query: languageQuery,
    result: shareLink,
    errors: ['off', 'storage'],
  },
  removeShareLink: {
    ...routes.removeShareLink,
    summary: 'Ends a share link and removes it from the list, with its count.',
    params: shareParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['off', 'storage'],
  },
} as const satisfies Record<string, Operation>;
