import type { LibraryFilter } from './filter/libraryFilter.ts';

/** The name of the grid: 'Files', or 'Files of Projects'. */
export function libraryLabel(place: string | null): string {
  return place === null ? 'Files' : `Files, ${place}`;
}

/** What an empty grid says. */
export function emptyText({ search, task }: LibraryFilter, whole: number | null): string {
  if (whole === 0) return 'Drop pictures here.';
  const words = search.trim();
  if (words !== '') return `No file with “${words}”. Try fewer letters.`;
  if (task === 'undescribed') return 'Every picture has a description.';
  if (task === 'duplicates') return 'No file is there twice.';
  if (task === 'oversized') return 'No picture is larger than needed.';
  return 'No file of this kind.';
}
