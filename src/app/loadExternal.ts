import type { Content } from '@prismicio/client';
import type { Answers } from '#content/answers.ts';
import { isProtected } from '#content/protection.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import type { ExternalSource } from '#external/ExternalSource.ts';

/**
 * Loads the external project of a document where the service is in process. If it fails or does not
 * exist, the browser asks again.
 */
export async function loadExternal(
  answers: Answers,
  external: ExternalSource | null,
  document: Content.AllDocumentTypes | null | undefined,
): Promise<void> {
  if (!external || document?.type !== 'project' || isProtected(document)) return;
  const project = externalProjectQuery(document.data.behance_id, external);
  if (!project.enabled) return;
  const found = await project.queryFn({ signal: new AbortController().signal }).catch(() => null);
  if (found) await answers.load({ ...project, queryFn: async () => found });
}
