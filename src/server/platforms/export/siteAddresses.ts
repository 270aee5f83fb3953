import { NotFoundError, type Content } from '@prismicio/client';
import { PAGE_SIZE } from '#content/fetchers.ts';
import { describeType, routedTypes } from '#content/documentTypes.ts';
import type { Snapshot } from '#prismic-folder';
import { categorySlug } from '#content/category.ts';
import type { ContentClient } from '#content/client.ts';
import { documentAddress } from '#content/documentAddress.ts';
import { addressOf } from '#content/languages.ts';
import { prefixOf, type Language } from '#content/repositoryLanguages.ts';
import { documentPath, listPath, tagPath } from '#content/links.ts';
import { isRoute } from '#ui/links/address.ts';

/** Both spellings of a category: as in links, and with hyphens, as people type it. */
const spellings = (tag: string) => {
  const path = tagPath(tag);
  const [, name = ''] = /^\/categories\/(.*)$/.exec(path) ?? [];
  const slug = categorySlug(decodeURIComponent(name)).replaceAll(' ', '-');
  return [path, `/categories/${encodeURIComponent(slug)}`];
};

/** A case study is also at its project's uid. */
function projectPaths(project: Content.ProjectDocument): string[] {
  const { case_study: study } = project.data;
  const hasStudy = 'id' in study && study.id;
  const path = documentPath(project);
  return hasStudy ? [path, documentPath({ type: 'case_study', uid: project.uid })] : [path];
}

/** Rows of the menu, which is rendered only when it opens. */
function menuPaths(settings: Content.SettingsDocument | null): string[] {
  const rows = settings?.data.menu_rows ?? [];
  return rows.flatMap(({ address }) => (address && isRoute(address) ? [encodeURI(address)] : []));
}

/** Settings are optional. */
function orNull(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}

/** Every path that a language's content has a page for; links may lead to more. */
async function pathsIn(client: ContentClient, { id: lang, isMaster }: Language): Promise<string[]> {
  const all = { pageSize: PAGE_SIZE, lang };
  const [settings, tags, lists, ...documents] = await Promise.all([
    client.getSingle('settings', { lang }).catch(orNull),
    // Those of all languages: this one may lack projects of some.
    isMaster ? client.getTags() : [],
    client.getAllByType('project_list', all),
    ...routedTypes.map((type) => client.getAllByType(type, all)),
  ]);
  return [
    '/',
    '/portfolio',
    '/projects',
    ...menuPaths(settings),
    ...tags.flatMap(spellings),
    ...lists.map(({ uid }) => listPath(uid)),
    ...documents
      .flat()
      .flatMap((document) =>
        document.type === 'project'
          ? [...projectPaths(document), ...document.tags.flatMap(spellings)]
          : [documentPath(document)],
      ),
  ];
}

/** Every address the content has a page for, in each language. */
export async function siteAddresses(
  client: ContentClient,
  languages: readonly Language[],
): Promise<string[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const paths = await pathsIn(client, language);
      return paths.map((path) => addressOf(prefixOf(language), path));
    }),
  );
  return [...new Set(found.flat())];
}

/** Addresses that documents had by earlier uids. */
export function formerAddresses({ documents, languages }: FormerContent): string[] {
  const known = languages.map(({ id, name }, index) => ({ id, name, isMaster: index === 0 }));
  return documents.flatMap(({ type, lang, previous_uids: uids = [] }) =>
    describeType(type)?.path === undefined
      ? []
      : uids.map((uid) => documentAddress(known, { type, uid, lang })),
  );
}

type FormerContent = Pick<Snapshot, 'documents' | 'languages'>;
