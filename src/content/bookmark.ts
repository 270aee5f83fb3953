import type { Content } from '@prismicio/client';
import type { ContentClient } from './client.ts';
import { BookmarkError } from './errors.ts';

/** The document of a bookmark; throws `BookmarkError` without one. */
export async function getBookmarked(
  client: ContentClient,
  bookmark: string,
): Promise<Content.AllDocumentTypes> {
  const { bookmarks = {} } = await client.getRepository();
  const id = Object.hasOwn(bookmarks, bookmark) && bookmarks[bookmark];
  if (!id) throw new BookmarkError(bookmark);
  return client.getByID(id);
}
