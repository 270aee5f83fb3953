import type { Workspace } from '../../authoring/workspace/Workspace.ts';
import { publish } from '../../authoring/releases/publish.ts';
import { must, notAllowed } from '../refusal.ts';
import { requestJson } from '../requestJson.ts';
import { MIGRATION_RELEASE, readProject } from '../WriteProject.ts';
import type { DraftWriter } from './draftWriter.ts';

/** Bytes of one document: the largest that the editor saves, and more than Prismic takes. */
const MAX_DOCUMENT = 10 * 1024 * 1024;

/** The Migration API: writes one document a request, and publishes what was written. */
export function migrationService(drafts: DraftWriter, workspace: Workspace) {
  return async (request: Request, path: readonly string[]): Promise<Response> => {
    const { method } = request;
    const [kind, id, ...deeper] = path;
    if (kind === 'documents' && id === undefined) {
      if (method !== 'POST') throw notAllowed(method, 'POST');
      const written = await drafts.create(await requestJson(request, MAX_DOCUMENT));
      return Response.json(written, { status: 201 });
    }
    if (kind === 'documents' && id !== undefined && deeper.length === 0) {
      if (method !== 'PUT') throw notAllowed(method, 'PUT');
      return Response.json(await drafts.update(id, await requestJson(request, MAX_DOCUMENT)));
    }
    must(path.join('/') === 'migration-release/publish', 'There is nothing at this address', 404);
    if (method !== 'POST') throw notAllowed(method, 'POST');
    await requestJson(request, MAX_DOCUMENT);
    const { documents } = await readProject(workspace);
    const total = documents.migrated === 0 ? 0 : await publishAll(workspace);
    return Response.json({ totalItems: total }, { status: 202 });
  };
}

/** Publishes all documents or none. The API cannot ask, so warnings are only printed. */
async function publishAll(workspace: Workspace): Promise<number> {
  const request = { release: MIGRATION_RELEASE, acceptWarnings: true, dryRun: false };
  const { published, problems } = await publish(workspace, request);
  for (const { file, field, reason } of problems) {
    console.warn(field === undefined ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`);
  }
  return published.length;
}
