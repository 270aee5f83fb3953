import type { ContentClient } from './client.ts';
import { pathBehind } from './languages.ts';

/** A language of the repository, as its metadata lists it. */
export interface Language {
  /** Prismic's id, such as `fr-fr`. */
  readonly id: string;
  readonly name: string;
  readonly isMaster: boolean;
}

/** What precedes the paths of a language. `:lang?` in the routes of `@prismicio/client` is the same. */
export const prefixOf = ({ id, isMaster }: Omit<Language, 'name'>): string =>
  isMaster ? '' : `/${id}`;

/** What becomes a part of addresses. */
const ID = /^[a-z0-9-]+$/i;

/** The languages in a repository's metadata; the first is the master if none says so. */
export function readLanguages(
  listed: readonly { readonly id: string; readonly name: string; is_master?: boolean }[],
): Language[] {
  const languages = listed.filter(({ id }) => ID.test(id));
  const master = languages.find(({ is_master: isMaster }) => isMaster) ?? languages[0];
  return languages.map(({ id, name }) => ({ id, name, isMaster: id === master?.id }));
}

/** The language that an address is in, and its path there. */
export interface SplitAddress {
  readonly language: Language | null;
  readonly path: string;
  /** Whether the address names the master language, whose pages have a shorter one. */
  readonly isMasterNamed: boolean;
}

/** Splits an address; what names none of the languages is in the master language. */
export function splitAddress(pathname: string, languages: readonly Language[]): SplitAddress {
  for (const language of languages) {
    const path = pathBehind(`/${language.id}`, pathname);
    if (path !== null) return { language, path, isMasterNamed: language.isMaster };
  }
  const language = languages.find(({ isMaster }) => isMaster) ?? null;
  return { language, path: pathname, isMasterNamed: false };
}

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
