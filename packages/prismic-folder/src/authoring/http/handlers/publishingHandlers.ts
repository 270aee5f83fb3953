import type { Authoring } from '../../Authoring.ts';
import type { PlannedPublication } from '../../contract/protection.ts';
import { isError } from '../../documents/checkDocument.ts';
import type { publishingOperations } from '../../contract/operations/publishing.ts';
import { defined, keyOf } from './arguments.ts';
import type { ContentRemarks } from './contentRemarks.ts';
import type { Handlers } from './Handler.ts';
import { refuseWarnings, type ProtectionWarnings } from './protectionHandlers.ts';

/** Publishing, releases and history. */
export function publishingHandlers(
  { documents, releases, history }: Pick<Authoring, 'documents' | 'releases' | 'history'>,
  warnings: ProtectionWarnings,
  remarks: ContentRemarks,
): Handlers<keyof typeof publishingOperations> {
  return {
    async publish({ body }) {
      const { documents: keys = [], release, acceptWarnings, dryRun } = body;
      const planned: PlannedPublication =
        release === undefined
          ? { kind: 'publish', documents: keys }
          : { kind: 'publishRelease', release };
      if (dryRun) {
        const report = await releases.publish(body);
        // What has errors is not published, so it uncovers nothing.
        const found = report.problems.some(isError) ? [] : await warnings(planned);
        return { ...report, problems: [...report.problems, ...found, ...(await remarks(planned))] };
      }
      if (!acceptWarnings) refuseWarnings('Nothing was published', await warnings(planned));
      return releases.publish(body);
    },
    async undoPublish({ body }) {
      await releases.undoPublish(body);
      return undefined;
    },
    listPublications: async () => ({ publications: await releases.publications() }),
    async undoPublication({ params }) {
      await releases.undoPublication(params.publication);
      return undefined;
    },
    mergePublished: (call) => documents.merge(keyOf(call), defined(call.body)),
    listReleases: async () => ({ releases: await releases.list() }),
    createRelease: ({ body }) => releases.create(body),
    updateRelease: ({ params, body }) => releases.update(params.release, defined(body)),
    async removeRelease({ params }) {
      await releases.remove(params.release);
      return undefined;
    },
    addToRelease: (call) => releases.add(call.params.release, keyOf(call)),
    async takeFromRelease(call) {
      await releases.take(call.params.release, keyOf(call));
      return undefined;
    },
    listRemoved: async () => ({ documents: await history.removed() }),
    listHistory: async (call) => ({ versions: await history.list(keyOf(call)) }),
    readHistory: (call) => history.read(keyOf(call), call.params.version),
    restoreHistory: (call) => history.restore(keyOf(call), call.params.version),
  };
}
