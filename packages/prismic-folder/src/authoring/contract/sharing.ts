import { z } from 'zod';
import { named } from './named.ts';

export const shareId = z.string().regex(/^[\w-]{8,40}$/, 'must be the id of a share link');

/** A number and a day (UTC), and nothing of who opened it. */
const opens = z.object({
  count: z.int(),
  /** `2026-11-24`; null: never. */
  lastOn: z.string().nullable(),
});

/** open: it works; lost: the server's secret has changed since. Times in ms since 1970. */
export const shareLink = z
  .object({
    id: shareId,
    client: z.string(),
    createdAt: z.number(),
    expiresAt: z.number(),
    revokedAt: z.number().nullable(),
    state: z.enum(['open', 'expired', 'revoked', 'lost']),
    /** What the client opens; null if the link is not open. */
    address: z.string().nullable(),
    opens,
  })
  .register(named, { id: 'ShareLink' });

export const sharing = z
  .object({
    /** The newest first. */
    links: z.array(shareLink),
    /** How often the password has unlocked the document. */
    password: opens,
    /** Whether links outlast the server's next start. */
    areLasting: z.boolean(),
    /**
     * Who can open the addresses: everyone, this machine only, or everyone if the site at that address
     * has this folder and this secret.
     */
    reach: z.enum(['everyone', 'machine', 'elsewhere']),
  })
  .register(named, { id: 'Sharing' });

/** Ten years, in ms: a later end is a mistake. */
const MAX_LIFETIME = 10 * 366 * 24 * 3600 * 1000;

export const newShareLink = z
  .strictObject({
    client: z
      .string()
      .trim()
      .min(1, 'must name the client')
      .max(100, 'must have at most 100 characters'),
    /** In ms since 1970. */
    expiresAt: z
      .int()
      .refine((at) => at > Date.now(), 'must be in the future')
      .refine((at) => at < Date.now() + MAX_LIFETIME, 'must be within ten years'),
  })
  .register(named, { id: 'NewShareLink' });

export type ShareLink = z.infer<typeof shareLink>;
export type Sharing = z.infer<typeof sharing>;
export type NewShareLink = z.infer<typeof newShareLink>;
