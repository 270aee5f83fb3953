import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { mediaNameOf } from '../../media/value/mediaUrl.ts';

/** Names of the library's files that a value refers to. */
function namesIn(value: Json | undefined, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) namesIn(entry, found);
  if (!isRecord(value)) return;
  const name = nameIn(value);
  if (name !== null) found.add(name);
  // Cast: an object of JSON has JSON in it.
  for (const inner of Object.values(value as Readonly<Record<string, Json>>)) namesIn(inner, found);
}

function nameIn(value: Readonly<Record<string, unknown>>): string | null {
  return typeof value['url'] === 'string' ? mediaNameOf(value['url']) : null;
}

/** The files that a value refers to and the library does not have. Those that cannot be looked up count as there. */
export async function missingMedia(api: AuthoringClient, value: Json): Promise<readonly string[]> {
  const names = new Set<string>();
  namesIn(value, names);
  const found = await Promise.all(
    [...names].map((name) =>
      api.call('readMedia', { query: { name } }).then(
        () => [],
        (error: unknown) => (error instanceof ApiError && error.code === 'not_found' ? [name] : []),
      ),
    ),
  );
  return found.flat();
}

/** A value without its references to some files: what refers to them is empty. */
export function withoutMedia<Value extends Json>(value: Value, names: readonly string[]): Value {
  // Cast: emptied references keep the kind of the value around them.
  return (names.length === 0 ? value : (strip(value, new Set(names)) ?? {})) as Value;
}

/** The value without references to some files; undefined if it is such a reference itself. */
function strip(value: Json, names: ReadonlySet<string>): Json | undefined {
  if (Array.isArray(value)) {
    // Cast: `isArray` does not keep that the list holds JSON.
    return (value as readonly Json[]).flatMap((entry) => strip(entry, names) ?? []);
  }
  if (!isRecord(value)) return value;
  const name = nameIn(value);
  if (name !== null && names.has(name)) return undefined;
  return Object.fromEntries(
    // Cast: an object of JSON has JSON in it.
    Object.entries(value as Readonly<Record<string, Json>>).flatMap(([key, inner]) => {
      const kept = strip(inner, names);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}
