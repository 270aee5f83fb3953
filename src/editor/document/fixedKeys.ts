/**
 * Keys of a document's file that an edit cannot change: its identity, which has operations of its own,
 * and what publishing writes.
 */
const FIXED: readonly (string | number | undefined)[] = [
  'id',
  'type',
  'uid',
  'lang',
  'previous_uids',
  'published_revision',
  'first_publication_date',
  'last_publication_date',
];

export function isFixed(key: string | number | undefined): boolean {
  return FIXED.includes(key);
}
