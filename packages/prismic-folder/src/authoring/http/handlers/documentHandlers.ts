import type { Authoring } from '../../Authoring.ts';
import type { documentOperations } from '../../contract/operations/documents.ts';
import { defined, keyOf } from './arguments.ts';
import { checkedName, type RefuseName } from './checkedName.ts';
import type { Handlers } from './Handler.ts';
import { refuseWarnings, type ProtectionWarnings } from './protectionHandlers.ts';

export interface DocumentPorts extends Pick<Authoring, 'documents'> {
  readonly refuseName?: RefuseName | undefined;
  readonly warnings: ProtectionWarnings;
}

/** Operations on documents. */
export function documentHandlers({
  documents,
  refuseName,
  warnings,
}: DocumentPorts): Handlers<keyof typeof documentOperations> {
  const checkName = (type: string, name: string | undefined) => checkedName(refuseName, type, name);
  return {
    listDocuments: ({ query }) => documents.list(defined(query)),
    countDocuments: () => documents.counts(),
    listDocumentUses: async (call) => ({ uses: await documents.uses(keyOf(call)) }),
    readDocument: (call) => documents.read(keyOf(call), call.query.version),
    async createDocument({ body }) {
      await checkName(body.type, body.uid);
      return documents.create(body);
    },
    saveDocument: (call) => documents.save(keyOf(call), call.body),
    async duplicateDocument(call) {
      await checkName(call.params.type, call.body.name);
      return documents.duplicate(keyOf(call), call.body.name);
    },
    async renameDocument(call) {
      await checkName(call.params.type, call.body.name);
      return documents.rename(keyOf(call), call.body.name);
    },
    async discardDraft(call) {
      await documents.discard(keyOf(call));
      return undefined;
    },
    async archiveDocument(call) {
      const document = keyOf(call);
      if (!call.body.acceptWarnings) {
        refuseWarnings('Nothing was archived', await warnings({ kind: 'archive', document }));
      }
      return documents.archive(document, call.body);
    },
    restoreDocument: (call) => documents.restore(keyOf(call)),
    async removeDocument(call) {
      const document = keyOf(call);
      const { acceptWarnings } = call.query;
      if (!acceptWarnings) {
        refuseWarnings('Nothing was removed', await warnings({ kind: 'remove', document }));
      }
      return documents.remove(document, { acceptWarnings });
    },
  };
}
