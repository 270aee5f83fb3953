import { addressOf } from './languages.ts';
import { prefixOf, readLanguages, type Language } from './repositoryLanguages.ts';
import { documentPath } from './links.ts';
import type { ContentClient } from './client.ts';

interface Addressed {
  readonly type: string;
  readonly uid?: string | null | undefined;
  readonly lang: string;
}

/** The address of a document among the languages of a repository; the master's, if its own is none of them. */
export function documentAddress(languages: readonly Language[], document: Addressed): string {
  const language = languages.find(({ id }) => id === document.lang);
  return addressOf(language ? prefixOf(language) : '', documentPath(document));
}

/** The languages that a client's repository has. */
export const languagesOf = async (client: ContentClient): Promise<Language[]> =>
  readLanguages((await client.getRepository()).languages);
