import { loadContent } from './folder/loadContent.ts';
import { readModels } from './models/readModels.ts';
import type { Snapshot } from './types.ts';

export interface RepositoryFolders {
  /** The project's folder, with `customtypes/` and the slice libraries. */
  readonly root: string;
  readonly contentDir: string;
}

/** Loads models and content once. Problems of both are in the snapshot, models' first. */
export async function loadRepository({ root, contentDir }: RepositoryFolders): Promise<Snapshot> {
  const { models, problems } = await readModels(root);
  const { snapshot } = await loadContent({ root, contentDir, models });
  return { ...snapshot, problems: [...problems, ...snapshot.problems] };
}
