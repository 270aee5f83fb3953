import { languageVersions } from '../../folder/languageVersions.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { DocumentIndex, IndexedDocument } from '../documents/documentIndex.ts';
import { stemOf } from '../documents/documentPaths.ts';
import { languageOf } from '../documents/summary.ts';

/** The language versions of one document, by language; archived ones are not among them. */
export type TranslationGroup = ReadonlyMap<string, IndexedDocument>;

const loadedOf = ({ versions }: IndexedDocument): LoadedDocument[] =>
  [...versions].flatMap(([version, { loaded }]) =>
    loaded === undefined || version === 'archived' ? [] : [loaded],
  );

/**
 * The documents with their translations, drafts and releases included: as the folder joins language
 * versions (`joinLanguages`), for all versions at once.
 */
export function translationGroups(index: DocumentIndex): TranslationGroup[] {
  const documents = [...index.documents.values()].filter((one) => loadedOf(one).length > 0);
  const language = (document: IndexedDocument) => languageOf(index.folder, document);
  const groups = languageVersions(documents, language, [
    (document) =>
      loadedOf(document).flatMap(({ document: { id, alternate_languages: alternates } }) => [
        id,
        ...alternates.map((alternate) => alternate.id),
      ]),
    ({ key: { type, name } }) => [`${type}/${name}`],
    (document) => {
      const { type, name } = document.key;
      return loadedOf(document).map((loaded) => `${type}/${loaded.document.uid ?? name}`);
    },
  ]);
  return [...new Set(groups.values())].map(
    (members) => new Map([...members].map((member) => [language(member), member] as const)),
  );
}

/** The group of a document; undefined if it is archived. */
export function groupOf(index: DocumentIndex, document: IndexedDocument) {
  const stem = stemOf(document.key);
  return translationGroups(index).find((group) =>
    [...group.values()].some((member) => stemOf(member.key) === stem),
  );
}

/** The version a translation is made from: the one in the first language that has one. */
export function sourceOf(
  index: DocumentIndex,
  group: TranslationGroup,
): IndexedDocument | undefined {
  const { languages } = index.folder.settings;
  const first = languages.find(({ id }) => group.has(id));
  return first && group.get(first.id);
}

const timeOf = (date: string | undefined) => (date === undefined ? 0 : Date.parse(date) || 0);

/** When what visitors read of a document was last published, in ms since 1970; 0: never. */
export const publishedAt = ({ versions }: IndexedDocument): number =>
  timeOf(versions.get('published')?.loaded?.document.last_publication_date ?? undefined);

/** When a document was last changed: published, or saved as a draft or in a release. */
export function changedAt(document: IndexedDocument): number {
  const times = [...document.versions].map(([version, { file }]) =>
    version === 'published' || version === 'archived' ? 0 : file.modified,
  );
  return Math.max(publishedAt(document), ...times);
}
