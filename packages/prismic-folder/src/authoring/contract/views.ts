import { z } from 'zod';
import { named } from './named.ts';

/** Views in total, and by day (UTC, `2026-11-29`) of the last months. */
const viewed = z
  .object({ total: z.int(), days: z.record(z.string(), z.int()) })
  .register(named, { id: 'Viewed' });

export const views = z
  .object({
    /** Whether views are counted; null: nobody has said so. */
    isOn: z.boolean().nullable(),
    /** Whether visitors come to this server, rather than its owner alone. */
    isVisited: z.boolean(),
    /** The last day. */
    today: z.string(),
    /** By id of the document. */
    pages: z.record(z.string(), viewed),
    /** By id of the share link. */
    links: z.record(z.string(), viewed),
  })
  .register(named, { id: 'Views' });

export const countedViews = z.strictObject({ isOn: z.boolean() });

export type Viewed = z.infer<typeof viewed>;
export type Views = z.infer<typeof views>;
