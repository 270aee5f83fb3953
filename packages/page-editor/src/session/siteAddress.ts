import type { OpenDocument } from '../document/DocumentSession.ts';
import type { Addressed, EditorHost } from '../model/EditorHost.ts';

/** The address of a document's page on the site; of one without a page, that of the site. */
export const siteAddress = (host: EditorHost, document: Addressed): string =>
  host.addressOf(document) ?? '/';

type Opened = Pick<OpenDocument, 'key' | 'json'> & {
  readonly summary: Pick<OpenDocument['summary'], 'uid'>;
};

/**
 * Where visitors see an open document. `key`: what it is called now, if that has changed since. A translation's uid
 * need not be the name of its file.
 */
export function visitedAddress(
  host: EditorHost,
  open: Opened,
  { type, name, lang }: OpenDocument['key'] = open.key,
): string {
  const uid = name === open.key.name ? open.summary.uid : name;
  const document = { type, uid, lang };
  return host.visitedAt?.({ ...document, json: open.json }) ?? siteAddress(host, document);
}
