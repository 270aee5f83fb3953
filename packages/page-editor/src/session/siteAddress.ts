import type { OpenDocument } from '../document/DocumentSession.ts';
import type { Addressed, EditorHost } from '../model/EditorHost.ts';
import { releaseOf } from './address.ts';

/** The address of a document's page on the site; of one without a page, that of the site. */
export const siteAddress = (host: EditorHost, document: Addressed): string =>
  host.addressOf(document) ?? '/';

/** Where a browser finds a path of the site. */
export const onSite = (host: EditorHost, path: string): string => (host.site ?? '') + path;

type Opened = Pick<OpenDocument, 'key' | 'json'> & {
  readonly summary: Pick<OpenDocument['summary'], 'uid'>;
};

/**
 * Where a browser finds what visitors see of an open document. `key`: what it is called now, if that has changed since. A translation's uid
 * need not be the name of its file.
 */
export function visitedAddress(
  host: EditorHost,
  open: Opened,
  { type, name, lang }: OpenDocument['key'] = open.key,
): string {
  const uid = name === open.key.name ? open.summary.uid : name;
  const document = { type, uid, lang };
  const path = host.visitedAt?.({ ...document, json: open.json }) ?? siteAddress(host, document);
  return onSite(host, path);
}

/** What a preview has to show: the page of an open document with its draft, or with the release that it is edited in. */
export function previewRequest({ summary, version }: Pick<OpenDocument, 'summary' | 'version'>) {
  const release = releaseOf(version);
  return {
    // Before its first edit has made it, it has none.
    ...(summary.id !== '' && { document: summary.id }),
    ...(release !== null && { release }),
  };
}
