import type { Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { movedResponse } from './htmlResponse.ts';

/** Most addresses: whatever the languages are, they have no other spelling. */
const PLAIN = /^\/(?!(?:.*\/)?categories\/|.*\/page\/1$)(?:[\da-z_.~-]+(?:\/[\da-z_.~-]+)*)?$/;

/** Leads other spellings of a page's address to the canonical one, with their query; null for that itself. */
export async function canonicalRedirect(
  { url }: Request,
  languages: () => Promise<readonly Language[]>,
): Promise<Response | null> {
  const { pathname, search } = new URL(url);
  if (PLAIN.test(pathname)) return null;
  const path = canonicalPath(pathname, await languages());
  return path === pathname ? null : movedResponse(path + search);
}
