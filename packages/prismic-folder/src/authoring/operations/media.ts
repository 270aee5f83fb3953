import { z } from 'zod';
import {
  binnedMedia,
  mediaCounts,
  mediaDetails,
  mediaFilter,
  mediaItem,
  mediaName,
  mediaUse,
  replacedMedia,
  shrunkMedia,
  storedMedia,
} from '../contract/media.ts';
import { countMedia, listMedia } from '../media/listMedia.ts';
import { describeMedia, renameMedia } from '../media/renameMedia.ts';
import { listMediaUses, readMedia } from '../media/MediaLibrary.ts';
import { listBin, removeMedia, restoreMedia } from '../media/removeMedia.ts';
import { replaceMedia, uploadMedia } from '../media/uploadMedia.ts';
import { shrinkMedia } from '../media/shrinkMedia.ts';
import { operation } from '../operation.ts';

/** Names have slashes, which proxies decode in paths: they are in the query. */
const nameQuery = z.strictObject({ name: mediaName });

/** Files of the media library. */
export const mediaOperations = {
  listMedia: operation({
    address: 'GET /media',
    summary:
      'Lists media by what they show, words and use, the last saved first if not asked otherwise.',
    query: mediaFilter,
    result: z.object({ media: z.array(mediaItem), total: z.int() }),
    errors: [],
    run: ({ query }, { folder }) => listMedia(folder.media, query),
  }),
  countMedia: operation({
    address: 'GET /media/counts',
    summary: 'Counts media by what they show, use, and what there is to do about them.',
    result: mediaCounts,
    errors: [],
    run: (_, { folder }) => countMedia(folder.media),
  }),
  uploadMedia: operation({
    address: 'POST /media',
    summary: 'Stores a new file; its name is made readable and unique.',
    query: z.strictObject({ name: z.string().min(1).max(300) }),
    body: 'file',
    result: storedMedia,
    status: 201,
    errors: ['too_large', 'unsupported_type', 'storage'],
    run: ({ query, body }, { folder }) => uploadMedia(folder.media, query.name, body),
  }),
  readMedia: operation({
    address: 'GET /media/item',
    summary: 'Reads what is known of a file.',
    query: nameQuery,
    result: mediaItem,
    errors: [],
    run: ({ query }, { folder }) => readMedia(folder.media, query.name),
  }),
  replaceMedia: operation({
    address: 'PUT /media/item',
    summary:
      'Replaces the content of a file by one of the same kind; references stay, and the old content goes to the bin.',
    query: nameQuery,
    body: 'file',
    result: replacedMedia,
    errors: ['too_large', 'unsupported_type', 'storage'],
    run: ({ query, body }, { folder }) => replaceMedia(folder.media, query.name, body),
  }),
  shrinkMedia: operation({
    address: 'POST /media/item/shrink',
    summary:
      'Makes an image as small as its uses allow; its original goes to the bin. A dry run only reports.',
    query: nameQuery,
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    result: shrunkMedia,
    errors: ['unsupported_type', 'conflict', 'storage'],
    run: ({ query, body }, { folder }) => shrinkMedia(folder.media, query.name, body),
  }),
  describeMedia: operation({
    address: 'PATCH /media/item',
    summary: 'Sets alternative text, notes and focal point of a file.',
    query: nameQuery,
    body: mediaDetails,
    result: mediaItem,
    errors: ['storage'],
    run: ({ query, body }, { folder }) => describeMedia(folder.media, query.name, body),
  }),
  renameMedia: operation({
    address: 'POST /media/item/rename',
    summary: 'Renames a file and all references to it.',
    query: nameQuery,
    body: z.strictObject({ to: mediaName }),
    result: mediaItem,
    errors: ['exists', 'conflict', 'storage'],
    run: ({ query, body }, { folder }) => renameMedia(folder.media, query.name, body.to),
  }),
  removeMedia: operation({
    address: 'DELETE /media/item',
    summary: 'Moves a file that no document refers to into the bin.',
    query: nameQuery,
    result: z.object({ binned: z.string() }),
    errors: ['in_use', 'storage'],
    run: ({ query }, { folder }) => removeMedia(folder.media, query.name),
  }),
  listBin: operation({
    address: 'GET /media/bin',
    summary: 'Lists deleted files and replaced contents of the last 30 days, the last one first.',
    result: z.object({ entries: z.array(binnedMedia) }),
    errors: [],
    run: async (_, { folder }) => ({ entries: await listBin(folder.media) }),
  }),
  restoreMedia: operation({
    address: 'POST /media/bin/restore',
    summary: 'Brings back a deleted file, or the content that was replaced.',
    body: z.strictObject({ id: z.string().regex(/^[a-z0-9]{1,40}$/) }),
    result: mediaItem,
    errors: ['storage', 'conflict'],
    run: ({ body }, { folder }) => restoreMedia(folder.media, body.id),
  }),
  listMediaUses: operation({
    address: 'GET /media/item/uses',
    summary: 'Lists the places that refer to a file.',
    query: nameQuery,
    result: z.object({ uses: z.array(mediaUse) }),
    errors: [],
    run: async ({ query }, { folder }) => ({
      uses: await listMediaUses(folder.media, query.name),
    }),
  }),
};
