import { z } from 'zod';
import { documentSummary, language } from './documents.ts';

const name = z.string().trim().min(1).max(100);

/** A language of the repository. */
export const repositoryLanguage = z.object({
  id: z.string(),
  name: z.string(),
  /** The first one: documents without a language are in it. */
  isMaster: z.boolean(),
  /** Documents in it, archived ones too. */
  documents: z.int(),
});

export const newLanguage = z.strictObject({
  id: language,
  /** Derived from the id by default. */
  name: name.optional(),
});

export const languageName = z.strictObject({ name });

/** missing: there is none; outdated: the source was published after it was last changed. */
export const translationState = z.enum(['missing', 'outdated']);

/** A translation that somebody has to work on. */
export const translation = z.object({
  /** The document to translate: in the master language, else in the first one that has it. */
  source: documentSummary,
  language: z.string(),
  state: translationState,
  /** null while it is missing. */
  document: documentSummary.nullable(),
});

export type RepositoryLanguage = z.infer<typeof repositoryLanguage>;
export type NewLanguage = z.infer<typeof newLanguage>;
export type TranslationState = z.infer<typeof translationState>;
export type Translation = z.infer<typeof translation>;
