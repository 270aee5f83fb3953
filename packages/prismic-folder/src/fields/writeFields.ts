import { isEmpty, isRecord } from '../json.ts';
import type { Fields, Inner, Json, Writers } from './FieldKind.ts';
import { fieldKind } from './kinds.ts';

/**
 * Writes a record of fields (a document's data, a slice's primary, an item) in the form of files or
 * of a write API: the model's fields in the model's order, without empty ones.
 */
export function writeFields(value: unknown, fields: Fields, writers: Writers): Json {
  const written: Record<string, unknown> = {};
  if (!isRecord(value)) return written;
  const inner: Inner = (inside, innerFields) => writeFields(inside, innerFields, writers);
  for (const [name, model] of Object.entries(fields)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (isEmpty(own)) continue;
    const kind = fieldKind(model.type);
    const field = kind ? kind.write(own as {}, model, writers, inner) : own;
    if (field !== undefined) written[name] = field;
  }
  return written;
}
