import { languageVersions } from '../../folder/languageVersions.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { DocumentKey, DocumentSummary } from '../contract/documents.ts';
import type { Translation, TranslationState } from '../contract/languages.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import type { DocumentIndex, IndexedDocument } from '../workspace/documentIndex.ts';
import { stemOf } from '../workspace/documentPaths.ts';
import { languageOf, summaryOf } from '../workspace/summary.ts';

interface TranslationFilter {
  readonly lang?: string | undefined;
  readonly state?: TranslationState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Files without dates have those of the disk, which a checkout writes within this time, in ms. */
const CHECKOUT_MS = 60_000;

interface Found {
  readonly stem: string;
  /** When the source was published. */
  readonly at: number;
  readonly make: () => Translation;
}

/** Translations that are missing or outdated; those whose source was published last come first. */
export async function listTranslations(workspace: Workspace, filter: TranslationFilter) {
  const index = await workspace.fresh();
  const { lang, state, page, pageSize } = filter;
  const { languages } = index.folder.settings;
  const found = translationGroups(index).flatMap((group): Found[] => {
    const source = sourceOf(index, group);
    if (source === undefined) return [];
    const at = publishedAt(source);
    return languages.flatMap(({ id }): Found[] => {
      if (lang !== undefined && id !== lang) return [];
      const document = group.get(id);
      if (document === source) return [];
      const isOutdated = document !== undefined && at > changedAt(document) + CHECKOUT_MS;
      if (document !== undefined && !isOutdated) return [];
      const is = document === undefined ? 'missing' : 'outdated';
      if (state !== undefined && state !== is) return [];
      const make = (): Translation => ({
        source: summaryOf(index, source),
        language: id,
        state: is,
        document: document === undefined ? null : summaryOf(index, document),
      });
      return [{ stem: `${stemOf(source.key)} ${id}`, at, make }];
    });
  });
  found.sort((one, other) => other.at - one.at || (one.stem < other.stem ? -1 : 1));
  const from = (page - 1) * pageSize;
  return {
    translations: found.slice(from, from + pageSize).map(({ make }) => make()),
    total: found.length,
  };
}

/** The other language versions of a document. */
export async function readTranslations(
  workspace: Workspace,
  key: DocumentKey,
): Promise<DocumentSummary[]> {
  const index = await workspace.fresh();
  const document = index.get(key);
  const members = [...(groupOf(index, document)?.values() ?? [])];
  return members
    .filter((member) => stemOf(member.key) !== stemOf(document.key))
    .map((member) => summaryOf(index, member));
}

/** The language versions of one document, by language; archived ones are not among them. */
type TranslationGroup = ReadonlyMap<string, IndexedDocument>;

const loadedOf = ({ versions }: IndexedDocument): LoadedDocument[] =>
  [...versions].flatMap(([version, { loaded }]) =>
    loaded === undefined || version === 'archived' ? [] : [loaded],
  );

/**
 * The documents with their translations, drafts and releases included: as the folder joins language
 * versions (`joinLanguages`), for all versions at once.
 */
function translationGroups(index: DocumentIndex): TranslationGroup[] {
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
  const all = documents.map((document) => groups.get(document) ?? new Set([document]));
  return [...new Set(all)].map(
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
const publishedAt = ({ versions }: IndexedDocument): number =>
  timeOf(versions.get('published')?.loaded?.document.last_publication_date ?? undefined);

/** When a document was last changed: published, or saved as a draft or in a release. */
function changedAt(document: IndexedDocument): number {
  const times = [...document.versions].map(([version, { file }]) =>
    version === 'published' || version === 'archived' ? 0 : file.modified,
  );
  return Math.max(publishedAt(document), ...times);
}
