import { asLink, type LinkField } from '@prismicio/client';
import { categoryParam } from './category.ts';
import { describeType } from './documentTypes.ts';
import { addressOf, typedAddress, type SiteLanguages } from './languages.ts';

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
  return `/categories/${segment(categoryParam(tag))}`;
}

/**
 * The link resolver: documents by type, other links by their address; null for a document that visitors do not
 * have. What is in another language gets an absolute address, as the page of another site: it is another document.
 */
export const linkResolver =
  (languages: SiteLanguages | null, origin: string) =>
  (link: LinkField): string | null => {
    if ('isBroken' in link && link.isBroken === true) return null;
    const address = asLink(link, { linkResolver: documentPath }) ?? null;
    if (!languages || !address?.startsWith('/')) return address;
    if (!('lang' in link)) return typedAddress(languages, origin, address);
    const { own, all } = languages;
    const other = all.find(({ id }) => id !== own.id && id === link.lang);
    return other ? origin + addressOf(other.prefix, address) : address;
  };
