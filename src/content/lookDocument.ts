import type { Content } from '@prismicio/client';
import type { ContentClient } from './client.ts';
import { orNull } from './orNull.ts';
import { masterLanguage } from './translations.ts';

/**
 * How the owner wants the site to look, in every language; null where the design is left as it is. A repository
 * without the type, which the service names with its languages, is not asked.
 */
export async function readLookDocument(
  client: ContentClient,
): Promise<Content.LookDocument | null> {
  const { types } = await client.getRepository();
  if (!Object.hasOwn(types, 'look')) return null;
  const { id } = await masterLanguage(client);
  return orNull(client.getSingle('look', { lang: id }));
}
