import type { DocumentCounts, DocumentStatus } from '../../contract/documents.ts';
import { mainVersion } from '../documentIndex.ts';
import { languageOf, statusOf } from '../summary.ts';
import type { Workspace } from '../Workspace.ts';

const NONE: Readonly<Record<DocumentStatus, number>> = {
  draft: 0,
  published: 0,
  changed: 0,
  release: 0,
  archived: 0,
};

/** Counts documents by type and status, by language and by tag. */
export async function countDocuments(workspace: Workspace): Promise<DocumentCounts> {
  const { folder, documents } = await workspace.fresh();
  const types = new Map<string, Record<DocumentStatus, number>>();
  const languages = new Map<string, number>();
  const tags = new Map<string, number>();
  for (const document of documents.values()) {
    const { type } = document.key;
    const counts = types.get(type) ?? { ...NONE };
    types.set(type, counts);
    counts[statusOf(document)]++;
    count(languages, languageOf(folder, document));
    const loaded = document.versions.get(mainVersion(document))?.loaded;
    for (const tag of new Set(loaded?.document.tags)) count(tags, tag);
  }
  return {
    types: [...types].map(([type, counts]) => ({
      type,
      total: Object.values(counts).reduce((sum, one) => sum + one, 0),
      ...counts,
    })),
    languages: [...languages].map(([language, total]) => ({ language, total })),
    tags: [...tags]
      .map(([tag, total]) => ({ tag, total }))
      .sort((one, other) => other.total - one.total || (one.tag < other.tag ? -1 : 1)),
  };
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
