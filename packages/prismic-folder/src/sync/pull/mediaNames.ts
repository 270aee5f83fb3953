import { basename, extname } from 'node:path/posix';
import type { Folder } from '../folder/loadFolder.ts';
import type { HostedFile } from './downloads.ts';
import { isContentPath } from '../../store/checkPath.ts';
import { decode } from '../../json.ts';

/** Chooses names below `content/media` for hosted files; existing files keep their names. */
export interface MediaNames {
  /** Never the name of another file, so that no file is overwritten. */
  nameOf(file: HostedFile, digest: string): string;
}

export function createMediaNames(folder: Folder): MediaNames {
  const digests = new Map([...folder.media.values()].map(({ name, digest }) => [name, digest]));
  // Systems that ignore case take names that differ only in it for one.
  const taken = new Set([...digests.keys()].map((name) => name.toLowerCase()));
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
      const name = taken.has(wanted.toLowerCase())
        ? `${stem}-${digest.slice(0, 8)}${extension}`
        : wanted;
      taken.add(name.toLowerCase());
      names.set(digest, [name]);
      return name;
    },
  };
}

/** Prefix of older uploads. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_/;

/** The file name at the upload, without the id that the service adds as a prefix. */
function plainName({ id, url }: HostedFile): string {
  const last = decode(new URL(url).pathname.split('/').at(-1) ?? '');
  const name = last.startsWith(`${id}_`) ? last.slice(id.length + 1) : last.replace(UUID, '');
  // Only letters, digits and a few signs, because it becomes a file name and a part of URLs.
  const plain = name.replace(/[^\p{Letter}\p{Number}._~-]+/gu, '-').replace(/^\.+|\.+$/g, '') || id;
  // Such as the name of a device.
  return isContentPath(`media/${plain}`) ? plain : `file-${plain}`.slice(-100);
}
