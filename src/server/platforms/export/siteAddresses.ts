import { NotFoundError, type Content } from '@prismicio/client';
import { PAGE_SIZE } from '#content/fetchers.ts';
import { describeType, routedTypes } from '#content/documentTypes.ts';
import type { Snapshot } from '#prismic-folder';
import { categorySlug } from '#content/category.ts';
import type { ContentClient } from '#content/client.ts';
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

/** Every address the content has a page for; links may lead to more. */
export async function siteAddresses(client: ContentClient): Promise<string[]> {
  const all = { pageSize: PAGE_SIZE };
  const [settings, tags, lists, ...documents] = await Promise.all([
    client.getSingle('settings').catch(orNull),
    client.getTags(),
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
        document.type === 'project' ? projectPaths(document) : [documentPath(document)],
      ),
  ];
}

/** Addresses that documents had by earlier uids. */
export function formerAddresses({ documents }: Pick<Snapshot, 'documents'>): string[] {
  return documents.flatMap(({ type, previous_uids: uids = [] }) =>
    describeType(type)?.path === undefined ? [] : uids.map((uid) => documentPath({ type, uid })),
  );
}
