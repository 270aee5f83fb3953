import type { Change, JsonPath } from '#prismic-folder/edit';
import { applyPatches } from './applyPatches.ts';
import { isWithin } from './movedPath.ts';

/**
 * The changes without what they set at some paths of their result. Insertions stay, without the
 * values at these paths, so that no other change leads elsewhere.
 */
export function withoutPaths(
  changes: readonly Change[],
  paths: readonly JsonPath[],
): readonly Change[] {
  return paths.reduce(
    (left: readonly Change[], path) => left.flatMap((change) => withoutPath(change, path)),
    changes,
  );
}

function withoutPath(change: Change, path: JsonPath): readonly Change[] {
  if (change.op === 'set' && isWithin(change.path, path)) return [];
  const isAround = 'value' in change && isWithin(path, change.path);
  const inner = path.slice(change.path.length);
  if (!isAround || inner.length === 0 || typeof inner.at(-1) !== 'string') return [change];
  try {
    const { value } = applyPatches(change.value, [{ op: 'remove', path: inner }]);
    return [{ ...change, value }];
  } catch {
    // It has no such value.
    return [change];
  }
}
