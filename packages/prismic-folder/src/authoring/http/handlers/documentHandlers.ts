import type { Authoring } from '../../Authoring.ts';
import type { documentOperations } from '../../contract/operations/documents.ts';
import { defined, keyOf } from './arguments.ts';
import type { Handlers } from './Handler.ts';

/** Operations on documents. */
export function documentHandlers({
  documents,
}: Pick<Authoring, 'documents'>): Handlers<keyof typeof documentOperations> {
  return {
    listDocuments: ({ query }) => documents.list(defined(query)),
    readDocument: (call) => documents.read(keyOf(call), call.query.version),
    createDocument: ({ body }) => documents.create(body),
    saveDocument: (call) => documents.save(keyOf(call), call.body),
    duplicateDocument: (call) => documents.duplicate(keyOf(call), call.body.name),
    renameDocument: (call) => documents.rename(keyOf(call), call.body.name),
    async discardDraft(call) {
      await documents.discard(keyOf(call));
      return undefined;
    },
    archiveDocument: (call) => documents.archive(keyOf(call), call.body),
    restoreDocument: (call) => documents.restore(keyOf(call)),
    removeDocument: (call) =>
      documents.remove(keyOf(call), { acceptWarnings: call.query.acceptWarnings }),
  };
}
