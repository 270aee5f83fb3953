import { decoded } from '../../../model/place.ts';
import { isNote } from './NoteFiles.ts';

/** What Notion puts behind the names of files and folders. */
const NOTION_ID = /[ -]?[0-9a-f]{32}$/i;

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const stemOf = (name: string) => baseOf(name).replace(/\.[^.]*$/, '');

/** Whether Notion has written a file. */
export const isOfNotion = (name: string) => NOTION_ID.test(stemOf(name));

/** The title that a file's name says. */
export const titleOfName = (name: string) =>
  stemOf(name).replace(NOTION_ID, '').replaceAll('_', ' ').trim() || stemOf(name);

/** What Notion puts behind names, wherever they are in a text. */
const NOTION_IDS = /(?:[ -]|%20)[0-9a-f]{32}(?=[/.]|$)/gi;

/** Names in a text as their owner knows them. */
export const shortName = (text: string) => text.replaceAll(NOTION_IDS, '').replaceAll('%20', ' ');

/** A path with `.` and `..` resolved; null if it leads out. */
function resolved(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else parts.push(part);
  }
  return parts.join('/');
}

const keyOf = (path: string) => path.normalize('NFC').toLowerCase();

/** Finds the file that a note names: by its path from there, or by its name alone, as Obsidian writes it. */
export function createFinder(names: readonly string[]) {
  const byPath = new Map(names.map((name) => [keyOf(name), name]));
  const byName = new Map<string, string>();
  // Of several, the one with the shortest path.
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    byName.set(keyOf(baseOf(name)), name);
    if (!isNote(name)) continue;
    byName.set(keyOf(titleOfName(name)), name);
    byName.set(keyOf(stemOf(name)), name);
  }
  return (from: string, target: string): string | null => {
    const [path = ''] = decoded(target).split('#');
    if (path === '' || /^[a-z][\w+.-]*:/i.test(path)) return null;
    const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/') + 1) : '';
    for (const one of [folder + path, path, `${folder}${path}.md`, `${path}.md`]) {
      const found = byPath.get(keyOf(resolved(one) ?? '\0'));
      if (found !== undefined) return found;
    }
    return byName.get(keyOf(baseOf(path))) ?? null;
  };
}
