import { queryOptions } from '@tanstack/react-query';
import { createExternalClient, type ExternalClient } from './client/createExternalClient.ts';
import { externalPaths, type ExternalId } from './client/externalPaths.ts';
import { projectView } from './view/projectView.ts';
import { recordOf } from './view/values.ts';

/** The project in an answer; null where there is none. Throws when the service failed. */
export function projectOf(answer: unknown): unknown {
  const { http_code, project } = recordOf(answer) ?? {};
  const code = Number(http_code ?? 200);
  if (code === 404) return null;
  if (code >= 400) {
    throw new Error(`The portfolio service answered with status code ${code}`);
  }
  return project ?? null;
}

const embedded = createExternalClient();

/**
 * A project of the external service, cached under 'behance' and its id. Asked for only in a browser,
 * and only where an id is given; a project that is not there is null.
 */
export function externalProjectQuery(
  id: ExternalId | null | undefined,
  client: ExternalClient = embedded,
) {
  const given = String(id ?? '').trim();
  return queryOptions({
    queryKey: [`behance${given}`],
    queryFn: async ({ signal }) =>
      projectOf(await client.get(externalPaths.project(given), { signal })),
    enabled: given !== '',
    select: projectView,
  });
}
