import { z } from 'zod';
import { documentName, documentSummary, documentVersion, language } from '../contract/documents.ts';
import {
  languageName,
  newLanguage,
  repositoryLanguage,
  translation,
  translationState,
} from '../contract/languages.ts';
import {
  addLanguage,
  listLanguages,
  removeLanguage,
  renameLanguage,
} from '../languages/languages.ts';
import { listTranslations, readTranslations } from '../languages/translations.ts';
import { translateDocument } from '../languages/translateDocument.ts';
import { checkName, documentParams, keyIn, languageQuery, operation } from '../operation.ts';

const languageParams = z.strictObject({ language });

/** Languages of the repository, and translations of documents. */
export const languageOperations = {
  listLanguages: operation({
    address: 'GET /languages',
    summary:
      'Lists the languages, the master language first, with the number of documents in each.',
    result: z.object({ languages: z.array(repositoryLanguage) }),
    errors: [],
    run: async (_, { folder }) => ({ languages: await listLanguages(folder) }),
  }),
  addLanguage: operation({
    address: 'POST /languages',
    summary: 'Adds a language, in which documents can be translated from then on.',
    body: newLanguage,
    result: repositoryLanguage,
    status: 201,
    errors: ['exists', 'problems', 'storage'],
    run: ({ body }, { folder }) => addLanguage(folder, body),
  }),
  renameLanguage: operation({
    address: 'PATCH /languages/{language}',
    summary: 'Changes the name of a language; its id stays, as documents have it.',
    params: languageParams,
    body: languageName,
    result: repositoryLanguage,
    errors: ['problems', 'storage'],
    run: ({ params, body }, { folder }) => renameLanguage(folder, params.language, body.name),
  }),
  removeLanguage: operation({
    address: 'DELETE /languages/{language}',
    summary: 'Removes a language that no document is in.',
    params: languageParams,
    result: 'nothing',
    errors: ['in_use', 'problems', 'storage'],
    run: ({ params }, { folder }) => removeLanguage(folder, params.language),
  }),
  listTranslations: operation({
    address: 'GET /translations',
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
    run: ({ query }, { folder }) => listTranslations(folder, query),
  }),
  readTranslations: operation({
    address: 'GET /documents/{type}/{name}/translations',
    summary: 'Lists the other language versions of a document.',
    params: documentParams,
    query: languageQuery,
    result: z.object({ documents: z.array(documentSummary) }),
    errors: [],
    run: async (call, { folder }) => ({ documents: await readTranslations(folder, keyIn(call)) }),
  }),
  translateDocument: operation({
    address: 'POST /documents/{type}/{name}/translations',
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
    async run(call, context) {
      await checkName(context, call.params.type, call.body.name);
      return translateDocument(context.folder, keyIn(call), call.body);
    },
  }),
};
