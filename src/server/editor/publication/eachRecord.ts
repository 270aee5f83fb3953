import { isRecord } from '#ui/isRecord.ts';

/** Where a value is in a document: keys and indexes. */
export type Path = readonly (string | number)[];

/**
 * Visits every record in a value. Those inside one for which `visit` returns true are left out. The path is the same array
 * for all places, as thousands of documents are visited: what keeps it copies it.
 */
export function eachRecord(
  value: unknown,
  visit: (record: Readonly<Record<string, unknown>>, path: Path) => boolean,
  path: (string | number)[] = [],
): void {
  const enter = (key: string | number, entry: unknown) => {
    path.push(key);
    eachRecord(entry, visit, path);
    path.pop();
  };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) enter(index, entry);
  } else if (isRecord(value) && !visit(value, path)) {
    for (const [key, entry] of Object.entries(value)) enter(key, entry);
  }
}
