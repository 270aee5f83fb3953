import type { Content } from '@prismicio/client';
import type { QueryClient } from '@tanstack/react-query';
import { isProtected } from '#content/protection.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import type { ExternalSource } from '#external/ExternalSource.ts';

/**
 * Loads the external project of a document into the cache where the service is in process. If it
 * fails or does not exist, the browser asks again.
 */
export async function loadExternal(
  queryClient: QueryClient,
  external: ExternalSource | null,
  document: Content.AllDocumentTypes | null | undefined,
): Promise<void> {
  if (!external || document?.type !== 'project' || isProtected(document)) return;
  const project = externalProjectQuery(document.data.behance_id, external);
  if (!project.enabled) return;
  await queryClient.prefetchQuery(project);
  const { queryKey } = project;
  if (!queryClient.getQueryData(queryKey)) queryClient.removeQueries({ queryKey });
}
