import { z } from 'zod';
import { documentKey, jsonPath, versionName } from './documents.ts';

/** A path below `content/media`, each part a plain file name. */
export const mediaName = z
  .string()
  .max(300)
  .regex(
    // oxlint-disable-next-line no-control-regex -- a line break would hide what follows it
    /^(?!(?:[^/]*\/)*\.)[^\\/\u0000-\u001f:*?"<>|]+(?:\/[^\\/\u0000-\u001f:*?"<>|]+)*$/,
    'must be a path below content/media, without names that begin with a dot and without \\ : * ? " < > |',
  );

/** From 0 (left, top) to 1 (right, bottom). */
const focalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** What files show: raster images, SVG, videos, audio, or anything else. */
const SHOWN = '(?:picture|drawing|film|sound|document)';

export const mediaShown = z
  .string()
  .regex(
    new RegExp(`^${SHOWN}(?:,${SHOWN}){0,4}$`),
    'must be some of picture, drawing, film, sound, document with commas between',
  );

export const mediaItem = z.object({
  name: z.string(),
  kind: z.enum(['image', 'document', 'file']),
  contentType: z.string(),
  bytes: z.int(),
  /** Pixels; absent for files that are not images. */
  width: z.int().optional(),
  height: z.int().optional(),
  savedAt: z.number(),
  alt: z.string().optional(),
  notes: z.string().optional(),
  credits: z.string().optional(),
  tags: z.array(z.string()).optional(),
  focalPoint: focalPoint.optional(),
  uses: z.int(),
});

export const mediaUse = z.object({
  /** The file that refers to it, below the content folder. */
  file: z.string(),
  /** Absent for files that are not documents, such as external projects. */
  document: documentKey.optional(),
  version: versionName.optional(),
  path: jsonPath,
});

/** null removes a value. */
export const mediaDetails = z.strictObject({
  alt: z.string().max(10_000).nullable().optional(),
  notes: z.string().max(10_000).nullable().optional(),
  credits: z.string().max(10_000).nullable().optional(),
  tags: z.array(z.string().min(1).max(100)).max(100).nullable().optional(),
  focalPoint: focalPoint.nullable().optional(),
});

export type MediaItem = z.infer<typeof mediaItem>;
export type MediaUse = z.infer<typeof mediaUse>;
export type MediaDetails = z.infer<typeof mediaDetails>;
