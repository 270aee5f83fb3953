import { z } from 'zod';
import { mediaDetails, mediaItem, mediaName, mediaShown, mediaUse } from '../media.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';

/** Names have slashes, which proxies decode in paths: they are in the query. */
const nameQuery = z.strictObject({ name: mediaName });

/** Files of the media library. */
export const mediaOperations = {
  listMedia: {
    ...routes.listMedia,
    summary: 'Lists media by what they show, words and use, the last saved first.',
    query: z.strictObject({
      search: z.string().max(300).optional(),
      kind: mediaItem.shape.kind.optional(),
      /** Only what shows one of these; joined by commas. */
      shows: mediaShown.optional(),
      unused: z.boolean().optional(),
      /** Only images without alternative text. */
      undescribed: z.boolean().optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(1).max(100).default(50),
    }),
    result: z.object({ media: z.array(mediaItem), total: z.int() }),
    errors: [],
  },
  uploadMedia: {
    ...routes.uploadMedia,
    summary: 'Stores a new file; its name is made readable and unique.',
    query: z.strictObject({ name: z.string().min(1).max(300) }),
    body: 'file',
    result: mediaItem,
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
    summary: 'Replaces the content of a file by one of the same kind; references stay.',
    query: nameQuery,
    body: 'file',
    result: mediaItem,
    errors: ['too_large', 'unsupported_type', 'storage'],
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
    summary: 'Deletes a file that no document refers to.',
    query: nameQuery,
    result: 'nothing',
    errors: ['in_use', 'storage'],
  },
  listMediaUses: {
    ...routes.listMediaUses,
    summary: 'Lists the places that refer to a file.',
    query: nameQuery,
    result: z.object({ uses: z.array(mediaUse) }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
