import type { Content } from '@prismicio/client';
import { isProtected } from '#content/protection.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import type { AppContext } from './appContext.ts';

/**
 * Puts the external project a document shows into the cache, where the service answers in process.
 * One that is not there, or does not come, is left to the browser, which asks again.
 */
export async function loadExternal(
  { queryClient, external }: AppContext,
  document: Content.AllDocumentTypes | null | undefined,
): Promise<void> {
  if (!external || document?.type !== 'project' || isProtected(document)) return;
  const project = externalProjectQuery(document.data.behance_id, external);
  if (!project.enabled) return;
  await queryClient.prefetchQuery(project);
  const { queryKey } = project;
  if (!queryClient.getQueryData(queryKey)) queryClient.removeQueries({ queryKey });
}
