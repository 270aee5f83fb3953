import { z } from 'zod';
import { documentKey, releaseId } from './documents.ts';
import { publicationId } from './publishing.ts';

/** Something that changes what is public, and has not been done yet. */
export const plannedPublication = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('publish'),
    documents: z.array(documentKey).min(1).max(10_000),
  }),
  z.strictObject({ kind: z.literal('publishRelease'), release: releaseId }),
  z.strictObject({ kind: z.literal('archive'), document: documentKey }),
  z.strictObject({ kind: z.literal('remove'), document: documentKey }),
  z.strictObject({ kind: z.literal('undoPublication'), publication: publicationId }),
]);

const names = z.array(z.string().min(1).max(1000)).max(100_000);

/** What is to be public: ids of documents, names of media files, numbers of external projects. */
export const publicNames = z.strictObject({ documents: names, media: names, external: names });

/** What stays protected although no password protects it any more. */
export const stillProtected = z.object({
  documents: z.array(documentKey.extend({ id: z.string(), title: z.string() })),
  media: z.array(z.string()),
  external: z.array(z.string()),
});

export type PlannedPublication = z.infer<typeof plannedPublication>;
export type PublicNames = z.infer<typeof publicNames>;
export type StillProtected = z.infer<typeof stillProtected>;
