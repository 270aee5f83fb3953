import { documentTypes, routedTypes } from './documentTypes.ts';
import { documentPath } from './links.ts';

interface Named {
  readonly type: string;
  readonly uid?: string | null | undefined;
}

/** The addresses of the site's pages: words of its own, and after a colon what the content names. */
export const ROUTES: readonly string[] = [
  '/portfolio',
  '/portfolio/:uid',
  '/portfolio/page/:page',
  '/projects',
  '/categories/:tag',
  '/categories/:tag/page/:page',
  ...routedTypes.map((type) => documentTypes[type].path),
];

const SERVED = `
  api assets cards edit external healthz media pictures preview readyz repository slice-library slice-simulator
  feed.xml robots.txt sitemap.xml 404.html index.html manifest.webmanifest
  .assetsignore _headers apple-touch-icon.png favicon.ico favicon.svg icons`;

/** First parts of addresses that the site answers before any page. */
export const SERVED_NAMES: ReadonlySet<string> = new Set(SERVED.trim().split(/\s+/));

/**
 * First parts of addresses that the site answers itself, wherever it runs and whether or not its editor is
 * on: what the server, the router and the build for browsers have. A test compares the list with them.
 */
export const OWN_NAMES: ReadonlySet<string> = new Set([
  ...SERVED_NAMES,
  ...ROUTES.flatMap((path) => /^\/([^:/]+)/.exec(path)?.[1] ?? []),
]);

/** The files of a sitemap that is too large for one. */
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/**
 * Why no visitor can read a document where its uid puts it, as the beginning of a sentence; null if visitors
 * can. `languages`: those of the repository, whose ids are addresses, too.
 */
export function reservedAddress(
  document: Named,
  languages: readonly { readonly id: string }[],
): string | null {
  const path = documentPath(document);
  // Another slash: what is below a name of the site's belongs to its documents.
  const name = /^\/([^/]+)$/.exec(path)?.[1]?.toLowerCase();
  if (name === undefined) return null;
  if (OWN_NAMES.has(name) || SITEMAP_PART.test(name))
    return `${path} is an address of the site itself`;
  return languages.some(({ id }) => id.toLowerCase() === name)
    ? `${path} is the address of a language`
    : null;
}

/** The same with a proposal, for who gives a document this uid. */
export function refuseUid(
  document: Named,
  languages: readonly { readonly id: string }[],
): string | null {
  const reason = reservedAddress(document, languages);
  return reason && `${reason}: give it another uid, such as ${document.uid}-2`;
}
