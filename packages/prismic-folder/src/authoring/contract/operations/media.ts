import { z } from 'zod';
import { mediaDetails, mediaItem, mediaName, mediaUse } from '../media.ts';
import type { Operation } from '../Operation.ts';

/** Names have slashes, which proxies decode in paths: they are in the query. */
const nameQuery = z.strictObject({ name: mediaName });

const ITEM = '/media/item';

/** Files of the media library. */
export const mediaOperations = {
  listMedia: {
    summary: 'Lists media by kind, words and use, the last saved first.',
    method: 'GET',
    path: '/media',
    query: z.strictObject({
      search: z.string().max(300).optional(),
      kind: mediaItem.shape.kind.optional(),
      unused: z.boolean().optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(1).max(100).default(50),
    }),
    result: z.object({ media: z.array(mediaItem), total: z.int() }),
    errors: [],
  },
  uploadMedia: {
    summary: 'Stores a new file; its name is made readable and unique.',
    method: 'POST',
    path: '/media',
    query: z.strictObject({ name: z.string().min(1).max(300) }),
    body: 'file',
    result: mediaItem,
    status: 201,
    errors: ['too_large', 'unsupported_type', 'storage'],
  },
  readMedia: {
    summary: 'Reads what is known of a file.',
    method: 'GET',
    path: ITEM,
    query: nameQuery,
    result: mediaItem,
    errors: [],
  },
  replaceMedia: {
    summary: 'Replaces the content of a file by one of the same kind; references stay.',
    method: 'PUT',
    path: ITEM,
    query: nameQuery,
    body: 'file',
    result: mediaItem,
    errors: ['too_large', 'unsupported_type', 'storage'],
  },
  describeMedia: {
    summary: 'Sets alternative text, notes and focal point of a file.',
    method: 'PATCH',
    path: ITEM,
    query: nameQuery,
    body: mediaDetails,
    result: mediaItem,
    errors: ['storage'],
  },
  renameMedia: {
    summary: 'Renames a file and all references to it.',
    method: 'POST',
    path: `${ITEM}/rename`,
    query: nameQuery,
    body: z.strictObject({ to: mediaName }),
    result: mediaItem,
    errors: ['exists', 'conflict', 'storage'],
  },
  removeMedia: {
    summary: 'Deletes a file that no document refers to.',
    method: 'DELETE',
    path: ITEM,
    query: nameQuery,
    result: 'nothing',
    errors: ['in_use', 'storage'],
  },
  listMediaUses: {
    summary: 'Lists the places that refer to a file.',
    method: 'GET',
    path: `${ITEM}/uses`,
    query: nameQuery,
    result: z.object({ uses: z.array(mediaUse) }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
