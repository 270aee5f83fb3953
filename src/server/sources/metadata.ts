import { sourceFailed } from '#server/lib/ContentApiError.ts';
import { readLanguages, type Language } from '#content/repositoryLanguages.ts';
import { sanitizeTexts } from '#prismic-folder/fields';
import { type Json, textOf } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';

/** The part of a source's metadata that the server uses. */
export interface SourceMetadata {
  /** Ref of the published content. */
  readonly master: string;
  readonly bookmarks: Json;
  readonly types: Json;
  readonly languages: readonly Json[];
  readonly releases: readonly ReleaseRef[];
}

/** A release as the source lists it. */
export interface ReleaseRef {
  readonly id: string;
  readonly label: string;
  readonly ref: string;
}

/** Throws a 502 if there is no master ref. */
export function readMetadata(answer: unknown): SourceMetadata {
  const from = isRecord(answer) ? answer : {};
  const refs = Array.isArray(from['refs']) ? from['refs'].filter(isRecord) : [];
  const master = textOf(refs.find((ref) => ref['isMasterRef'] === true)?.['ref']);
  if (master === '') {
    throw sourceFailed('The content source names no master ref');
  }
  return {
    master,
    bookmarks: isRecord(from['bookmarks']) ? from['bookmarks'] : {},
    types: isRecord(from['types']) ? from['types'] : {},
    languages: Array.isArray(from['languages']) ? from['languages'].filter(isRecord) : [],
    releases: refs
      .filter((ref) => ref['isMasterRef'] !== true)
      .map(({ id, label, ref }) => ({ id: textOf(id), label: textOf(label), ref: textOf(ref) })),
  };
}

/** The languages of the source, one of them the master. */
export const languagesIn = ({ languages }: SourceMetadata): Language[] =>
  readLanguages(
    languages.map(({ id, name, is_master: isMaster }) => ({
      id: textOf(id),
      name: textOf(name),
      is_master: isMaster === true,
    })),
  );

export function hasLanguage({ languages }: SourceMetadata, lang: string): boolean {
  return lang === '*' || sanitizeTexts(languages.map(({ id }) => id)).includes(lang);
}
