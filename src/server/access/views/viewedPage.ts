import { documentOf, pageAt } from '#content/pageAt.ts';
import { splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { languagesIn } from '#server/sources/metadata.ts';
import type { Policy } from '../policy/Policy.ts';
import type { ContentVersion } from '../proxy/ContentVersion.ts';

type Pages = ReadonlyMap<string, string>;

const keyOf = (lang: string, type: string, uid: string | null) =>
  [lang, type, uid ?? ''].join('\0');

/** Ids of the documents whose page has a name: the case study also has that of its project. */
function pagesOf({ listed }: Policy): Pages {
  const pages = new Map<string, string>();
  for (const { lang, uid, caseStudy } of listed)
    if (caseStudy !== null) pages.set(keyOf(lang, 'case_study', uid), caseStudy);
  for (const { lang, type, uid, id } of listed)
    if (!pages.has(keyOf(lang, type, uid))) pages.set(keyOf(lang, type, uid), id);
  return pages;
}

/** Paths that are remembered; more than a site has. */
const MAX_PATHS = 5000;

interface Known {
  readonly pages: Pages;
  readonly languages: readonly Language[];
  /** What was found before. */
  readonly found: Map<string, string | null>;
}

function find({ pages, languages }: Known, pathname: string): string | null {
  const { language, path } = splitAddress(canonicalPath(pathname, languages), languages);
  const page = pageAt(path);
  if (page === null || page.kind === 'everywhere' || page.kind === 'projects') return null;
  const { type, uid } = documentOf(page);
  return pages.get(keyOf(language?.id ?? '', type, uid)) ?? null;
}

/** Finds the id of the document whose page is at a path; null where there is none. */
export function createViewedPage(): (path: string, version: ContentVersion) => string | null {
  const versions = new WeakMap<Policy, Known>();
  return (path, { policy, metadata }) => {
    const known = versions.get(policy) ?? {
      pages: pagesOf(policy),
      languages: languagesIn(metadata),
      found: new Map<string, string | null>(),
    };
    versions.set(policy, known);
    const before = known.found.get(path);
    if (before !== undefined) return before;
    const id = find(known, path);
    if (known.found.size < MAX_PATHS) known.found.set(path, id);
    return id;
  };
}
