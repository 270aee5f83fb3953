import { ARCHIVE_FOLDER, DRAFTS_FOLDER } from '../../folder/contentFiles.ts';
import { documentPlace } from '../../folder/documentPlace.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { Language } from '../../types.ts';
import {
  type DocumentKey,
  documentKey,
  type VersionName,
  versionName,
} from '../contract/documents.ts';

/** Path of a documents folder below the content folder. */
export function folderOf(version: VersionName): string {
  if (version === 'published') return 'documents';
  if (version === 'draft') return `${DRAFTS_FOLDER}/documents`;
  if (version === 'archived') return `${ARCHIVE_FOLDER}/documents`;
  return `releases/${releaseOf(version)}/documents`;
}

/** The release of a version; undefined for the others. */
export function releaseOf(version: VersionName): string | undefined {
  return version.startsWith('release:') ? version.slice('release:'.length) : undefined;
}

export const inRelease = (id: string): VersionName => `release:${id}`;

/** Type and file name of a document without `.json`, the same for all of its versions. */
export function stemOf({ type, name, lang }: DocumentKey): string {
  return `${type}/${name}${lang === undefined ? '' : `.${lang}`}`;
}

/** Path of a version of a document, below the content folder. */
export function versionPath(key: DocumentKey, version: VersionName): string {
  return `${folderOf(version)}/${stemOf(key)}.json`;
}

const VERSIONS = { [DRAFTS_FOLDER]: 'draft', [ARCHIVE_FOLDER]: 'archived' } as const;

/** The version that a path below the content folder is of, and the file's name below its documents folder. */
export function splitVersionPath(
  path: string,
): { readonly version: VersionName; readonly name: string } | undefined {
  const { state, release, name } =
    /^(?:(?<state>drafts|archive)\/|releases\/(?<release>[^/]+)\/)?documents\/(?<name>.+)$/.exec(
      path,
    )?.groups ?? {};
  if (name === undefined) return undefined;
  if (release !== undefined) return { version: inRelease(release), name };
  return {
    version: state === 'drafts' || state === 'archive' ? VERSIONS[state] : 'published',
    name,
  };
}

/** What a path below the content folder is a version of; undefined if it is not a document's. */
export function readVersionPath(
  path: string,
  languages: readonly Language[],
): { readonly key: DocumentKey; readonly version: VersionName } | undefined {
  const { version, name = '' } = splitVersionPath(path) ?? {};
  const key = keyOf(name, languages);
  const isNamed = versionName.safeParse(version).success;
  return key === undefined || version === undefined || !isNamed ? undefined : { key, version };
}

/** The key of a file below a documents folder; undefined if none can name it. */
export function keyOf(name: string, languages: readonly Language[]): DocumentKey | undefined {
  const place = documentPlace(name, languages);
  if (typeof place === 'string') return undefined;
  return documentKey.safeParse(place).data;
}

/**
 * The one key of a document: `{ name: "a.fr-fr" }` names the same file as
 * `{ name: "a", lang: "fr-fr" }`. Throws AuthoringError (invalid).
 */
export function checkKey(key: DocumentKey, languages: readonly Language[]): DocumentKey {
  const parsed = documentKey.safeParse(key);
  if (!parsed.success) {
    throw new AuthoringError('invalid', `${JSON.stringify(key)} names no document`);
  }
  const place = documentPlace(`${stemOf(parsed.data)}.json`, languages);
  if (typeof place !== 'string') return { ...place };
  throw new AuthoringError('invalid', `${stemOf(parsed.data)}: ${place}`, { at: 'lang' });
}
