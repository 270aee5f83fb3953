import type {
  ChangeEvent,
  DocumentKey,
  OperationRequest,
  VersionName,
} from '#prismic-folder/contract';
import type { Change, Json } from '#prismic-folder/edit';
import type { DocumentJson } from '../DocumentSession.ts';

/** The parameters of a document's address. */
export const keyParts = ({ type, name }: DocumentKey) => ({ type, name });

type DocumentEvent = Extract<ChangeEvent, { kind: 'document' }>;

/** Whether an event is about a document. */
export const refersTo = (event: ChangeEvent, key: DocumentKey): event is DocumentEvent =>
  event.kind === 'document' &&
  event.document.type === key.type &&
  event.document.name === key.name &&
  event.document.lang === key.lang;

/** Whether a version can be the one that is open: a release's, or else what is published and its draft. */
export const isOwnLine = (version: string, line: VersionName | undefined): boolean =>
  line === undefined ? !version.startsWith('release:') : version === line;

export const readOnlyReason = (version: VersionName): string | null =>
  version === 'archived' ? 'This document is archived. Restore it to change it.' : null;

/** A file's content as a document. */
export function asDocument(json: Json): DocumentJson;
export function asDocument(json: Json | null): DocumentJson | null;
export function asDocument(json: Json | null): DocumentJson | null {
  // Cast: the API reads and saves objects only; `data` may be anything, as forms expect.
  return json as DocumentJson | null;
}

/** Changes as the contract types them. */
export function contractChanges(
  changes: readonly Change[],
): OperationRequest<'saveDocument'>['body']['changes'] {
  // Cast: the contract's type differs only in that its lists may be changed.
  return changes as OperationRequest<'saveDocument'>['body']['changes'];
}
