import type { DocumentKey, VersionName } from '#prismic-folder/contract';
import type { JsonPath } from '#prismic-folder/edit';
import { placeHash } from '../place.ts';
import { placeOf } from '../model/placeWords.ts';
import { documentAddress } from '../address.ts';

/** Where the editor opens what was found: the version it is in, at its place. */
export function foundAddress(
  { type, name, lang }: DocumentKey,
  version: VersionName,
  path: JsonPath,
): string {
  const key = { type, name, ...(lang !== undefined && { lang }) };
  return documentAddress(key, version) + placeHash(placeOf(path));
}
