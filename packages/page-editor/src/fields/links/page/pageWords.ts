import { decoded } from '../../../model/place.ts';
import type { EditorServices } from '../../../session/EditorContext.ts';
import { titleAndType } from '../../../session/documentWords.ts';
import { documentLookup } from '../../../session/findDocument.ts';
import type { GlyphName } from '../../../kit/icons/glyphs.tsx';

type Services = Pick<EditorServices, 'api' | 'host' | 'models'>;

/** What an address leads to, in words. */
export interface PageWords {
  readonly icon: GlyphName;
  readonly title: string;
}

/** A page that is no document. */
interface OtherPage {
  readonly label: string;
  readonly path: string;
}

/** Addresses are the same in either case, and with spaces as they are written or sent. */
const plainPath = (path: string) => decoded(path).toLowerCase();

/** The pages of the site that are no documents. */
export async function readOtherPages({ api, host }: Services): Promise<readonly OtherPage[]> {
  if (!host.otherPages) return [];
  const { tags } = await api.call('countDocuments', {});
  return host.otherPages(tags.map(({ tag }) => tag));
}

/** What the site has at an address. `lang`: the language of the document that names it. */
export async function readPageAt(
  address: string,
  lang: string | undefined,
  services: Services,
): Promise<PageWords> {
  const { api, host, models } = services;
  if (!address.startsWith('/')) {
    const isSite = /^(?:https?:|\/\/)/i.test(address);
    return { icon: isSite ? 'globe' : 'label', title: address };
  }
  const [path = '/'] = address.split(/[?#]/);
  const others = await readOtherPages(services);
  const other = others.find((page) => plainPath(page.path) === plainPath(path));
  if (other) return { icon: 'page', title: other.label };
  const documentAt = await host.documentAt?.();
  if (!documentAt) return { icon: 'page', title: address };
  const { languages } = await api.call('listLanguages', {});
  const named = documentAt(path, languages);
  const document =
    named && (await documentLookup(api).findByUid(named.type, named.uid, named.lang ?? lang));
  return document && document.status !== 'archived'
    ? { icon: 'page', title: titleAndType(models, document) }
    : { icon: 'warning', title: 'There is no page here' };
}
