import { respondToError } from '../api/ApiError.ts';
import { type Authoring, createAuthoring } from '../authoring/createAuthoring.ts';
import type { SnapshotSource } from '../folder/createSnapshotSource.ts';
import { openStore } from '../store/openStore.ts';
import type { FolderStore } from '../store/types.ts';
import type { ContentSource, RefuseUid } from '../types.ts';
import { WriteProjects } from './WriteProject.ts';
import { assetService } from './assets/assetService.ts';
import { createDraftWriter } from './documents/draftWriter.ts';
import { migrationService } from './documents/migrationService.ts';
import { checkAccess, checkRepository } from './guard.ts';
import { modelService } from './models/modelService.ts';
import { refusal, refusalOf } from './refusal.ts';
import { writeAddress, type WriteService } from './writeAddress.ts';

interface WriteApiOptions {
  readonly root: string;
  readonly contentDir: string;
  /** What a request must have as bearer token; see `readWriteToken`. */
  readonly token: string;
  readonly store: FolderStore;
  readonly authoring: Authoring;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly refuseUid?: RefuseUid | undefined;
}

type Service = (request: Request, path: readonly string[]) => Promise<Response>;

/**
 * Prismic's Migration, Asset and Custom Types API on a folder, so that its client and its tools can
 * write there. Every failure is a response as Prismic's services give it.
 */
export function createWriteApi(options: WriteApiOptions): ContentSource {
  const { root, contentDir, token, store, authoring, now, refuseUid } = options;
  const projects = new WriteProjects(root, contentDir);
  const current = () => projects.current();
  const services: Readonly<Record<WriteService, Service>> = {
    'migration-api': migrationService(
      createDraftWriter(store, current, refuseUid),
      authoring,
      current,
    ),
    'asset-api': assetService(authoring.media, now),
    'custom-types-api': modelService(root, store, current),
  };
  return async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const address = writeAddress(pathname);
      if (address === undefined) throw refusal(404, `There is nothing at ${pathname}`);
      checkAccess(request, token);
      checkRepository(request, projects.settings().name);
      const response = await services[address.service](request, address.path);
      response.headers.set('cache-control', 'no-store');
      return response;
    } catch (error) {
      return respondToError(refusalOf(error));
    }
  };
}

interface WritingOptions {
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
