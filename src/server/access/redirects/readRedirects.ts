import { documentAddress } from '#content/documentAddress.ts';
import { describeType } from '#content/documentTypes.ts';
import { SERVED_NAMES } from '#content/ownAddresses.ts';
import type { Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { isDocumentLink } from '#server/sources/RawDocument.ts';
import { SOURCE } from '#server/sources/askSource.ts';
import { textOf } from '#content/sanitize/json.ts';
import { isExternal, safeAddress } from '#ui/links/address.ts';
import { parseUrl } from '#ui/parseUrl.ts';
import type { ListedDocument } from '../policy/facts.ts';
import { ownPages } from '../policy/ownPages.ts';
import type { RedirectRow } from './redirectRows.ts';
import { plainTag } from '#content/category.ts';

/** What rows are read with. */
export interface RedirectContent {
  readonly rows: readonly RedirectRow[];
  readonly listed: readonly ListedDocument[];
  readonly languages: readonly Language[];
  /** Origins of the site, where they are known. */
  readonly origins?: readonly string[];
}

/** Why a row leads nobody anywhere. */
export interface RedirectProblem {
  readonly row: RedirectRow;
  readonly field: 'from' | 'to';
  /** The beginning of a sentence. */
  readonly reason: string;
}

export interface Redirects {
  /** Where an address leads now: a path of this site or an address of another one; null for all others. */
  readonly find: (pathname: string) => string | null;
  /** Every old path, as it is spelled in links, and where it leads. */
  readonly all: readonly (readonly [from: string, to: string])[];
  readonly problems: readonly RedirectProblem[];
}

interface Entry {
  readonly row: RedirectRow;
  readonly path: string;
  readonly to: string;
}

/** A reason in place of an address. */
class Refused {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Base of paths; never requested. */
const BASE = 'http://site.invalid';

/**
 * Reads the list of old addresses. Pages of the site come first: a row cannot hide one. What leads to another old
 * address leads on at once, and what leads in a circle leads nowhere.
 */
export function readRedirects(content: RedirectContent): Redirects {
  const { rows, listed, languages, origins = [] } = content;
  const isPage = isOwnPage(listed, languages);
  const targets = new Map(listed.map((one) => [one.id, one]));
  // Visitors type capitals, and servers of old sites ignored them.
  const keyOf = (pathname: string) => decoded(canonicalPath(pathname, languages)).toLowerCase();
  const entries = new Map<string, Entry>();
  const problems: RedirectProblem[] = [];

  for (const row of rows) {
    const report = (field: RedirectProblem['field'], reason: string) =>
      problems.push({ row, field, reason });
    const isEmpty = Object.keys(row.to).every((key) => key === 'link_type' || key === 'key');
    if (row.from === '' && isEmpty) continue;
    const path = oldPath(row.from);
    if (path instanceof Refused) report('from', path.reason);
    const to = isEmpty ? new Refused('is empty: choose where it leads') : targetOf(row.to);
    if (to instanceof Refused) report('to', to.reason);
    if (path instanceof Refused || to instanceof Refused) continue;
    const [key, written] = [keyOf(path), decoded(path)];
    if (entries.has(key)) report('from', `has ${written} a second time; the first row counts`);
    else if (isPage(path)) report('from', `is a page of this site: ${written} leads nowhere else`);
    else if (isServed(path)) report('from', `is an address of the site itself: ${written}`);
    else entries.set(key, { row, path: canonicalPath(path, languages), to });
  }

  const lastOf = (entry: Entry): string | null => {
    const passed = new Set<Entry>();
    for (let next: Entry | undefined = entry; next;) {
      if (passed.has(next)) return null;
      passed.add(next);
      const { to }: Entry = next;
      const following: Entry | undefined = to.startsWith('/')
        ? entries.get(keyOf(new URL(to, BASE).pathname))
        : undefined;
      if (!following) return to;
      next = following;
    }
    return null;
  };
  const found = new Map<string, readonly [string, string]>();
  for (const [key, entry] of entries) {
    const last = lastOf(entry);
    if (last !== null) found.set(key, [entry.path, last]);
    else
      problems.push({
        row: entry.row,
        field: 'to',
        reason: `leads in a circle: ${decoded(entry.path)} comes back to an old address`,
      });
  }

  /** The address that a link field leads to. */
  function targetOf(link: RedirectRow['to']): string | Refused {
    if (isDocumentLink(link)) {
      const document = targets.get(link.id);
      if (!document || link['isBroken'] === true)
        return new Refused('leads to a page that is not there any more: choose another one');
      if (document.type !== 'home' && describeType(document.type)?.path === undefined)
        return new Refused('leads to something that is no page: choose another one');
      return documentAddress(languages, document);
    }
    if (link['link_type'] === 'Document')
      return new Refused('leads to a page that is not there any more: choose another one');
    // In the folder's own content a file has no server yet.
    const written = textOf(link['url']).replace(/^repository:(?=\/media\/)/, '');
    const safe = safeAddress(written);
    const url = safe === null ? null : parseUrl(safe, BASE);
    const isPath = safe !== null && safe.startsWith('/') && !isExternal(safe);
    const isWeb = safe !== null && /^https?:\/\//i.test(safe);
    if (!url || (!isPath && !isWeb))
      return new Refused(
        `leads to “${shortened(written)}”, which begins neither with https:// nor with /`,
      );
    const isOwn = isPath || [new URL(SOURCE).origin, ...origins].includes(url.origin);
    // Two slashes would be the name of another site.
    return isOwn ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
  }

  return {
    find: (pathname) => (found.size === 0 ? null : (found.get(keyOf(pathname))?.[1] ?? null)),
    all: [...found.values()],
    problems,
  };
}

/** The path of an old address, which may name its site. */
function oldPath(from: string): string | Refused {
  if (from === '') return new Refused('is empty: write the address that leads on');
  const isWhole = /^https?:\/\//i.test(from);
  const text = isWhole || from.startsWith('/') ? from : `/${from}`;
  const url = text.startsWith('//') ? null : parseUrl(text, BASE);
  if (!url || /[\s\\]/.test(from) || (!isWhole && /^[a-z][\w+.-]*:/i.test(from)))
    return new Refused(`“${shortened(from)}” is no address: write it like /work/old-project`);
  if (url.search !== '')
    return new Refused(
      `“${shortened(from)}” has a question mark: write the address up to it, whatever follows leads on, too`,
    );
  return url.pathname;
}

/** Whether the server answers at a path before any page. */
const isServed = (path: string) =>
  SERVED_NAMES.has(path.split('/')[1]?.toLowerCase() ?? '') && !path.startsWith('/media/');

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const MAX_SHOWN = 80;
const shortened = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

/**
 * Where a request goes. What a visitor's address asks for goes on within this site only: it is not meant for others.
 */
export function redirectLocation(to: string, search: string): string {
  if (!to.startsWith('/') || search === '') return to;
  const url = new URL(to, BASE);
  const query = url.search === '' ? search : `${url.search}&${search.slice(1)}`;
  return url.pathname + query + url.hash;
}

/** Tells whether the content has a page at a path. */
function isOwnPage(
  listed: readonly ListedDocument[],
  languages: readonly Language[],
): (pathname: string) => boolean {
  const pageOf = ownPages(listed, languages);
  const tags = new Set(listed.flatMap((one) => one.tags.map(plainTag)));
  return (pathname) => {
    const { page, id } = pageOf(pathname);
    if (page?.kind === 'projects') return page.tag === null || tags.has(plainTag(page.tag));
    return page?.kind === 'everywhere' || id !== null;
  };
}
