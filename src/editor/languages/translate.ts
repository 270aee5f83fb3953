import type { DocumentSummary, RepositoryLanguage } from '#prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { documentCall } from '../documents/operations/documentCall.ts';

/** Makes a draft of a document in another language. */
export async function translate(
  api: AuthoringClient,
  document: DocumentSummary,
  to: string,
): Promise<DocumentSummary> {
  const made = await api.call('translateDocument', { ...documentCall(document), body: { to } });
  return made.document;
}

/** The document that a translation is made from: in the language that is listed first. */
export function sourceAmong(
  own: string,
  versions: readonly DocumentSummary[],
  languages: readonly RepositoryLanguage[],
): DocumentSummary | null {
  for (const { id } of languages) {
    if (id === own) return null;
    const found = versions.find(({ language }) => language === id);
    if (found) return found;
  }
  return null;
}
