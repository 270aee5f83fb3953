import { asLink, type LinkField } from '@prismicio/client';
import { describeType } from './documentTypes.ts';

/** What a link or a document says about where it leads. */
interface Linkable {
  readonly type?: string | null;
  readonly uid?: string | null | undefined;
}

/** Encodes one part of a path; half a character, which no address can hold, becomes the mark for one. */
const segment = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Address of a document on this site; Home where its type has none. */
export function documentPath({ type, uid }: Linkable): string {
  const path = type ? describeType(type)?.path : undefined;
  return uid && path ? path.replace(':uid', () => segment(uid)) : '/';
}

/** Address of a tag's category page: lowercased, slash removed. */
export function tagPath(tag: string): string {
  return `/categories/${segment(tag.toLowerCase().replaceAll('/', ''))}`;
}

/** The one link resolver: documents by their type, everything else by its own address. */
export function resolveLink(link: LinkField): string | null {
  return asLink(link, { linkResolver: documentPath }) ?? null;
}
