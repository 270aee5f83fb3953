import type { DocumentKey } from '#prismic-folder/contract';

/** How operations name a document: type and name in the path, its language in the query. */
export function documentRequest({ type, name, lang }: DocumentKey): {
  readonly params: { readonly type: string; readonly name: string };
  readonly query: { readonly lang?: string };
} {
  return { params: { type, name }, query: lang === undefined ? {} : { lang } };
}

/** Type and file name of a document without `.json`. */
export function stemOf({ type, name, lang }: DocumentKey): string {
  return `${type}/${name}${lang === undefined ? '' : `.${lang}`}`;
}
