import { plainTag } from '#content/category.ts';
import { pageAt, documentOf } from '#content/pageAt.ts';
import { splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import type { ListedDocument } from '../policy/facts.ts';

/** Tells whether the content has a page at a path. Addresses that documents had earlier are none. */
export function ownPages(
  listed: readonly ListedDocument[],
  languages: readonly Language[],
): (pathname: string) => boolean {
  const keyOf = (lang: string, type: string, uid: string | null) =>
    [lang, type, uid ?? ''].join('\0');
  const pages = new Set(
    listed.flatMap(({ lang, type, uid, caseStudy }) => [
      keyOf(lang, type, uid),
      // A case study is also at its project's uid.
      ...(caseStudy === null ? [] : [keyOf(lang, 'case_study', uid)]),
    ]),
  );
  const tags = new Set(listed.flatMap((one) => one.tags.map(plainTag)));
  return (pathname) => {
    const { language, path } = splitAddress(canonicalPath(pathname, languages), languages);
    const page = pageAt(path);
    if (page === null) return false;
    if (page.kind === 'everywhere') return true;
    if (page.kind === 'projects') return page.tag === null || tags.has(plainTag(page.tag));
    const { type, uid } = documentOf(page);
    return pages.has(keyOf(language?.id ?? '', type, uid));
  };
}
