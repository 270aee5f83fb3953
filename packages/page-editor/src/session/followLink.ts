import type { DocumentSummary } from 'prismic-folder/contract';
import { parseUrl } from 'prismic-folder/edit';
import { openTab } from '../kit/openTab.ts';
import type { EditorServices } from './EditorContext.ts';
import { documentLookup } from './findDocument.ts';

type Services = Pick<EditorServices, 'api' | 'host' | 'open' | 'toast'>;

/** Opens what a link on the page leads to: a document of the project here, anything else in a new tab. */
export async function followLink(
  href: string,
  { api, host, open, toast }: Services,
): Promise<void> {
  const url = parseUrl(href);
  const isOwn = url?.origin === (host.site ?? window.location.origin);
  const find = async (path: string): Promise<DocumentSummary | null> => {
    const documentAt = await host.documentAt?.();
    if (!documentAt) return null;
    const { languages } = await api.call('listLanguages', {});
    const named = documentAt(path, languages);
    return named && documentLookup(api).findByUid(named.type, named.uid, named.lang);
  };
  // Without an answer the tab says what is at the address.
  const found = isOwn ? await find(url.pathname).catch(() => null) : null;
  if (found && found.status !== 'archived') open(found);
  else openTab(href, toast);
}
