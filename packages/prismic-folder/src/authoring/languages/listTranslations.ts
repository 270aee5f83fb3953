import type { DocumentKey, DocumentSummary } from '../contract/documents.ts';
import type { Translation, TranslationState } from '../contract/languages.ts';
import { stemOf } from '../documents/documentPaths.ts';
import { summaryOf } from '../documents/summary.ts';
import type { Workspace } from '../documents/Workspace.ts';
import {
  changedAt,
  groupOf,
  publishedAt,
  sourceOf,
  translationGroups,
} from './translationGroups.ts';

export interface TranslationFilter {
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
