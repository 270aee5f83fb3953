import { dirname, join } from 'node:path/posix';
import type { FoundMedia } from '../../fields/normalizing.ts';
import { mediaKind } from '../../folder/mediaCatalog.ts';
import { decode } from '../../json.ts';
import { stableId } from '../../lib/digest.ts';
import { NameMap } from '../../lib/fileNames.ts';
import { parseUrl } from '../../parseUrl.ts';
import { cutOf } from '../form/forms.ts';
import type { ExportFile } from './exportFiles.ts';

export type ExportMedia = ReturnType<typeof createExportMedia>;

/** Address of a file of the export, until it has a name in `content/media`. */
const SCHEME = 'export:/';

/** Finds images and files of documents in an export: by path, else by their name if only one has it. */
export function createExportMedia(files: readonly ExportFile[]) {
  const byPath = new NameMap<ExportFile>();
  const byName = new NameMap<ExportFile | null>();
  for (const file of files) {
    if (/\.json$/i.test(file.name)) continue;
    const name = nameOf(file.name);
    byPath.set(file.name, file);
    byName.set(name, byName.has(name) ? null : file);
  }
  return {
    /** What an address in a document leads to; `from` is the document's path. */
    find(url: string, from: string): FoundMedia {
      if (/^https?:\/\//i.test(url) && parseUrl(url)) return onHost(url);
      const plain = decode(url.split('?')[0] ?? url).replace(/^(?:\.?\/)+/, '');
      const file =
        byPath.get(join(dirname(from), plain)) ?? byPath.get(plain) ?? byName.get(nameOf(plain));
      if (!file) return { at: 'nowhere', reason: `"${url}" is not in the export` };
      return inExport(file, cutOf(url));
    },
    /** The file of the export that has the content of an address. */
    fileOf(url: string): ExportFile | undefined {
      return url.startsWith(SCHEME)
        ? byPath.get(decode(url.slice(SCHEME.length)))
        : (byName.get(nameOf(decode(new URL(url).pathname))) ?? undefined);
    },
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Prismic's image service is told format and quality by each page; only a cut is content. */
function onHost(url: string): FoundMedia {
  const [plain = url] = url.split('?');
  const cut = cutOf(url);
  const address = new URL(url);
  address.searchParams.delete('auto');
  const name = address.pathname;
  return {
    at: 'host',
    id: stableId(plain),
    url: cut === '' ? (url.includes('auto=') ? address.href : url) : `${plain}?${cut}`,
    name,
    kind: mediaKind(name),
    size: 0,
    playback: () => undefined,
  };
}

function inExport({ name, size }: ExportFile, cut: string): FoundMedia {
  return {
    at: 'media',
    id: stableId(name),
    url: SCHEME + encodeURI(name) + (cut === '' ? '' : `?${cut}`),
    name,
    kind: mediaKind(name),
    size,
    // Not written: the size of a file of the folder is read from the file.
    image: { width: 1, height: 1 },
    playback: () => undefined,
  };
}
