import { z } from 'zod';
import { documentVersion, releaseId } from '../documents.ts';
import type { Operation } from '../Operation.ts';
import {
  historyEntry,
  historyId,
  historyVersion,
  newRelease,
  publishReport,
  publishRequest,
  release,
} from '../publishing.ts';
import { documentParams, languageQuery } from './documents.ts';

const releaseParams = z.strictObject({ release: releaseId });
const memberParams = documentParams.extend(releaseParams.shape);
const MEMBER = '/releases/{release}/documents/{type}/{name}';

const versionParams = documentParams.extend({ version: historyId });
const HISTORY = '/history/{type}/{name}';

/** Publishing, releases and earlier versions. */
export const publishingOperations = {
  publish: {
    summary: 'Checks and publishes drafts, or a release, all or nothing; a dry run only reports.',
    method: 'POST',
    path: '/publish',
    body: publishRequest,
    result: publishReport,
    errors: ['problems', 'conflict', 'storage'],
  },
  listReleases: {
    summary: 'Lists releases with their documents.',
    method: 'GET',
    path: '/releases',
    result: z.object({ releases: z.array(release) }),
    errors: [],
  },
  createRelease: {
    summary: 'Creates an empty release.',
    method: 'POST',
    path: '/releases',
    body: newRelease,
    result: release,
    status: 201,
    errors: ['exists', 'storage'],
  },
  updateRelease: {
    summary: 'Changes the label, the id or the date of a release.',
    method: 'PATCH',
    path: '/releases/{release}',
    params: releaseParams,
    body: newRelease.partial(),
    result: release,
    errors: ['exists', 'conflict', 'storage'],
  },
  removeRelease: {
    summary: 'Removes a release; its documents become drafts.',
    method: 'DELETE',
    path: '/releases/{release}',
    params: releaseParams,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  addToRelease: {
    summary: 'Puts a document into a release: its draft moves, its published version is copied.',
    method: 'PUT',
    path: MEMBER,
    params: memberParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['exists', 'conflict', 'storage'],
  },
  takeFromRelease: {
    summary: 'Takes a document out of a release.',
    method: 'DELETE',
    path: MEMBER,
    params: memberParams,
    query: languageQuery,
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  listHistory: {
    summary: 'Lists earlier versions of a document, the newest first, also those in git.',
    method: 'GET',
    path: HISTORY,
    params: documentParams,
    query: languageQuery,
    result: z.object({ versions: z.array(historyEntry) }),
    errors: [],
  },
  readHistory: {
    summary: 'Reads an earlier version.',
    method: 'GET',
    path: `${HISTORY}/{version}`,
    params: versionParams,
    query: languageQuery,
    result: historyVersion,
    errors: [],
  },
  restoreHistory: {
    summary: 'Makes an earlier version the draft.',
    method: 'POST',
    path: `${HISTORY}/{version}/restore`,
    params: versionParams,
    query: languageQuery,
    result: documentVersion,
    errors: ['conflict', 'problems', 'storage'],
  },
} as const satisfies Record<string, Operation>;
