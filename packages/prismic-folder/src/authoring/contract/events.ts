import { z } from 'zod';
import { documentKey } from './documents.ts';

/** What changed on disk, whoever changed it. */
export const changeEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    document: documentKey,
    version: z.string(),
    /** null: the file is gone. */
    revision: z.string().nullable(),
    /** Whether this process wrote it. */
    isOwn: z.boolean(),
  }),
  z.object({ kind: z.literal('media'), name: z.string(), exists: z.boolean() }),
  z.object({ kind: z.literal('models') }),
  z.object({ kind: z.literal('settings') }),
]);

export type ChangeEvent = z.infer<typeof changeEvent>;
