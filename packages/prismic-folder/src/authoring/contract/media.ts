import { z } from 'zod';
import { named } from './named.ts';
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

const mediaShown = z
  .string()
  .regex(
    new RegExp(`^${SHOWN}(?:,${SHOWN}){0,4}$`),
    'must be some of picture, drawing, film, sound, document with commas between',
  );

const imageSize = z.object({ width: z.int(), height: z.int() });

export const mediaItem = z
  .object({
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
    /** Places that use it; the same one of draft and published version counts once. */
    uses: z.int(),
    /** Types of the documents that use it; `other` for files that are no documents. */
    usedIn: z.array(z.string()).optional(),
    /**
     * Places that show an image without saying what it shows, nor that it is decoration; 0 for an image
     * that nothing uses and of which the library says nothing either.
     */
    undescribed: z.int().optional(),
    /** Other files with the same bytes. */
    sameAs: z.array(z.string()).optional(),
    /** The size that is enough for every use, of an image that is larger or heavier than that. */
    enough: imageSize.optional(),
    /** Why many browsers do not play or open it, and what to export instead: 'is HEVC, which …'. */
    playback: z.string().optional(),
  })
  .register(named, { id: 'MediaItem' });

/** A file that was uploaded; `isKnown`: the library had one with the same bytes, which this is. */
export const storedMedia = mediaItem.extend({ isKnown: z.boolean().optional() });

export const mediaUse = z
  .object({
    /** The file that refers to it, below the content folder. */
    file: z.string(),
    /** Absent for files that are not documents, such as external projects. */
    document: documentKey.optional(),
    version: versionName.optional(),
    path: jsonPath,
    /** Whether the next version of the document says nothing about the image here. */
    undescribed: z.boolean().optional(),
  })
  .register(named, { id: 'MediaUse' });

/** A file after its content was replaced, and the id of the old content in the bin. */
export const replacedMedia = mediaItem
  .extend({ binned: z.string().optional() })
  .register(named, { id: 'ReplacedMedia' });

/** Numbers of the files of each kind. */
export const mediaCounts = z
  .object({
    total: z.int(),
    bytes: z.int(),
    shows: z.object({
      picture: z.int(),
      drawing: z.int(),
      film: z.int(),
      sound: z.int(),
      document: z.int(),
    }),
    unused: z.int(),
    undescribed: z.int(),
    duplicates: z.int(),
    oversized: z.int(),
    /** By where they are used, as in `usedIn`. */
    usedIn: z.array(z.object({ in: z.string(), total: z.int() })),
  })
  .register(named, { id: 'MediaCounts' });

const shrunkFile = imageSize.extend({ name: z.string(), bytes: z.int() });

/** What shrinking makes of an image; `item` once it is done. */
export const shrunkMedia = z
  .object({
    before: shrunkFile,
    after: shrunkFile,
    item: replacedMedia.optional(),
  })
  .register(named, { id: 'ShrunkMedia' });

/** A deleted file, or content that was replaced. */
export const binnedMedia = z
  .object({
    id: z.string(),
    name: z.string(),
    bytes: z.int(),
    /** In ms since 1970. */
    at: z.number(),
    /** The file that has another content now; absent for a deleted file. */
    replacedBy: z.string().optional(),
  })
  .register(named, { id: 'BinnedMedia' });

/** null removes a value. */
export const mediaDetails = z
  .strictObject({
    alt: z.string().max(10_000).nullable().optional(),
    notes: z.string().max(10_000).nullable().optional(),
    credits: z.string().max(10_000).nullable().optional(),
    tags: z.array(z.string().min(1).max(100)).max(100).nullable().optional(),
    focalPoint: focalPoint.nullable().optional(),
  })
  .register(named, { id: 'MediaDetails' });

/** Which files a list has, and in which order. */
export const mediaFilter = z.strictObject({
  search: z.string().max(300).optional(),
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
});

export type MediaFilter = z.infer<typeof mediaFilter>;
export type MediaItem = z.infer<typeof mediaItem>;
export type StoredMedia = z.infer<typeof storedMedia>;
export type MediaUse = z.infer<typeof mediaUse>;
export type MediaCounts = z.infer<typeof mediaCounts>;
export type ReplacedMedia = z.infer<typeof replacedMedia>;
export type ShrunkMedia = z.infer<typeof shrunkMedia>;
export type BinnedMedia = z.infer<typeof binnedMedia>;
export type MediaDetails = z.infer<typeof mediaDetails>;
