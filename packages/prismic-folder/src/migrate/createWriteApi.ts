import { respondToError } from '../api/ApiError.ts';
import { type Authoring, createAuthoring } from '../authoring/createAuthoring.ts';
import type { SnapshotSource } from '../folder/createSnapshotSource.ts';
import type { ContentSource, RefuseUid } from '../types.ts';
import { assetService } from './assets/assetService.ts';
import { createDraftWriter } from './documents/draftWriter.ts';
import { migrationService } from './documents/migrationService.ts';
import { checkAccess, checkRepository } from './guard.ts';
import { modelService } from './models/modelService.ts';
import { refusal, refusalOf } from './refusal.ts';
import { writeAddress, type WriteService } from './writeAddress.ts';

type Service = (request: Request, path: readonly string[]) => Promise<Response>;

/**
 * Prismic's Migration, Asset and Custom Types API on a folder, so that its client and its tools can
 * write there. Every failure is a response as Prismic's services give it. `token`: what a request must
 * have as bearer token; see `readWriteToken`.
 */
export function createWriteApi(
  authoring: Authoring,
  token: string,
  refuseUid?: RefuseUid,
): ContentSource {
  const services: Readonly<Record<WriteService, Service>> = {
    'migration-api': migrationService(createDraftWriter(authoring, refuseUid), authoring),
    'asset-api': assetService(authoring),
    'custom-types-api': modelService(authoring),
  };
  return async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const address = writeAddress(pathname);
      if (address === undefined) throw refusal(404, `There is nothing at ${pathname}`);
      checkAccess(request, token);
      checkRepository(request, (await authoring.fresh()).folder.settings.name);
      const response = await services[address.service](request, address.path);
      response.headers.set('cache-control', 'no-store');
      return response;
    } catch (error) {
      return respondToError(refusalOf(error));
    }
  };
}

export interface WritingOptions {
  readonly root: string;
  readonly contentDir: string;
  readonly token: string;
  /** The source that the repository is served from, so that it shows what is written. */
  readonly snapshots: SnapshotSource;
  readonly refuseUid?: RefuseUid | undefined;
}

/** Opens a project's folder for Prismic's write APIs. */
export async function openWriting({ token, refuseUid, ...folder }: WritingOptions) {
  const authoring = await createAuthoring(folder);
  const source = createWriteApi(authoring, token, refuseUid);
  return { source, close: () => authoring.close() };
}
