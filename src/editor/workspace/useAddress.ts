import type { DocumentKey } from '#prismic-folder/contract';
import { useCallback, useSyncExternalStore } from 'react';

/** What the address names. */
export type Address =
  | { readonly kind: 'documents' }
  | { readonly kind: 'media' }
  | { readonly kind: 'find' }
  | {
      readonly kind: 'history' | 'document';
      readonly type: string;
      readonly name: string;
      readonly lang: string | null;
    };

const BASE = '/edit';
const MOVED = 'editor-address';

/** Addresses have the type's id with hyphens: `case-study/low-tide`. */
const idOf = (segment: string) => segment.replaceAll('-', '_');
const segmentOf = (type: string): string => encodeURIComponent(type.replaceAll('_', '-'));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads an address below `/edit`; types with a hyphen in their id are tried as they are by the caller. */
export function readAddress(pathname: string, search: string): Address {
  const [first, second, third] = pathname.slice(BASE.length).split('/').filter(Boolean).map(decode);
  const lang = new URLSearchParams(search).get('lang');
  if (first === undefined) return { kind: 'documents' };
  if (first === 'media' && second === undefined) return { kind: 'media' };
  if (first === 'find' && second === undefined) return { kind: 'find' };
  if (first === 'history' && second !== undefined && third !== undefined) {
    return { kind: 'history', type: idOf(second), name: third, lang };
  }
  return { kind: 'document', type: idOf(first), name: second ?? '', lang };
}

const subscribe = (listener: () => void) => {
  const off = new AbortController();
  for (const event of ['popstate', 'hashchange', MOVED]) {
    window.addEventListener(event, listener, { signal: off.signal });
  }
  return () => off.abort();
};

const hrefNow = () => window.location.href;

/** The address of a document in the editor. */
export const documentAddress = ({ type, name, lang }: DocumentKey): string =>
  `${BASE}/${segmentOf(type)}/${encodeURIComponent(name)}${lang === undefined ? '' : `?lang=${lang}`}`;

/** The address of the window and how to change it; Back and reload keep the place. */
export function useAddress() {
  const href = useSyncExternalStore(subscribe, hrefNow);
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
