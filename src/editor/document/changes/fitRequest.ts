import type { Change, Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/** The API takes no more changes at once. */
const MAX_CHANGES = 10_000;

/** Changes as a request can hold them: too many of them become one for each field that changed. */
export function fitRequest(changes: readonly Change[], result: Json): readonly Change[] {
  if (changes.length <= MAX_CHANGES) return changes;
  const others = changes.filter(({ path }) => path[0] !== 'data');
  const fields = new Set(
    changes.flatMap(({ path: [first, id] }) => (first === 'data' && id !== undefined ? [id] : [])),
  );
  const data = isRecord(result) ? result['data'] : undefined;
  const whole = [...fields].map((id): Change => {
    const path = ['data', id];
    // Cast: a value of a JSON file.
    const value = isRecord(data) ? (data[id] as Json | undefined) : undefined;
    return value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
  });
  return [...others, ...whole];
}
