import type { DocumentSummary } from '#prismic-folder/contract';
import { useHasLanguages } from '../documents/lookup/useDocumentAnswers.ts';
import { languageWords, titleAndType } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';

type Titled = Pick<DocumentSummary, 'type' | 'title' | 'lang'>;

/** Titles of documents with their type, and with their language where there are several. */
export function useTitles(): (document: Titled) => string {
  const { models } = useEditor();
  const hasLanguages = useHasLanguages();
  return (document) => {
    const title = titleAndType(models, document);
    const { lang } = document;
    return hasLanguages && lang !== undefined ? `${title}, ${languageWords(lang)}` : title;
  };
}
