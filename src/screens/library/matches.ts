import type { LibrarySlice } from './readLibrary.ts';

/** Whether every search word occurs in a slice's texts. */
export function matches(slice: LibrarySlice, query: string): boolean {
  const text = [
    slice.id,
    slice.name,
    slice.description,
    ...slice.zones,
    ...slice.variations.flatMap(({ name, description, fields }) => [
      name,
      description,
      ...fields.flatMap(({ path, label, type, ...field }) => [
        path,
        label,
        type,
        field.description,
      ]),
    ]),
  ]
    .join('\n')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
