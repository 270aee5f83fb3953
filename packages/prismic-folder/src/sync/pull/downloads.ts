import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, extname } from 'node:path/posix';
import { decode } from '../../json.ts';
import { isContentPath } from '../../store/checkPath.ts';
import type { Models } from '../../types.ts';
import { digestBytes, type Folder } from '../loadFolder.ts';
import { writeFile } from '../writeFile.ts';
import { digestDocument } from '../form/forms.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import { fetchWithRetry } from '../hosted/fetchWithRetry.ts';
import { HostedApiError, type Ports } from '../SyncJob.ts';

/** A file of the hosted media library that documents use. */
export interface HostedFile {
  readonly id: string;
  /** URL of the original file. */
  readonly url: string;
}

/** Milliseconds for one file: enough for a long video over a slow connection. */
const TIMEOUT = 10 * 60_000;

export type Downloads = ReturnType<typeof openDownloads>;

/**
 * Downloads files to `content/.hosted/downloads`, so that they are available after the
 * confirmation, or to a second run if the first is interrupted.
 */
export function openDownloads(contentDir: string, ports: Ports) {
  const folder = join(contentDir, '.hosted', 'downloads');
  const pathOf = (id: string) => join(folder, encodeURIComponent(id));

  const download = async ({ id, url }: HostedFile, isOnce: boolean): Promise<Uint8Array> => {
    const answer = await fetchWithRetry(ports, url, () => ({}), {
      task: `fetch ${url}`,
      repeatable: true,
      timeout: TIMEOUT,
      isFile: true,
      isOnce,
    });
    const { status, bytes } = answer;
    if (status < 400) return bytes;
    throw new HostedApiError(`Could not fetch ${id}: ${url} answered ${status}`, status);
  };

  return {
    /**
     * Downloads a file unless that is done; resolves to its digest. Throws a HostedApiError if there is none, another
     * SyncError if the host does not answer. `isOnce`: gives up at the first failure.
     */
    async fetch(file: HostedFile, isOnce = false): Promise<string> {
      const path = pathOf(file.id);
      const known = await readFile(path).catch(() => undefined);
      if (known !== undefined) return digestBytes(known);
      const bytes = await download(file, isOnce);
      writeFile(path, bytes);
      return digestBytes(bytes);
    },
    bytes: (id: string) => readFile(pathOf(id)),
    /** Deletes the downloads. */
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files a hosted document uses, by id. */
export function filesOf(document: HostedDocument, models: Models): ReadonlyMap<string, HostedFile> {
  const files = new Map<string, HostedFile>();
  const type = models.types.get(document.type);
  if (type === undefined) return files;
  digestDocument({ ...document, uid: document.uid ?? null }, type, {
    models,
    target: () => '',
    media({ id, url }) {
      // Without parameters, the URL returns the original file.
      if (typeof id === 'string' && typeof url === 'string') {
        files.set(id, { id, url: url.split('?')[0] ?? url });
      }
      return '';
    },
  });
  return files;
}

/**
 * Chooses names below `content/media` for hosted files: existing files keep theirs, and none gets the name of
 * another file, so that no file is overwritten.
 */
export function createMediaNames(folder: Folder): (file: HostedFile, digest: string) => string {
  const digests = new Map([...folder.media.values()].map(({ name, digest }) => [name, digest]));
  // Systems that ignore case take names that differ only in it for one.
  const taken = new Set([...digests.keys()].map((name) => name.toLowerCase()));
  const names = new Map<string, string[]>();
  for (const [name, digest] of digests) names.set(digest, [...(names.get(digest) ?? []), name]);
  return (file, digest) => {
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
