import { isRecord } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import type { Target } from './Target.ts';

/** All values of a document at a target: none, one, or one for each item of a group. */
export function readValues(document: RepositoryDocument, target: Target): readonly unknown[] {
  if (target.scope === 'whole') return [];
  if (target.scope === 'document') {
    const value = document[target.key];
    return typeof value === 'string' ? [value] : value;
  }
  if (document.type !== target.type) return [];
  if (target.kind === 'uid' && target.names.length === 1) {
    return document.uid === null ? [] : [document.uid];
  }
  let values: readonly unknown[] = [document.data];
  for (const [depth, name] of target.names.entries()) {
    const found = values.map((value) => (isRecord(value) ? value[name] : undefined));
    // Only groups are flattened into their items; the array of a rich text is one value.
    values = depth < target.names.length - 1 ? found.flat() : found;
  }
  return values;
}
