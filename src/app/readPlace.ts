import type { ContentClient } from '#content/client.ts';
import {
  readLanguages,
  splitAddress,
  type Language,
  type SplitAddress,
} from '#content/repositoryLanguages.ts';

/** Which page an address is, in which language. */
interface Place extends SplitAddress {
  /** Null if the content service does not say. */
  readonly languages: readonly Language[] | null;
}

/** Reads what an address means in this repository, whose languages decide. */
export async function readPlace(client: ContentClient, pathname: string): Promise<Place> {
  const languages = await client.getRepository().then(
    (repository) => readLanguages(repository.languages),
    // The page's own queries report the failure.
    () => null,
  );
  const place = splitAddress(pathname, languages ?? []);
  // Two leading slashes would be another host.
  return { ...place, languages, path: place.path.replace(/^\/+(?=\/)/, '') };
}
