import { z } from 'zod';
import { documentVersion, releaseId } from '../documents.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';
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
  publishRequest,
  release,
  removedDocument,
  undoPublishRequest,
} from '../publishing.ts';
import { documentParams, languageQuery } from './documents.ts';

const releaseParams = z.strictObject({ release: releaseId });
const memberParams = documentParams.extend(releaseParams.shape);

const versionParams = documentParams.extend({ version: historyId });

/** Publishing, releases and earlier versions. */
export const publishingOperations = {
  publish: {
    ...routes.publish,
    summary: 'Checks and publishes drafts, or a release, all or nothing; a dry run only reports.',
    body: publishRequest,
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
  undoPublish: {
    summary: 'Makes public again what was public before, and drafts of what was published.',
    ...routes.undoPublish,
    body: undoPublishRequest,
    result: 'nothing',
    errors: ['exists', 'conflict', 'storage'],
  },
  listPublications: {
    ...routes.listPublications,
    summary: 'Lists what was published here, the newest first, and whether it can be taken back.',
    result: z.object({ publications: z.array(publication) }),
    errors: [],
  },
  undoPublication: {
    ...routes.undoPublication,
    summary:
      'Makes public again what was public before; documents of a release are in the release again, others are drafts.',
    params: z.strictObject({ publication: publicationId }),
    result: 'nothing',
    errors: ['exists', 'conflict', 'storage'],
  },
  mergePublished: {
    ...routes.mergePublished,
    summary:
      'Merges what was published since a draft, or a version of a release, was made into that version.',
    params: documentParams,
    query: languageQuery,
    body: mergeRequest,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
  },
  listReleases: {
    ...routes.listReleases,
    summary: 'Lists releases with their documents.',
    result: z.object({ releases: z.array(release) }),
    errors: [],
  },
  createRelease: {
    ...routes.createRelease,
    summary: 'Creates an empty release.',
    body: newRelease,
    result: release,
    status: 201,
    errors: ['exists', 'storage'],
  },
  updateRelease: {
    ...routes.updateRelease,
    summary: 'Changes the label, the id or the date of a release.',
    params: releaseParams,
    body: changedRelease,
    result: release,
    errors: ['exists', 'conflict', 'storage'],
  },
  removeRelease: {
    ...routes.removeRelease,
    summary: 'Removes a release; its documents become drafts.',
    params: releaseParams,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  addToRelease: {
    ...routes.addToRelease,
    summary: 'Puts a document into a release: its draft moves, its published version is copied.',
    params: memberParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'conflict', 'storage'],
  },
  takeFromRelease: {
    ...routes.takeFromRelease,
    summary: 'Takes a document out of a release.',
    params: memberParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  listRemoved: {
    ...routes.listRemoved,
    summary: 'Lists documents that no longer exist and can be restored, the last removed first.',
    result: z.object({ documents: z.array(removedDocument) }),
    errors: [],
  },
  listHistory: {
    ...routes.listHistory,
    summary: 'Lists earlier versions of a document, the newest first, also those in git.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ versions: z.array(historyEntry) }),
    errors: [],
  },
  readHistory: {
    ...routes.readHistory,
    summary: 'Reads an earlier version.',
    params: versionParams,
    query: languageQuery,
    result: historyVersion,
    errors: [],
  },
  restoreHistory: {
    ...routes.restoreHistory,
    summary: 'Makes an earlier version the draft.',
    params: versionParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
  },
} as const satisfies Record<string, Operation>;
