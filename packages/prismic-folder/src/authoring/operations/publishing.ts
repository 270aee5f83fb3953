import { z } from 'zod';
import { documentVersion, releaseId } from '../contract/documents.ts';
import type { PlannedPublication } from '../contract/protection.ts';
import {
  changedRelease,
  historyEntry,
  historyId,
  historyVersion,
  mergeRequest,
  newRelease,
  publication,
  publicationId,
  publishReport,
  type PublishReport,
  publishRequest,
  release,
  removedDocument,
} from '../contract/publishing.ts';
import { contentOf } from '../createAuthoring.ts';
import { isError } from '../workspace/checkDocument.ts';
import { stemOf } from '../workspace/documentPaths.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { mergePublished } from '../documents/mergePublished.ts';
import { readDocument } from '../documents/readDocument.ts';
import { listHistory, readHistory, restoreHistory } from '../history/history.ts';
import { listRemoved } from '../history/listRemoved.ts';
import { documentParams, keyIn, languageQuery, operation } from '../operation.ts';
import type { OperationContext } from '../OperationContext.ts';
import { listPublications, undoPublication } from '../releases/publications.ts';
import { planPublication } from '../releases/planPublication.ts';
import { publish } from '../releases/publish.ts';
import {
  addToRelease,
  createRelease,
  listReleases,
  removeRelease,
  takeFromRelease,
  updateRelease,
} from '../releases/releases.ts';
import { protectionWarnings, refuseUncovered } from './protection.ts';

const releaseParams = z.strictObject({ release: releaseId });
const memberParams = documentParams.extend(releaseParams.shape);
const versionParams = documentParams.extend({ version: historyId });

/** Publishing, releases and earlier versions. */
export const publishingOperations = {
  publish: operation({
    address: 'POST /publish',
    summary: 'Checks and publishes drafts, or a release, all or nothing; a dry run only reports.',
    body: publishRequest,
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
    async run({ body }, context) {
      const { documents = [], release: id, dryRun } = body;
      const planned: PlannedPublication =
        id === undefined ? { kind: 'publish', documents } : { kind: 'publishRelease', release: id };
      if (!dryRun) {
        await refuseUncovered(context, 'Nothing was published', body, planned);
        return publish(context.folder, body);
      }
      const report = await publish(context.folder, body);
      // What has errors is not published, so it uncovers nothing.
      const found = report.problems.some(isError) ? [] : await protectionWarnings(context, planned);
      const remarks = await remarksOn(context, planned);
      return { ...report, problems: [...report.problems, ...found, ...remarks] };
    },
  }),
  listPublications: operation({
    address: 'GET /publications',
    summary: 'Lists what was published here, the newest first, and whether it can be taken back.',
    result: z.object({ publications: z.array(publication) }),
    errors: [],
    run: async (_, { folder }) => ({ publications: await listPublications(folder) }),
  }),
  undoPublication: operation({
    address: 'POST /publications/{publication}/undo',
    summary:
      'Makes public again what was public before; documents of a release are in the release again, others are drafts.',
    params: z.strictObject({ publication: publicationId }),
    result: 'nothing',
    errors: ['exists', 'conflict', 'storage'],
    run: ({ params }, { folder }) => undoPublication(folder, params.publication),
  }),
  mergePublished: operation({
    address: 'POST /documents/{type}/{name}/merge',
    summary:
      'Merges what was published since a draft, or a version of a release, was made into that version.',
    params: documentParams,
    query: languageQuery,
    body: mergeRequest,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
    run: (call, { folder }) => mergePublished(folder, keyIn(call), call.body),
  }),
  listReleases: operation({
    address: 'GET /releases',
    summary: 'Lists releases with their documents.',
    result: z.object({ releases: z.array(release) }),
    errors: [],
    run: async (_, { folder }) => ({ releases: await listReleases(folder) }),
  }),
  createRelease: operation({
    address: 'POST /releases',
    summary: 'Creates an empty release.',
    body: newRelease,
    result: release,
    status: 201,
    errors: ['exists', 'storage'],
    run: ({ body }, { folder }) => createRelease(folder, body),
  }),
  updateRelease: operation({
    address: 'PATCH /releases/{release}',
    summary: 'Changes the label, the id or the date of a release.',
    params: releaseParams,
    body: changedRelease,
    result: release,
    errors: ['exists', 'conflict', 'storage'],
    run: ({ params, body }, { folder }) => updateRelease(folder, params.release, body),
  }),
  removeRelease: operation({
    address: 'DELETE /releases/{release}',
    summary: 'Removes a release; what was changed in its documents becomes drafts.',
    params: releaseParams,
    result: 'nothing',
    errors: ['conflict', 'storage'],
    run: ({ params }, { folder }) => removeRelease(folder, params.release),
  }),
  addToRelease: operation({
    address: 'PUT /releases/{release}/documents/{type}/{name}',
    summary: 'Puts a document into a release: its draft moves, its published version is copied.',
    params: memberParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'conflict', 'storage'],
    run: (call, { folder }) => addToRelease(folder, call.params.release, keyIn(call)),
  }),
  takeFromRelease: operation({
    address: 'DELETE /releases/{release}/documents/{type}/{name}',
    summary: 'Takes a document out of a release; what was changed in it becomes a draft.',
    params: memberParams,
    query: languageQuery,
    result: z.object({ isDraft: z.boolean() }),
    errors: ['conflict', 'storage'],
    run: (call, { folder }) => takeFromRelease(folder, call.params.release, keyIn(call)),
  }),
  listRemoved: operation({
    address: 'GET /history',
    summary: 'Lists documents that no longer exist and can be restored, the last removed first.',
    result: z.object({ documents: z.array(removedDocument) }),
    errors: [],
    run: async (_, { folder }) => ({ documents: await listRemoved(folder) }),
  }),
  listHistory: operation({
    address: 'GET /history/{type}/{name}',
    summary: 'Lists earlier versions of a document, the newest first, also those in git.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ versions: z.array(historyEntry) }),
    errors: [],
    run: async (call, { folder }) => ({ versions: await listHistory(folder, keyIn(call)) }),
  }),
  readHistory: operation({
    address: 'GET /history/{type}/{name}/{version}',
    summary: 'Reads an earlier version.',
    params: versionParams,
    query: languageQuery,
    result: historyVersion,
    errors: [],
    run: (call, { folder }) => readHistory(folder, keyIn(call), call.params.version),
  }),
  restoreHistory: operation({
    address: 'POST /history/{type}/{name}/{version}/restore',
    summary: 'Makes an earlier version the draft.',
    params: versionParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
    run: (call, { folder }) => restoreHistory(folder, keyIn(call), call.params.version),
  }),
};

/** The warnings of the site about a planned publication. */
export async function remarksOn(
  { folder, site: { remarkOn } }: Pick<OperationContext, 'folder' | 'site'>,
  planned: PlannedPublication,
): Promise<PublishReport['problems']> {
  if (!remarkOn) return [];
  const [now, ids] = await Promise.all([contentOf(folder), idsOf(folder, planned)]);
  const after = await planPublication(folder, planned, { withErrors: true });
  const remarks = await remarkOn(after, now, ids);
  const found = await Promise.all(
    remarks.map(async ({ id, ...remark }) => {
      const {
        documents: [one],
      } = await listDocuments(folder, { id, page: 1, pageSize: 1 });
      const file = one && `documents/${stemOf(one)}.json`;
      return file === undefined ? [] : [{ ...remark, file, severity: 'warning' as const }];
    }),
  );
  return found.flat();
}

async function idsOf(
  folder: OperationContext['folder'],
  planned: PlannedPublication,
): Promise<Set<string>> {
  if (planned.kind === 'publishRelease') {
    const found = (await listReleases(folder)).find(({ id }) => id === planned.release);
    return new Set(found?.documents.map(({ id }) => id));
  }
  const keys = planned.kind === 'publish' ? planned.documents : [];
  const read = await Promise.all(keys.map((key) => readDocument(folder, key)));
  return new Set(read.map(({ document }) => document.id));
}
