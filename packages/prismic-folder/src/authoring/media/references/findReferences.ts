import { composed } from '../../../lib/fileNames.ts';
import { mediaAddress } from '../../../lib/mediaAddress.ts';
import { isRecord } from '../../../json.ts';
import type { JsonPath } from '../../../edit/types.ts';
import { rectOf } from '../crop.ts';

/** A text in a JSON file that refers to files of `content/media`. */
export interface Reference {
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

function encodePath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}
