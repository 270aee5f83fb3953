import { z } from 'zod';
import { documentName, typeId } from './documents.ts';

/** Name of a set of content that was moved aside: its folder below `content/aside`. */
export const setName = z.string().regex(/^[a-z]+-\d{4}-\d\d-\d\d(?:-\d+)?$/);

/** Which content the folder has, and what was moved aside. */
export const contentSets = z.object({
  /** Whether the folder has the demo that the project comes with, and its owner has said what to do with it. */
  demo: z.object({ isAnswered: z.boolean() }).nullable(),
  /** The newest first. */
  sets: z.array(z.object({ name: setName, isDemo: z.boolean() })),
});
export type ContentSets = z.output<typeof contentSets>;

/** Content that takes the place of the demo. */
export const newContent = z.strictObject({
  documents: z
    .array(
      z.strictObject({
        type: typeId,
        name: documentName,
        tags: z.array(z.string()).optional(),
        data: z.record(z.string(), z.unknown()),
        /** Whether it is not public yet. */
        isDraft: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(50),
  /** Names of media that stay, because the new documents show them. */
  media: z.array(z.string()).max(50),
});
export type NewContent = z.output<typeof newContent>;

export const setMoved = z.object({ aside: setName });
