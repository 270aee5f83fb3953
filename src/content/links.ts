import { asLink, type LinkField } from '@prismicio/client';

/** What a link or a document says about where it leads. */
interface Linkable {
  readonly type?: string | null;
  readonly uid?: string | null | undefined;
}

/** Encodes one part of a path; half a character, which no address can hold, becomes the mark for one. */
const segment = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Address of a document on this site: the one place that knows which type lives where. */
export function documentPath(document: Linkable): string {
  if (!document.uid) return '/';
  const uid = segment(document.uid);
  switch (document.type) {
    case 'project':
      return `/project/${uid}`;
    case 'case_study':
      return `/case-study/${uid}`;
    case 'project_list':
      return `/projects/${uid}`;
    case 'page':
      return `/${uid}`;
    default:
      return '/';
  }
}

/** Address of a tag's category page: lowercased, slash removed. */
export function tagPath(tag: string): string {
  return `/categories/${segment(tag.toLowerCase().replaceAll('/', ''))}`;
}

/** The one link resolver: documents by their type, everything else by its own address. */
export function resolveLink(link: LinkField): string | null {
  return asLink(link, { linkResolver: documentPath }) ?? null;
}
