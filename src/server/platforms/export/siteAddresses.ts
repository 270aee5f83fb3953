import type { Content } from '@prismicio/client';
import { orNull } from '#content/orNull.ts';
import type { ListedDocument } from '#server/access/policy/facts.ts';
import type { Policy } from '#server/access/policy/Policy.ts';
import { describeType } from '#content/documentTypes.ts';
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
function projectPaths({ type, uid, caseStudy, tags }: ListedDocument): string[] {
  const path = documentPath({ type, uid });
  const study = caseStudy === null ? [] : [documentPath({ type: 'case_study', uid })];
  return [path, ...study, ...tags.flatMap(spellings)];
}

/** Rows of the menu, which is rendered only when it opens. */
function menuPaths(settings: Content.SettingsDocument | null): string[] {
  const rows = settings?.data.menu_rows ?? [];
  return rows.flatMap(({ address }) => (address && isRoute(address) ? [encodeURI(address)] : []));
}

/** Whether visitors get a page at a document's address: not where it is protected and no password opens it. */
const isThere = ({ id, type }: ListedDocument, { documents }: Policy) =>
  describeType(type)?.path !== undefined && (type === 'project' || documents.get(id)?.length !== 0);

/** Every path that a language's content has a page for; links may lead to more. */
function pathsIn(policy: Policy, { id: lang, isMaster }: Language): string[] {
  const documents = policy.listed.filter((one) => one.lang === lang && isThere(one, policy));
  return [
    '/',
    '/portfolio',
    '/projects',
    // Those of all languages: this one may lack projects of some.
    ...(isMaster ? policy.tags.flatMap(spellings) : []),
    ...documents.flatMap((document) => {
      if (document.type === 'project') return projectPaths(document);
      const path = documentPath(document);
      return document.type === 'project_list' ? [listPath(document.uid), path] : [path];
    }),
  ];
}

/** Every address the content has a page for, in each language. */
export async function siteAddresses(
  client: ContentClient,
  policy: Policy,
  languages: readonly Language[],
): Promise<string[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const rows = menuPaths(await orNull(client.getSingle('settings', { lang: language.id })));
      const paths = [...rows, ...pathsIn(policy, language)];
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
