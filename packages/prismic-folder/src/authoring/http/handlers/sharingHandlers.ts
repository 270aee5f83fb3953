import type { AuthoringDocuments } from '../../Authoring.ts';
import { AuthoringError } from '../../AuthoringError.ts';
import type { DocumentKey } from '../../contract/documents.ts';
import type { OperationCall, OperationResult } from '../../contract/operations.ts';
import type { sharingOperations } from '../../contract/operations/sharing.ts';
import type { NewShareLink, ShareLink, Sharing } from '../../contract/sharing.ts';
import { keyOf } from './arguments.ts';

/** The document whose links are managed. */
export interface SharedDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
}

/** Share links as the site has them; only it knows its addresses and its secret. */
export interface SharePorts {
  readonly read: (document: SharedDocument, request: Request) => Promise<Sharing>;
  readonly create: (
    document: SharedDocument,
    link: NewShareLink,
    request: Request,
  ) => Promise<ShareLink>;
  /** Null if the document has no such link. */
  readonly revoke: (
    document: SharedDocument,
    id: string,
    request: Request,
  ) => Promise<ShareLink | null>;
  /** False if the document has no such link. */
  readonly remove: (document: SharedDocument, id: string) => Promise<boolean>;
}

type SharingOperation = keyof typeof sharingOperations;

type SharingHandlers = {
  readonly [Name in SharingOperation]: (
    call: OperationCall<Name>,
    context: { readonly request: Request },
  ) => Promise<OperationResult<Name>>;
};

/** Operations on share links. `ports` is absent where the site cannot store any. */
export function sharingHandlers(
  documents: Pick<AuthoringDocuments, 'read'>,
  ports: SharePorts | undefined,
): SharingHandlers {
  const on = (): SharePorts => {
    if (ports) return ports;
    throw new AuthoringError(
      'off',
      'Share links are off: this site has no folder to store them in',
    );
  };
  const documentOf = async (key: DocumentKey): Promise<SharedDocument> => {
    const { document } = await documents.read(key);
    return { id: document.id, type: document.type, uid: document.uid };
  };
  const missing = () =>
    new AuthoringError('not_found', 'This document has no such link: it may have been removed');
  return {
    readSharing: async (call, { request }) => on().read(await documentOf(keyOf(call)), request),
    createShareLink: async (call, { request }) =>
      on().create(await documentOf(keyOf(call)), call.body, request),
    async revokeShareLink(call, { request }) {
      const document = await documentOf(keyOf(call));
      const revoked = await on().revoke(document, call.params.share, request);
      if (revoked === null) throw missing();
      return revoked;
    },
    async removeShareLink(call) {
      if (!(await on().remove(await documentOf(keyOf(call)), call.params.share))) throw missing();
      return undefined;
    },
  };
}
