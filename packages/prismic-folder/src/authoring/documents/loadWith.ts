import { join } from 'node:path';
import { digest } from '../../lib/digest.ts';
import type { FileStamp } from '../../lib/listFiles.ts';
import { loadContent, type LoadedFolder } from '../../folder/loadContent.ts';
import { withFiles } from '../../folder/contentFiles.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { readSource, type ReadSource } from '../../lib/readSource.ts';
import type { Workspace } from './Workspace.ts';
import { readFileSync } from 'node:fs';

/** A file as a commit would leave it. */
export interface PlannedFile {
  readonly path: string;
  /** null: it would be gone. */
  readonly content: Uint8Array | null;
}

/** Loads the folder as it would be with these files, without writing any. */
export async function loadWith(
  { root, contentDir, now }: Workspace,
  folder: LoadedFolder,
  planned: readonly PlannedFile[],
): Promise<LoadedFolder> {
  const texts = new Map<string, string>();
  const stamps = new Map<string, FileStamp | null>();
  for (const { path, content } of planned) {
    const place = join(contentDir, path);
    if (content === null) {
      stamps.set(path, null);
      continue;
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    texts.set(place, text);
    const stamp = `planned:${digest(content)}`;
    stamps.set(path, { name: '', path: place, stamp, modified: now(), size: content.byteLength });
  }
  const read: ReadSource = (file) => {
    const text = texts.get(file.path);
    if (text === undefined) return readSource(file);
    return { file, digest: digest(text), parsed: parseJson(text) };
  };
  return loadContent({
    root,
    contentDir,
    models: folder.models,
    media: folder.media,
    files: withFiles(folder.files, stamps),
    read,
    readText: (path) => texts.get(path) ?? readFileSync(path, 'utf8'),
    previous: folder,
  });
}
