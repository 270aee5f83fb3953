import { createAuthoring } from '../authoring/createAuthoring.ts';
import type { SnapshotSource } from '../folder/createSnapshotSource.ts';
import { openStore } from '../store/openStore.ts';
import type { ContentSource, RefuseUid } from '../types.ts';
import { createWriteApi } from './createWriteApi.ts';

export interface WritingOptions {
  readonly root: string;
  readonly contentDir: string;
  readonly token: string;
  /** The source that the repository is served from, so that it shows what is written. */
  readonly snapshots: SnapshotSource;
  readonly refuseUid?: RefuseUid | undefined;
}

export interface Writing {
  readonly source: ContentSource;
  close(): Promise<void>;
}

/** Opens a project's folder for Prismic's write APIs. */
export async function openWriting(options: WritingOptions): Promise<Writing> {
  const { root, contentDir, token, snapshots, refuseUid } = options;
  const store = await openStore({ contentDir });
  const authoring = await createAuthoring({ root, contentDir, store, snapshots });
  const now = () => Date.now();
  const source = createWriteApi({ root, contentDir, token, store, authoring, now, refuseUid });
  return { source, close: () => authoring.close() };
}
