import type { DocumentKey } from 'prismic-folder/contract';

/** A document, and perhaps more of it. */
interface Keyed {
  readonly type: string;
  readonly name: string;
  readonly lang?: string | undefined;
}

/** The key of a document alone. */
export const keyOf = ({ type, name, lang }: Keyed): DocumentKey => ({
  type,
  name,
  ...(lang !== undefined && { lang }),
});

/** What operations on one document are called with. */
export function documentCall({ type, name, lang }: Keyed): {
  readonly params: { readonly type: string; readonly name: string };
  readonly query: { readonly lang?: string };
} {
  return { params: { type, name }, query: lang === undefined ? {} : { lang } };
}

/** Whether two keys name the same document. */
export function sameDocument(one: DocumentKey, other: DocumentKey): boolean {
  return one.type === other.type && one.name === other.name && one.lang === other.lang;
}

/** One text for a document, unique among all: `case_study/low-tide`. */
export function documentId({ type, name, lang }: DocumentKey): string {
  return `${type}/${name}${lang === undefined ? '' : `.${lang}`}`;
}
