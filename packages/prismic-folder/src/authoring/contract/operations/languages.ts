import { z } from 'zod';
import { documentName, documentSummary, documentVersion, language } from '../documents.ts';
import {
  languageName,
  newLanguage,
  repositoryLanguage,
  translation,
  translationState,
} from '../languages.ts';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';
import { documentParams, languageQuery } from './documents.ts';

const languageParams = z.strictObject({ language });

/** Languages of the repository, and translations of documents. */
export const languageOperations = {
  listLanguages: {
    ...routes.listLanguages,
    summary:
      'Lists the languages, the master language first, with the number of documents in each.',
    result: z.object({ languages: z.array(repositoryLanguage) }),
    errors: [],
  },
  addLanguage: {
    ...routes.addLanguage,
    summary: 'Adds a language, in which documents can be translated from then on.',
    body: newLanguage,
    result: repositoryLanguage,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
  },
  renameLanguage: {
    ...routes.renameLanguage,
    summary: 'Changes the name of a language; its id stays, as documents have it.',
    params: languageParams,
    body: languageName,
    result: repositoryLanguage,
    errors: ['problems', 'storage'],
  },
  removeLanguage: {
    ...routes.removeLanguage,
    summary: 'Removes a language that no document is in.',
    params: languageParams,
    result: 'nothing',
    errors: ['in_use', 'problems', 'storage'],
  },
  listTranslations: {
    ...routes.listTranslations,
    summary:
      'Lists translations that are missing, or older than what was published of their source.',
    query: z.strictObject({
      lang: language.optional(),
      state: translationState.optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(1).max(100).default(20),
    }),
    result: z.object({ translations: z.array(translation), total: z.int() }),
    errors: [],
  },
  readTranslations: {
    ...routes.readTranslations,
    summary: 'Lists the other language versions of a document.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ documents: z.array(documentSummary) }),
    errors: [],
  },
  translateDocument: {
    ...routes.translateDocument,
    summary: 'Creates a draft with the same content in another language, linked to the document.',
    params: documentParams,
    query: languageQuery,
    body: z.strictObject({
      to: language,
      /** Its own name; that of the document by default. */
      name: documentName.optional(),
    }),
    result: documentVersion,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
  },
} as const satisfies Record<string, Operation>;
