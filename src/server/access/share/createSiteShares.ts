import { createOpenCounts, type OpenCounts } from './createOpenCounts.ts';
import { createShareLinks, type ShareLinks, type ShareLinksOptions } from './createShareLinks.ts';
import type { ShareStore } from './ShareStore.ts';

/** What the owner of a site manages of its share links. */
export interface SiteShares {
  readonly links: ShareLinks;
  readonly opens: OpenCounts;
  /** Whether links outlast this process. */
  readonly areLasting: boolean;
}

/** The share links of a site, and how often they and its passwords were used. */
export function createSiteShares(
  { links, opens }: ShareStore,
  ports: Omit<ShareLinksOptions, 'file'>,
  areLasting: boolean,
): SiteShares {
  return {
    links: createShareLinks({ file: links, ...ports }),
    opens: createOpenCounts({ file: opens, ...ports }),
    areLasting,
  };
}
