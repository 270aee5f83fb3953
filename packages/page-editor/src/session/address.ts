import { decoded } from '../model/place.ts';
import { typeSegment } from '../paths.ts';
import type { DocumentKey } from 'prismic-folder/contract';
import { useCallback, useSyncExternalStore } from 'react';

/** What the address names. */
export type Address =
  | { readonly kind: 'documents' }
  | { readonly kind: 'media' }
  | { readonly kind: 'find' }
  | { readonly kind: 'online' }
  /** All releases, or one of them. */
  | { readonly kind: 'releases'; readonly release: string | null }
  /** Documents that no longer exist. */
  | { readonly kind: 'removed' }
  | {
      readonly kind: 'history' | 'document';
      readonly type: string;
      readonly name: string;
      readonly lang: string | null;
      /** The release whose version it is; absent: the draft, or what is public. */
      readonly release?: string;
    };

const BASE = '/edit';
const MOVED = 'editor-address';
const IN_RELEASE = 'release:';

/** Addresses have the type's id with hyphens: `case-study/low-tide`. */
const idOf = (segment: string) => segment.replaceAll('-', '_');
const segmentOf = (type: string): string => encodeURIComponent(typeSegment(type));

/** Reads an address below `/edit`; `typeNamed` finds types with a hyphen in their id. */
export function readAddress(pathname: string, search: string): Address {
  const [first, second, third] = pathname
    .slice(BASE.length)
    .split('/')
    .filter(Boolean)
    .map(decoded);
  const query = new URLSearchParams(search);
  const lang = query.get('lang');
  const release = query.get('release');
  const version = release === null ? {} : { release };
  if (first === undefined) return { kind: 'documents' };
  if (first === 'media' && second === undefined) return { kind: 'media' };
  if (first === 'find' && second === undefined) return { kind: 'find' };
  if (first === 'online' && second === undefined) return { kind: 'online' };
  if (first === 'releases') return { kind: 'releases', release: second ?? null };
  if (first === 'history' && second === undefined) return { kind: 'removed' };
  if (first === 'history' && second !== undefined && third !== undefined) {
    return { kind: 'history', type: idOf(second), name: third, lang, ...version };
  }
  return { kind: 'document', type: idOf(first), name: second ?? '', lang, ...version };
}

/** Calls back when the window has another address; not for what a page itself writes into its query. */
export const onAddress = (listener: () => void): (() => void) => {
  const off = new AbortController();
  for (const event of ['popstate', 'hashchange', MOVED]) {
    window.addEventListener(event, listener, { signal: off.signal });
  }
  return () => off.abort();
};

const hrefNow = () => window.location.href;

/** The release whose version it is; null: it is in none. */
export const releaseOf = (version: string): string | null =>
  version.startsWith(IN_RELEASE) ? version.slice(IN_RELEASE.length) : null;

/** The address of a document in the editor; of its version in a release, if that is the one. */
export const documentAddress = (
  { type, name, lang }: DocumentKey,
  version: string = 'draft',
): string => {
  const release = releaseOf(version);
  const query = new URLSearchParams({
    ...(lang !== undefined && { lang }),
    ...(release !== null && { release }),
  }).toString();
  return `${BASE}/${segmentOf(type)}/${encodeURIComponent(name)}${query === '' ? '' : `?${query}`}`;
};

/** The address of a document's earlier versions; from there the way leads back to the version it was opened from. */
export const historyAddress = (document: DocumentKey, version?: string): string =>
  documentAddress(document, version).replace(BASE, `${BASE}/history`);

/** The address of documents that no longer exist. */
export const REMOVED_ADDRESS = `${BASE}/history`;

/** Where the site gets online. */
export const ONLINE_ADDRESS = `${BASE}/online`;

/** The address of the look, which is the only document of its type. */
export const lookAddress = (type: string): string => `${BASE}/${segmentOf(type)}`;

/** The address of the list of a type. */
export const listAddress = (type: string): string => `${BASE}?${new URLSearchParams({ type })}`;

/** The address of the releases, or of one. */
export const releaseAddress = (id?: string): string =>
  `${BASE}/releases${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/** The address of the window and how to change it; Back and reload keep the place. */
export function useAddress() {
  const href = useSyncExternalStore(onAddress, hrefNow);
  const go = useCallback((to: string, how: 'push' | 'replace' = 'push') => {
    const { pathname, search, hash } = new URL(to, window.location.href);
    const address = pathname + search + hash;
    const { location } = window;
    if (address === location.pathname + location.search + location.hash) return;
    window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    window.dispatchEvent(new Event(MOVED));
  }, []);
  return { url: new URL(href), go };
}
