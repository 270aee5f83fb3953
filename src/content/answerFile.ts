import { UnexpectedStatusError } from './errors.ts';
import type { Ask } from './queries.ts';

/** In characters: a whole path has 260 in Windows, and 1024 in macOS. */
const MAX_NAME = 120;

/** Tells one long key from another in a few characters (FNV-1a, 64 bits). */
const shortName = (key: string) =>
  Array.from(key).reduce(
    (hash, char) => BigInt.asUintN(64, (hash ^ BigInt(char.charCodeAt(0))) * 0x1_00_00_00_01_b3n),
    0xcb_f2_9c_e4_84_22_23_25n,
  );

/**
 * Path of the file that holds a query's result in an exported site: `['projects', 'category',
 * 'design system']` -> `/answers/projects/category/design-system.json`; one of many ids has a short name. `lang` is an id, in
 * any language but the master's.
 */
export function answerFile(key: readonly unknown[], lang?: string): string {
  const parts = [...(lang === undefined ? [] : [lang]), ...key].map((part) =>
    encodeURIComponent(String(part).replaceAll(' ', '-')),
  );
  const name = parts.join('/');
  return `/answers/${name.length > MAX_NAME ? shortName(name).toString(36) : name}.json`;
}

/**
 * Reads the file that the static export wrote for a query: an exported site has no API. Documents
 * without a file are missing and empty categories have none; every other list has one. Without `lang` in the
 * master language.
 */
export const readStaticAnswer =
  (lang?: string): Ask =>
  async <Answer>(key: readonly string[]) => {
    const address = answerFile(key, lang);
    const response = await fetch(address);
    // Cast: the export wrote the answer of the query with this key.
    if (response.ok) return (await response.json()) as Answer;
    const [type, list] = key;
    const isRequired = type === 'projects' && list !== 'category';
    if (response.status !== 404 || isRequired) {
      throw new UnexpectedStatusError(response.status, address);
    }
    // Cast: a category is a page of cards, everything else a document.
    return (type === 'projects' ? { projects: [], pages: 0 } : null) as Answer;
  };
