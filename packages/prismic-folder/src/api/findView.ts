import { decode, isRecord, valueOf } from '../json.ts';
import { parseUrl } from '../parseUrl.ts';
import type { View } from '../query/View.ts';
import { DRAFTS_ID, type Release, type Snapshot } from '../types.ts';
import { closedReleases, expiredRef, invalid, unknownRef } from './ApiError.ts';
import type { Access, ContentHistory, LoadedContent } from './Call.ts';

/** The view a `ref` parameter selects, and whether responses for exactly this text never change. */
interface FoundView {
  readonly view: View;
  readonly isImmutable: boolean;
}

/**
 * Finds the view of a ref: master, a release, the drafts, or a preview of these, which shows master once its release
 * is gone. Throws 400, 401, 404 or 410.
 */
export function findView(
  content: LoadedContent,
  history: ContentHistory,
  text: string | null,
  access: Access,
  base: string,
): FoundView {
  const { snapshot, master } = content;
  if (text === null || text.trim() === '') {
    throw invalid(`The ref parameter is missing: ${base} lists the refs`);
  }
  const requested = readRef(text, domainOf(snapshot));
  if (requested.kind === 'no preview') return { view: master, isImmutable: false };
  const name = requested.kind === 'ref' ? requested.ref : requested.token;
  if (name === snapshot.ref) return { view: master, isImmutable: requested.kind === 'ref' };

  const preview = requested.kind === 'preview';
  const release = previewable(snapshot).find(
    ({ ref, id }) => ref === name || (preview && id === name),
  );
  if (release) {
    if (!access.releases) throw closedReleases(base);
    return { view: content.viewOf(release), isImmutable: release.ref === text };
  }
  // Its release is published or deleted, and nobody but the browser knows its cookie.
  if (preview && name !== '') return { view: master, isImmutable: false };
  if (history.isExpired(name)) throw expiredRef(name, snapshot.ref);
  throw unknownRef(name, snapshot.ref);
}

/** What a preview can show: the drafts, if only that there are none, and the releases. */
export function previewable({ drafts, releases, ref }: Snapshot): readonly Release[] {
  return [drafts ?? { id: DRAFTS_ID, label: 'Drafts', ref, documents: [] }, ...releases];
}

/** A parsed `ref` parameter. */
type RequestedRef =
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'preview'; readonly token: string }
  /** A preview cookie without an active preview. */
  | { readonly kind: 'no preview' };

/** The name by which previews tell repositories apart. */
export function domainOf({ name }: Snapshot): string {
  return `${name}.prismic.io`;
}

/**
 * Parses a `ref` parameter. Clients also send the raw preview cookie, so besides a plain ref it may
 * be a preview's address or the cookie's percent-encoded JSON,
 * `{ "_tracker", "<repository>.prismic.io": { "preview" } }`.
 */
function readRef(text: string, domain: string): RequestedRef {
  const address = readAddress(text);
  if (address) return previewAt(address, domain);
  const cookie = readCookie(text);
  if (!cookie) return { kind: 'ref', ref: text };
  for (const entry of [cookie[domain], ...Object.values(cookie)]) {
    const preview = isRecord(entry) ? entry['preview'] : undefined;
    if (typeof preview !== 'string') continue;
    const known = readAddress(preview);
    return known ? previewAt(known, domain) : { kind: 'preview', token: preview };
  }
  return { kind: 'no preview' };
}

/**
 * The preview of an address that ends in `/previews/<token>`. All sites on one host have the same
 * cookie, on whatever port, so it may be another project's: that is none here.
 */
function previewAt({ pathname, searchParams }: URL, domain: string): RequestedRef {
  if ((searchParams.get('repository') ?? domain) !== domain) return { kind: 'no preview' };
  const [, token = ''] = /\/previews\/([^/]+)\/?$/.exec(pathname) ?? [];
  return { kind: 'preview', token: decode(token) };
}

function readAddress(encoded: string): URL | null {
  const text = /^https?%3A/i.test(encoded) ? decode(encoded) : encoded;
  return /^https?:\/\//.test(text) ? parseUrl(text) : null;
}

function readCookie(text: string): Record<string, unknown> | undefined {
  const json = decode(text);
  if (!json.startsWith('{')) return undefined;
  const value = valueOf(json);
  return isRecord(value) ? value : undefined;
}
