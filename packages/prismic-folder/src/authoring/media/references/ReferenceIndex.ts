import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStamp, listFiles } from '../../../lib/listFiles.ts';
import { parseJson } from '../../../lib/parseJson.ts';
import { findReferences, type Reference } from './findReferences.ts';

/** A file below the content folder that refers to media, or a draft. */
export interface ReferringFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly references: readonly Reference[];
}

/** The state of a content folder at one moment. */
export interface ScannedContent {
  /** `name` is the path below `content/media`. */
  readonly media: readonly FileStamp[];
  /** The same list as long as no file changes. */
  readonly referring: readonly ReferringFile[];
}

/** Finds media and what refers to them. Only files that changed since the last scan are read. */
export interface ReferenceIndex {
  scan(): Promise<ScannedContent>;
}

const MEDIA = 'media/';

/** Files whose texts are not references: settings, and the details of the media themselves. */
const OTHERS = new Set(['repository.json', 'media.json']);

export function createReferenceIndex(contentDir: string): ReferenceIndex {
  let known = new Map<string, { readonly stamp: string; readonly references: Reference[] }>();
  let referring: readonly ReferringFile[] = [];
  return {
    async scan() {
      const { files } = await listFiles(contentDir);
      const next: typeof known = new Map();
      let isChanged = false;
      for (const { name, path, stamp } of files) {
        if (!isJson(name)) continue;
        const before = known.get(name);
        const isKnown = before?.stamp === stamp;
        isChanged ||= !isKnown;
        next.set(name, isKnown ? before : { stamp, references: readReferences(path) });
      }
      if (isChanged || next.size !== known.size) referring = referringFiles(next);
      known = next;
      const media = files.filter(isMedia).map(belowMedia);
      // The folder itself may be a link, which is followed as the site follows it.
      const isElsewhere = media.length === 0;
      const elsewhere = isElsewhere ? (await listFiles(join(contentDir, 'media'))).files : [];
      return { media: isElsewhere ? elsewhere : media, referring };
    },
  };
}

function referringFiles(
  files: ReadonlyMap<string, { readonly references: readonly Reference[] }>,
): ReferringFile[] {
  return (
    [...files]
      // A draft without media counts, too: what it was made from is no longer what comes next.
      .filter(([file, { references }]) => references.length > 0 || file.startsWith('drafts/'))
      .map(([file, { references }]) => ({ file, references }))
  );
}

function isJson(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith(MEDIA) && !OTHERS.has(name);
}

function isMedia({ name }: FileStamp): boolean {
  return name.startsWith(MEDIA);
}

function belowMedia(file: FileStamp): FileStamp {
  return { ...file, name: file.name.slice(MEDIA.length) };
}

/**
 * Reads a file's references. In one that is not valid JSON each text between quotes counts, so that
 * no file is deleted that is needed again once the mistake is corrected.
 */
function readReferences(path: string): Reference[] {
  const text = readText(path);
  const parsed = parseJson(text);
  if (parsed.ok) return findReferences(parsed.value);
  return findReferences(text.match(/"[^"\n]*"/g)?.map((part) => part.slice(1, -1)) ?? []).map(
    ({ names }) => ({ path: [], names }),
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Deleted since it was listed, or not readable for the site either.
    return '';
  }
}
