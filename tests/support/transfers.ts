import type { Page, Request } from '@playwright/test';

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'media', 'other'] as const;

export type TransferKind = (typeof KINDS)[number];

/** What a page has transferred over the network so far. */
export interface Transfers {
  /** Sizes of the bodies as sent, compressed. */
  readonly bytes: Readonly<Record<TransferKind, number>>;
  /** The path of each request, in their order. */
  readonly requests: readonly string[];
}

const kindOf = (request: Request) => {
  const type = request.resourceType();
  return KINDS.find((kind) => kind === type) ?? 'other';
};

/** A browser also reports some of the `blob:` and `data:` addresses that a page makes itself, some of the time. */
const isSent = (request: Request) => /^https?:/.test(request.url());

/** Counts a page's requests from now on, as in a first visit; the returned function gives the totals. */
export async function watchTransfers(page: Page): Promise<() => Promise<Transfers>> {
  // Journeys share a window, and with it what those before have loaded.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  const sentRequests: Request[] = [];
  page.on('request', (request) => {
    if (isSent(request)) sentRequests.push(request);
  });
  return async () => {
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<
      TransferKind,
      number
    >; // Cast: one entry a kind.
    for (const request of sentRequests) {
      // Without a response, or with one from the cache, nothing was transferred.
      const sizes = await request.sizes().catch(() => null);
      bytes[kindOf(request)] += sizes?.responseBodySize ?? 0;
    }
    return { bytes, requests: sentRequests.map((request) => new URL(request.url()).pathname) };
  };
}

/**
 * Watches a page from before it loads; the returned function lists unused preloads, of modules as they were at
 * its first call.
 */
export async function findUnusedPreloads(page: Page): Promise<() => Promise<string[]>> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  let run: readonly string[] | null = null;
  return async () => {
    // A module that was only fetched has run none of its functions, its own body included.
    run ??= (await page.coverage.stopJSCoverage())
      .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
      .map(({ url }) => url);
    return page.evaluate(unusedPreloads, run);
  };
}

/** Runs in the page: URLs of preloaded modules, fonts and images that are not used. */
function unusedPreloads(run: readonly string[]): string[] {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]'),
  ];
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const isFontUsed = (href: string) =>
    faces.some(({ style, parentStyleSheet }) => {
      const [, source = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
      return (
        new URL(source, parentStyleSheet?.href ?? location.href).href === href &&
        loaded.some(
          (face) =>
            face.weight === style.getPropertyValue('font-weight') &&
            face.unicodeRange.split(',')[0]?.trim() ===
              style.getPropertyValue('unicode-range').split(',')[0]?.trim(),
        )
      );
    });
  const sources = [...document.images].map(({ currentSrc }) => currentSrc);
  const isPictureUsed = ({ href, imageSrcset }: HTMLLinkElement) =>
    [href, ...imageSrcset.split(/\s+\S+,\s*|\s+\S+$/)]
      .filter((address) => address !== '')
      .some((address) => sources.includes(new URL(address, location.href).href));
  return links
    .filter((link) => {
      if (link.rel === 'modulepreload') return !run.includes(link.href);
      if (link.as === 'font') return !isFontUsed(link.href);
      return link.as === 'image' ? !isPictureUsed(link) : true;
    })
    .map(({ href, imageSrcset }) => href || imageSrcset);
}
