import { AuthoringError } from '../../store/AuthoringError.ts';
import { newShareLink, shareId, shareLink, sharing } from '../contract/sharing.ts';
import { readDocument } from '../documents/readDocument.ts';
import {
  type DocumentCall,
  documentParams,
  keyIn,
  languageQuery,
  operation,
} from '../operation.ts';
import type { OperationContext, SharedDocument } from '../OperationContext.ts';

const shareParams = documentParams.extend({ share: shareId });

/** Links that open a protected document for one client each. */
export const sharingOperations = {
  readSharing: operation({
    address: 'GET /documents/{type}/{name}/shares',
    summary: 'Lists the share links of a document, and how often they and its password were used.',
    params: documentParams,
    query: languageQuery,
    result: sharing,
    errors: ['off', 'storage'],
    async run(call, context) {
      const { ports, request } = on(context);
      return ports.read(await sharedBy(call, context), request);
    },
  }),
  createShareLink: operation({
    address: 'POST /documents/{type}/{name}/shares',
    summary: 'Makes a share link for a client, which opens the document until it ends.',
    params: documentParams,
    query: languageQuery,
    body: newShareLink,
    result: shareLink,
    status: 201,
    errors: ['off', 'storage'],
    async run(call, context) {
      const { ports, request } = on(context);
      return ports.create(await sharedBy(call, context), call.body, request);
    },
  }),
  revokeShareLink: operation({
    address: 'POST /documents/{type}/{name}/shares/{share}/revoke',
    summary: 'Ends a share link, and what was opened by it, at once; it stays in the list.',
    params: shareParams,
    query: languageQuery,
    result: shareLink,
    errors: ['off', 'storage'],
    async run(call, context) {
      const document = await sharedBy(call, context);
      const { ports, request } = on(context);
      const revoked = await ports.revoke(document, call.params.share, request);
      if (revoked === null) throw missing();
      return revoked;
    },
  }),
  removeShareLink: operation({
    address: 'DELETE /documents/{type}/{name}/shares/{share}',
    summary: 'Ends a share link and removes it from the list, with its count.',
    params: shareParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['off', 'storage'],
    async run(call, context) {
      const { ports } = on(context);
      if (!(await ports.remove(await sharedBy(call, context), call.params.share))) throw missing();
    },
  }),
};

function on({ site: { shares: ports }, visit }: OperationContext) {
  if (ports && visit) return { ports, request: visit.request };
  throw new AuthoringError('off', 'Share links are off: this site has no folder to store them in');
}

async function sharedBy(call: DocumentCall, { folder }: OperationContext): Promise<SharedDocument> {
  const { id, type, uid } = (await readDocument(folder, keyIn(call))).document;
  return { id, type, uid };
}

const missing = () =>
  new AuthoringError('not_found', 'This document has no such link: it may have been removed');
