import type { Json } from '#prismic-folder/edit';
import type { Row } from '../../ui/lists/Rows.tsx';
import { type ReadLink, readLink } from '../values/linkValue.ts';

/** One of several links. */
export interface LinkRow extends Row {
  readonly at: number;
  readonly value: Json;
  readonly link: ReadLink;
}

/** The links of a field that repeats; null if its value is something else. */
export function linkRows(value: Json | undefined): LinkRow[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const keys = new Set<string>();
  return value.map((entry: Json, at) => {
    const link = readLink(entry);
    const { target } = link;
    const words = link.text || (target && 'url' in target ? target.url : (target?.uid ?? ''));
    // A row keeps its identity when it moves, as far as the file gives it one.
    const own = keyOf(entry);
    const id = own === null || keys.has(own) ? `at ${at}` : `key ${own}`;
    if (own !== null) keys.add(own);
    return { id, at, value: entry, link, text: words || `link ${at + 1}` };
  });
}

function keyOf(entry: Json): string | null {
  if (typeof entry !== 'object' || entry === null || !('key' in entry)) return null;
  return typeof entry.key === 'string' ? entry.key : null;
}

export function movedLink(links: readonly Json[], from: number, to: number): Json[] {
  const moved = links[from];
  return moved === undefined ? [...links] : links.toSpliced(from, 1).toSpliced(to, 0, moved);
}
