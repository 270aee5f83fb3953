import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonPath } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import { composed } from '../../lib/fileNames.ts';
import { type FileStamp, listFiles } from '../../lib/listFiles.ts';
import { encodePath, mediaAddress } from '../../lib/mediaAddress.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { ASIDE } from '../../types.ts';
import { rectOf } from './crop.ts';

/** A text in a JSON file that refers to files of `content/media`. */
interface Reference {
  readonly path: JsonPath;
  /** The files, by their composed paths below `content/media`. */
  readonly names: readonly string[];
  /** Whether it is the address of an image that says neither what it shows nor that it is decoration. */
  readonly isUndescribed?: true;
  /** Pixels of the file's width that an image's crop shows; all of them if it is missing. */
  readonly croppedWidth?: number;
}

/** Finds every text of a JSON value that is an address below `/media/`, or markup with such ones. */
export function findReferences(value: unknown): Reference[] {
  const references: Reference[] = [];
  const add = (text: string, path: JsonPath, isUndescribed: boolean) => {
    const names = namesIn(text);
    if (names.length === 0) return;
    const croppedWidth = rectOf(text)?.width;
    references.push({
      path,
      names,
      ...(isUndescribed && { isUndescribed }),
      ...(croppedWidth !== undefined && { croppedWidth }),
    });
  };
  const visit = (value: unknown, path: JsonPath, isView: boolean): void => {
    if (typeof value === 'string') add(value, path, false);
    else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index], false);
    } else if (isRecord(value)) {
      const isImage = typeof value['url'] === 'string' && !('link_type' in value);
      const isSilent = isImage && !isView && (value['alt'] ?? null) === null;
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'url' && typeof entry === 'string') add(entry, [...path, key], isSilent);
        // The views of an image show the same, with the same text.
        else visit(entry, [...path, key], isImage);
      }
    }
  };
  visit(value, [], false);
  return references;
}

/** The same text with a file under another name; each address keeps its form and parameters. */
export function renameIn(text: string, from: string, to: string): string {
  if (!isMarkup(text)) return renameAddress(text, from, to);
  return text.replace(ADDRESS, (address) => renameAddress(address, from, to));
}

/** Addresses below `/media/` in attributes of markup, as in texts of external projects. */
const ADDRESS = /(?<=["'(=,\s])\/?media\/[^"'()\s<>,]+/g;

function namesIn(text: string): string[] {
  if (!text.includes('media/')) return [];
  const addresses = isMarkup(text) ? (text.match(ADDRESS) ?? []) : [text];
  const names = addresses.flatMap((address) => {
    const found = mediaAddress(address);
    return found.at === 'media' ? [composed(found.name)] : [];
  });
  return [...new Set(names)];
}

function isMarkup(text: string): boolean {
  return text.includes('<');
}

function renameAddress(address: string, from: string, to: string): string {
  const found = mediaAddress(address);
  if (found.at !== 'media' || composed(found.name) !== composed(from)) return address;
  const [, start = '', path = '', rest = ''] = PARTS.exec(address) ?? [];
  // A file's own address may hold unencoded characters; the new one does if the old one did.
  const isEncoded = composed(path) !== composed(from) || encodePath(to) !== to;
  return `${start}${isEncoded ? encodePath(to) : to}${rest}`;
}

const PARTS = /^(\/?media\/|repository:\/media\/)([^?#]*)(.*)$/s;

/** A file below the content folder that refers to media, or a draft. */
export interface ReferringFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly references: readonly Reference[];
}

/** The state of a content folder at one moment. */
interface ScannedContent {
  /** `name` is the path below `content/media`. */
  readonly media: readonly FileStamp[];
  /** The same list as long as no file changes. */
  readonly referring: readonly ReferringFile[];
}

const MEDIA = 'media/';

/** Whose texts are no references: the media, their details, the settings, and what was moved aside with its own media. */
const OTHERS = [MEDIA, 'media.json', 'repository.json', `${ASIDE}/`];

/** Finds media and what refers to them. Only files that changed since the last scan are read. */
export function createReferenceIndex(contentDir: string) {
  let known = new Map<string, { readonly stamp: string; readonly references: Reference[] }>();
  let referring: readonly ReferringFile[] = [];
  return {
    async scan(): Promise<ScannedContent> {
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
  return name.endsWith('.json') && !OTHERS.some((other) => name.startsWith(other));
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
