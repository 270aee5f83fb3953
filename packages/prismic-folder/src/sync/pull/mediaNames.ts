import { basename, extname } from 'node:path/posix';
import type { Folder } from '../folder/loadFolder.ts';
import type { HostedFile } from './downloads.ts';
import { decode } from '../../json.ts';

/** Finds a name below `content/media` for hosted files, the folder's own where it has the file. */
export interface MediaNames {
  /** Never the name of another file: nothing in the folder is written over. */
  nameOf(file: HostedFile, digest: string): string;
}

export function createMediaNames(folder: Folder): MediaNames {
  const digests = new Map([...folder.media.values()].map(({ name, digest }) => [name, digest]));
  const names = new Map<string, string[]>();
  for (const [name, digest] of digests) names.set(digest, [...(names.get(digest) ?? []), name]);

  return {
    nameOf(file, digest) {
      const wanted = plainName(file);
      const own = names.get(digest) ?? [];
      const known = own.find((name) => basename(name) === wanted) ?? own[0];
      if (known !== undefined) return known;
      const extension = extname(wanted);
      const stem = wanted.slice(0, wanted.length - extension.length);
      const name = digests.has(wanted) ? `${stem}-${digest.slice(0, 8)}${extension}` : wanted;
      digests.set(name, digest);
      names.set(digest, [name]);
      return name;
    },
  };
}

/** What older uploads have before their name. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_/;

/** The name a file was uploaded under: the service puts its id before it. */
function plainName({ id, url }: HostedFile): string {
  const last = decode(new URL(url).pathname.split('/').at(-1) ?? '');
  const name = last.startsWith(`${id}_`) ? last.slice(id.length + 1) : last.replace(UUID, '');
  // Letters, digits and a few signs: it becomes the name of a file and a part of an address.
  return name.replace(/[^\p{Letter}\p{Number}._~-]+/gu, '-').replace(/^\.+/, '') || id;
}
