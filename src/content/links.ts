import { asLink, type LinkField } from '@prismicio/client';
import { describeType } from './documentTypes.ts';

interface Linkable {
  readonly type?: string | null;
  readonly uid?: string | null | undefined;
}

/** Encodes one part of a path; lone surrogates are replaced by U+FFFD. */
const segment = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Path of a document; Home where its type has no page. */
export function documentPath({ type, uid }: Linkable): string {
  const path = type ? describeType(type)?.path : undefined;
  return uid && path ? path.replace(':uid', () => segment(uid)) : '/';
}

/** Path of Home with a list in place of the featured projects. */
export const listPath = (uid: string): string => `/portfolio/${segment(uid)}`;

/** Path of a tag's category page. */
export function tagPath(tag: string): string {
  return `/categories/${segment(tag.toLowerCase().replaceAll('/', ''))}`;
}

/** The link resolver: documents by type, other links by their address. */
export function resolveLink(link: LinkField): string | null {
  return asLink(link, { linkResolver: documentPath }) ?? null;
}
