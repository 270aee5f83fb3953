import { documentOf, pageAt } from '#content/pageAt.ts';
import { splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import type { ListedDocument } from './facts.ts';

interface OwnPage {
  /** Null if it is none of the content. */
  readonly page: ReturnType<typeof pageAt>;
  /** Of the document that it is read for; null without one. */
  readonly id: string | null;
}

/** Finds the page at a path. Addresses that documents had earlier have none. */
export function ownPages(
  listed: readonly ListedDocument[],
  languages: readonly Language[],
): (pathname: string) => OwnPage {
  const ids = new Map<string, string>();
  const keyOf = (lang: string, type: string, uid: string | null) =>
    [lang, type, uid ?? ''].join('\0');
  // A case study is also at its project's uid, before one of that name.
  for (const { lang, uid, caseStudy } of listed)
    if (caseStudy !== null) ids.set(keyOf(lang, 'case_study', uid), caseStudy);
  for (const { lang, type, uid, id } of listed)
    if (!ids.has(keyOf(lang, type, uid))) ids.set(keyOf(lang, type, uid), id);
  return (pathname) => {
    const { language, path } = splitAddress(canonicalPath(pathname, languages), languages);
    const page = pageAt(path);
    if (page === null || page.kind === 'everywhere' || page.kind === 'projects')
      return { page, id: null };
    const { type, uid } = documentOf(page);
    return { page, id: ids.get(keyOf(language?.id ?? '', type, uid)) ?? null };
  };
}
