import { filter, type Content } from '@prismicio/client';
import { tagMatches } from './category.ts';
import type { ContentClient } from './client.ts';
import type { Translations } from './languages.ts';
import { documentPath, listPath } from './links.ts';
import { languagesOf } from './documentAddress.ts';
import type { Language } from './repositoryLanguages.ts';
import { orNull } from './orNull.ts';
import { type DocumentPage, documentOf, pageAt } from './pageAt.ts';
import { PAGE_SIZE } from './paging.ts';
import { isProtected } from './protection.ts';

/** The language whose pages have no prefix. */
export async function masterLanguage(client: ContentClient): Promise<Language> {
  const master = (await languagesOf(client)).find(({ isMaster }) => isMaster);
  if (!master) throw new Error('The repository names no language');
  return master;
}

type Version = Pick<
  Content.AllDocumentTypes,
  'type' | 'uid' | 'lang' | 'alternate_languages' | 'data'
>;

/** Parameters of a query in a language; without one, in that of the client. */
const inLanguage = (lang: string | undefined) => (lang === undefined ? {} : { lang });

/** The case study with a uid, or that of the project with it. */
async function findCaseStudy(client: ContentClient, uid: string, lang?: string) {
  const found = await orNull(client.getByUID('case_study', uid, inLanguage(lang)));
  if (found) return found;
  const project = await orNull(client.getByUID('project', uid, inLanguage(lang)));
  const linked = project?.data.case_study;
  if (!linked || !('id' in linked) || !linked.id) return null;
  return orNull(client.getByID(linked.id, inLanguage(lang)));
}

/** The document of a page; null if the language has none. */
async function findPage(
  client: ContentClient,
  page: DocumentPage,
  lang?: string,
): Promise<Version | null> {
  if (page.kind === 'home') return orNull(client.getSingle('home', inLanguage(lang)));
  if (page.kind === 'case_study') return findCaseStudy(client, page.name, lang);
  return orNull(client.getByUID(documentOf(page).type, page.name, inLanguage(lang)));
}

/** How many projects a language has, of a category or at all. */
async function countProjects(
  client: ContentClient,
  category: string | null,
  lang: string,
): Promise<number> {
  const tags =
    category === null ? null : (await client.getTags()).filter((tag) => tagMatches(tag, category));
  if (tags?.length === 0) return 0;
  const filters = tags ? [filter.any('document.tags', tags)] : [];
  const found = await client.getByType('project', { lang, filters, pageSize: 1 });
  return found.total_results_size;
}

/** Reads where a page can be read. What is missing in the client's language is looked up in the others. */
export async function readTranslations(
  client: ContentClient,
  pathname: string,
): Promise<Translations> {
  const page = pageAt(pathname);
  if (!page) return {};
  const ids = (await languagesOf(client)).map(({ id }) => id);
  const inEach = async (pathIn: (lang: string) => Promise<string | null>) => {
    const found: Record<string, string> = {};
    for (const [index, path] of (await Promise.all(ids.map(pathIn))).entries()) {
      const lang = ids[index];
      if (lang !== undefined && path !== null) found[lang] = path;
    }
    return found;
  };
  if (page.kind === 'everywhere') return inEach(async () => pathname);
  if (page.kind === 'projects') {
    const before = (page.page - 1) * PAGE_SIZE;
    return inEach(async (lang) =>
      (await countProjects(client, page.tag, lang)) > before ? pathname : null,
    );
  }
  const pathOf = ({
    type,
    uid,
  }: Pick<Content.AllDocumentTypes['alternate_languages'][number], 'type'> & {
    readonly uid?: string | null | undefined;
  }) => (page.kind === 'list' && uid ? listPath(uid) : documentPath({ type, uid }));
  const own = await findPage(client, page);
  const versions = own ? [own, ...own.alternate_languages] : [];
  const isWhole = own !== null && !isProtected(own);
  return inEach(async (lang) => {
    const known = versions.find((version) => version.lang === lang);
    // A protected document does not name its translations.
    const version = known ?? (isWhole ? null : await findPage(client, page, lang));
    return version ? pathOf(version) : null;
  });
}
