import { categoryParam } from '#content/category.ts';
import { addressOf } from '#content/languages.ts';
import { ROUTES } from '#content/ownAddresses.ts';
import { prefixOf, splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { decodeSegment } from './decodeSegment.ts';

const partsOf = (path: string) => path.split('/').filter(Boolean);

const PATTERNS = ROUTES.map(partsOf);

/** Escapes that are not UTF-8 are read as text, as the router reads them. */
const decoded = (part: string) => decodeSegment(part) ?? part;

/** A part of an address, spelled as its route has it; `name` is the route's own. */
function spelled(part: string, name: string | undefined): string {
  if (name === undefined) return part;
  if (name === ':tag') {
    const tag = encodeURIComponent(categoryParam(decoded(part)));
    // Nothing, or what browsers take for another folder, is not a part of a path.
    return /^\.{0,2}$/.test(tag) ? part : tag;
  }
  return name.startsWith(':') ? part : name;
}

/**
 * The one spelling of a page's address, which its links have: the site's own words and the language as they
 * are written, single slashes and none at the end, escapes where they are needed. The router reads all spellings
 * alike, so a page is at the canonical path if it is at any. Uids keep their capitals: those name other documents.
 */
export function canonicalPath(pathname: string, languages: readonly Language[]): string {
  const parts = partsOf(pathname).map((part) => encodeURIComponent(decoded(part)));
  const { language, path, isMasterNamed } = splitAddress(`/${parts.join('/')}`, languages);
  if (isMasterNamed) return canonicalPath(path, languages);
  const own = partsOf(path);
  const isRoute = (names: readonly string[]) =>
    names.length === own.length &&
    names.every((name, at) => name.startsWith(':') || name === own[at]?.toLowerCase());
  const names = PATTERNS.find(isRoute) ?? [];
  const isFirstPage = names.at(-1) === ':page' && own.at(-1) === '1';
  const canonical = own
    .map((part, at) => spelled(part, names[at]))
    .slice(0, isFirstPage ? -2 : undefined);
  return addressOf(language ? prefixOf(language) : '', `/${canonical.join('/')}`);
}
