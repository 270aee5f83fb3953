import { pathBehind } from '#content/languages.ts';
import { documentAt as documentWithin } from '#content/pageAt.ts';
import type { Addressed } from '#page-editor';

/** The document at a path of the site, whose language it may name. */
export function documentAt(
  path: string,
  languages: readonly { readonly id: string }[],
): Addressed | null {
  const lang = languages.find(({ id }) => pathBehind(`/${id}`, path) !== null)?.id;
  const document = documentWithin(
    lang === undefined ? path : (pathBehind(`/${lang}`, path) ?? '/'),
  );
  return document && { ...document, lang };
}
