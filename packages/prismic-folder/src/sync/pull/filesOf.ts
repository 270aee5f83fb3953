import type { Models } from '../../types.ts';
import { digestDocument } from '../form/digestForm.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { HostedFile } from './downloads.ts';

/** The files a hosted document shows, by id. */
export function filesOf(document: HostedDocument, models: Models): ReadonlyMap<string, HostedFile> {
  const files = new Map<string, HostedFile>();
  const type = models.types.get(document.type);
  if (type === undefined) return files;
  digestDocument({ ...document, uid: document.uid ?? null }, type, {
    models,
    target: () => '',
    media({ id, url }) {
      // Without its parameters an address gives the file as it was uploaded.
      if (typeof id === 'string' && typeof url === 'string') {
        files.set(id, { id, url: url.split('?')[0] ?? url });
      }
      return '';
    },
  });
  return files;
}
