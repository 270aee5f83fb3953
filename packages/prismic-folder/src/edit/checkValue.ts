import { isRecord } from '../json.ts';
import { EditError } from './EditError.ts';
import type { JsonPath } from './types.ts';

/** Deeper files are refused, so that no value can exhaust the stack. */
export const MAX_DEPTH = 500;

/** JSON.parse and assignments treat this key differently. */
export const UNSAFE_KEY = '__proto__';

/** Throws EditError for a value, at `path`, that JSON cannot express or that is nested too deeply. */
export function checkValue(value: unknown, path: JsonPath): void {
  const inner: (string | number)[] = [];
  const reason = faultOf(value, path.length, inner);
  if (reason !== undefined) throw new EditError([...path, ...inner.toReversed()], reason);
}

/** The reason, if there is one; `path` gets the keys that lead to the value, the last one first. */
function faultOf(value: unknown, depth: number, path: (string | number)[]): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : `${value} is not a JSON value`;
  }
  if (depth > MAX_DEPTH) return 'is nested too deeply';
  if (!Array.isArray(value) && !isRecord(value)) return `${typeof value} is not a JSON value`;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, entry] of entries) {
    const isUnsafe = key === UNSAFE_KEY;
    const reason = isUnsafe ? 'this key is not allowed' : faultOf(entry, depth + 1, path);
    if (reason === undefined) continue;
    path.push(key);
    return reason;
  }
  return undefined;
}
