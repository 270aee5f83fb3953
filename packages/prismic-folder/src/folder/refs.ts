import { createHash } from 'node:crypto';
import type { Models } from '../types.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import type { RepositorySettings } from './repositorySettings.ts';

/** Letters of a ref: 120 bits, as many as two contents need never to share one. */
const REF_LENGTH = 20;

/**
 * The ref of a set of documents: another one as soon as any answer could differ, so that an answer
 * may be kept for as long as its ref is asked for. `base` is master's ref for a release.
 */
export function refOf(documents: readonly LoadedDocument[], base: string): string {
  const hash = createHash('sha1').update(base);
  for (const { document, digest } of documents) {
    hash.update(`\n${document.id} ${digest} ${document.first_publication_date}`);
    hash.update(` ${document.last_publication_date} ${document.type}/${document.lang}`);
  }
  return hash.digest('base64url').slice(0, REF_LENGTH);
}

/** What shapes answers beside the documents: models, languages, and the media they show. */
export function groundOf(models: Models, settings: RepositorySettings, media: MediaCatalog) {
  const hash = createHash('sha1');
  hash.update(JSON.stringify([...models.types.values(), ...models.slices.values()]));
  hash.update(JSON.stringify(settings.languages));
  for (const [name, { file, image }] of media) {
    hash.update(`\n${name} ${file.size} ${image?.width} ${image?.height}`);
  }
  return hash.digest('base64url');
}
