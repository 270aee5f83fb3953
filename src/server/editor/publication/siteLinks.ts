import type { RepositoryDocument, Snapshot } from '#prismic-folder';
import { siteLanguages } from '#content/languageNames.ts';
import { addressOf } from '#content/languages.ts';
import { linkResolver } from '#content/links.ts';
import type { Language } from '#content/repositoryLanguages.ts';
import type { TypedAddress } from './typedAddresses.ts';
import { isRoute, safeAddress } from '#ui/links/address.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** Stands for the site's own, whatever it is. */
export const ORIGIN = 'http://site.invalid';

/** The languages of content, as the site reads them. */
export const languagesIn = ({ languages }: Pick<Snapshot, 'languages'>): Language[] =>
  languages.map(({ id, name }, index) => ({ id, name, isMaster: index === 0 }));

/** Languages whose pages show a document: settings are read in each language without its own. */
export function shownIn(
  { type, lang }: Pick<RepositoryDocument, 'type' | 'lang'>,
  documents: Snapshot['documents'],
  languages: readonly Language[],
): string[] {
  const isMaster = languages.some(({ id, isMaster }) => isMaster && id === lang);
  if (type !== 'settings' || !isMaster) return [lang];
  const own = new Set(documents.filter((one) => one.type === type).map((one) => one.lang));
  return languages.flatMap(({ id }) => (id === lang || !own.has(id) ? [id] : []));
}

/**
 * The path that a typed address leads to from a page of a language, as browsers resolve the link that the site makes
 * of it. null: to another site, or a place of the page itself; undefined: the site makes no link of it.
 */
export function pathOf(
  { address, made }: Pick<TypedAddress, 'address' | 'made'>,
  lang: string,
  languages: readonly Language[],
  origins: readonly string[],
): string | null | undefined {
  const safe = safeAddress(address);
  if (safe === null) return undefined;
  if (/^[?#]/.test(safe)) return null;
  const named = siteLanguages(languages, lang);
  const prefix = named?.own.prefix ?? '';
  const link =
    made === 'resolved' ? linkResolver(named, ORIGIN)({ link_type: 'Web', url: safe }) : safe;
  const href = link !== null && made !== 'plain' && isRoute(link) ? addressOf(prefix, link) : link;
  // Not from Home: what is relative leads somewhere else from each page.
  const url = parseUrl(href ?? '', `${ORIGIN}${prefix}/-/-`);
  return url && [ORIGIN, ...origins].includes(url.origin) ? url.pathname : null;
}
