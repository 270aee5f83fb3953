import { z } from 'zod';
import {
  binnedMedia,
  mediaCounts,
  mediaDetails,
  mediaItem,
  storedMedia,
  mediaName,
  mediaShown,
  mediaUse,
  replacedMedia,
  shrunkMedia,
} from '../media.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';

/** Names have slashes, which proxies decode in paths: they are in the query. */
const nameQuery = z.strictObject({ name: mediaName });

/** Files of the media library. */
export const mediaOperations = {
  listMedia: {
    ...routes.listMedia,
    summary:
      'Lists media by what they show, words and use, the last saved first if not asked otherwise.',
    query: z.strictObject({
      search: z.string().max(300).optional(),
      kind: mediaItem.shape.kind.optional(),
      /** Only what shows one of these; joined by commas. */
      shows: mediaShown.optional(),
      unused: z.boolean().optional(),
      /** Only images without alternative text: where they are shown, or else in the library. */
      undescribed: z.boolean().optional(),
      /** Only files of which there is another one with the same bytes, these together. */
      duplicates: z.boolean().optional(),
      /** Only images that are larger or heavier than any use needs. */
      oversized: z.boolean().optional(),
      /** Only files that documents of this type use; `other`: files that are no documents. */
      usedIn: z.string().max(100).optional(),
      sort: z.enum(['newest', 'oldest', 'name', 'heaviest']).optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(1).max(1000).default(50),
    }),
    result: z.object({ media: z.array(mediaItem), total: z.int() }),
    errors: [],
  },
  countMedia: {
    ...routes.countMedia,
    summary: 'Counts media by what they show, use, and what there is to do about them.',
    result: mediaCounts,
    errors: [],
  },
  uploadMedia: {
    ...routes.uploadMedia,
    summary: 'Stores a new file; its name is made readable and unique.',
    query: z.strictObject({ name: z.string().min(1).max(300) }),
    body: 'file',
    result: storedMedia,
    status: 201,
    errors: ['too_large', 'unsupported_type', 'storage'],
  },
  readMedia: {
    ...routes.readMedia,
    summary: 'Reads what is known of a file.',
    query: nameQuery,
    result: mediaItem,
    errors: [],
  },
  replaceMedia: {
    ...routes.replaceMedia,
    summary:
      'Replaces the content of a file by one of the same kind; references stay, and the old content goes to the bin.',
    query: nameQuery,
    body: 'file',
    result: replacedMedia,
    errors: ['too_large', 'unsupported_type', 'storage'],
  },
  shrinkMedia: {
    ...routes.shrinkMedia,
    summary:
      'Makes an image as small as its uses allow; its original goes to the bin. A dry run only reports.',
    query: nameQuery,
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    result: shrunkMedia,
    errors: ['unsupported_type', 'conflict', 'storage'],
  },
  describeMedia: {
    ...routes.describeMedia,
    summary: 'Sets alternative text, notes and focal point of a file.',
    query: nameQuery,
    body: mediaDetails,
    result: mediaItem,
    errors: ['storage'],
  },
  renameMedia: {
    ...routes.renameMedia,
    summary: 'Renames a file and all references to it.',
    query: nameQuery,
    body: z.strictObject({ to: mediaName }),
    result: mediaItem,
    errors: ['exists', 'conflict', 'storage'],
  },
  removeMedia: {
    ...routes.removeMedia,
    summary: 'Moves a file that no document refers to into the bin.',
    query: nameQuery,
    result: z.object({ binned: z.string() }),
    errors: ['in_use', 'storage'],
  },
  listBin: {
    ...routes.listBin,
    summary: 'Lists deleted files and replaced contents of the last 30 days, the last one first.',
    result: z.object({ entries: z.array(binnedMedia) }),
    errors: [],
  },
  restoreMedia: {
    ...routes.restoreMedia,
    summary: 'Brings back a deleted file, or the content that was replaced.',
    body: z.strictObject({ id: z.string().regex(/^[a-z0-9]{1,40}$/) }),
    result: mediaItem,
    errors: ['storage', 'conflict'],
  },
  listMediaUses: {
    ...routes.listMediaUses,
    summary: 'Lists the places that refer to a file.',
    query: nameQuery,
    result: z.object({ uses: z.array(mediaUse) }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
