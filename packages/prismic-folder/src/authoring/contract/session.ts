import { z } from 'zod';
import { named } from './named.ts';
import { documentKey, releaseId } from './documents.ts';

/** An open session of the editor. Times in ms since 1970; null: it ends with the server. */
export const sessionDetails = z
  .object({
    method: z.enum(['link', 'password']),
    /** When it ends unless it is used. */
    idleUntil: z.number().nullable(),
    /** When it ends in any case. */
    until: z.number().nullable(),
  })
  .register(named, { id: 'Session' });

/** What this browser is to preview: a release, or all drafts. */
export const previewRequest = z.strictObject({
  release: releaseId.optional(),
  /** Id of the document whose page is opened; Home by default. */
  document: z.string().min(1).max(300).optional(),
});

/** The page that shows the preview, as a path of the site. */
export const previewStarted = z.object({ path: z.string() });

/** What changed on disk, whoever changed it. */
const changeEvent = z
  .discriminatedUnion('kind', [
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
  ])
  .register(named, { id: 'ChangeEvent' });

export type PreviewRequest = z.infer<typeof previewRequest>;
export type ChangeEvent = z.infer<typeof changeEvent>;
