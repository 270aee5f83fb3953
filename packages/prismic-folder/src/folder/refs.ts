import { createHash } from 'node:crypto';
import type { Models } from '../types.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import type { RepositorySettings } from './repositorySettings.ts';

/** Characters of a ref: 120 bits, so that different contents never share one. */
const REF_LENGTH = 20;

/**
 * The ref of a set of documents. It changes whenever any response could differ, so that responses
 * can be cached by ref. `base` is a digest of everything else that the responses depend on.
 */
export function refOf(documents: readonly LoadedDocument[], base: string): string {
  const hash = createHash('sha1').update(base);
  for (const { document, digest, mediaVersions } of documents) {
    hash.update(`\n${document.id} ${digest} ${document.first_publication_date}`);
    hash.update(` ${document.last_publication_date} ${document.type}/${document.lang}`);
    hash.update(` ${mediaVersions}`);
  }
  return hash.digest('base64url').slice(0, REF_LENGTH);
}

/** Digest of what affects responses besides documents: models, languages and the sizes of media. */
export function groundOf(models: Models, settings: RepositorySettings, media: MediaCatalog) {
  const hash = createHash('sha1');
  hash.update(JSON.stringify([...models.types.values(), ...models.slices.values()]));
  hash.update(JSON.stringify(settings.languages));
  for (const [name, { file, image }] of media) {
    hash.update(`\n${name} ${file.size} ${image?.width} ${image?.height}`);
  }
  return hash.digest('base64url');
}

/** The same for this machine, where a file that was written is another one even if its size stays. */
export function stampedGround(ground: string, media: MediaCatalog): string {
  const hash = createHash('sha1').update(ground);
  for (const { file } of media.values()) hash.update(`\n${file.stamp}`);
  return hash.digest('base64url');
}
