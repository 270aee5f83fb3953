import { nearest } from '../lib/nearest.ts';
import { isRecord, memoize } from '../json.ts';
import type { FieldModel } from '../types.ts';
import type { FieldKind, Fields, Inner } from './FieldKind.ts';
import { fieldKind } from './kinds.ts';
import {
  EMPTY_OBJECT,
  fault,
  fieldAt,
  isMissing,
  misfit,
  type NormalizeContext,
} from './normalizing.ts';

/**
 * Normalizes a record of fields (a document's data, a slice's primary, an item of a group): the
 * result has every field of the model, in the model's order. Unknown fields are ignored and invalid
 * values count as empty, as in Prismic; both are reported. `owner`: the model's file, for reports.
 */
export function normalizeFields(
  context: NormalizeContext,
  value: unknown,
  fields: Fields,
  owner: string,
): Record<string, unknown> {
  if (!isMissing(value) && !isRecord(value)) misfit(context, 'an object', value);
  const written = isRecord(value) ? value : EMPTY_OBJECT;
  for (const key of Object.keys(written)) {
    if (Object.hasOwn(fields, key) && isInData(fields[key])) continue;
    const unknown = { name: key, value: written[key], fields };
    context.report.error(fieldAt(context, key), unknownField(fields, key, owner), { unknown });
  }
  const inner: Inner = (inside, innerFields, file = owner) =>
    normalizeFields(context, inside, innerFields, file);
  const { blank, each } = fieldsInData(fields);
  const filled: Record<string, unknown> = { ...blank };
  for (const { name, model, kind } of each) {
    context.path.push(name);
    // Ids may be names that every object inherits, such as `constructor`.
    const own = Object.hasOwn(written, name) ? written[name] : undefined;
    filled[name] = kind
      ? normalizeField(context, own, model, kind, inner)
      : (fault(context, `the model's field type "${model.type}" is not known (${owner})`) ?? null);
    context.path.pop();
  }
  return filled;
}

function normalizeField(
  context: NormalizeContext,
  value: unknown,
  model: FieldModel,
  kind: FieldKind,
  inner: Inner,
): unknown {
  const valid = isMissing(value) ? undefined : kind.normalize(value, model, context, inner);
  return valid === undefined ? kind.empty(model.config ?? EMPTY_OBJECT) : valid;
}

const fieldsInData = memoize((fields: Fields) => {
  const each = Object.entries(fields)
    .filter(([, model]) => isInData(model))
    .map(([name, model]) => ({ name, model, kind: fieldKind(model.type) }));
  // What has all its keys from the start takes half the memory of what grows.
  return { each, blank: Object.fromEntries(each.map(({ name }) => [name, null])) };
});

/** Fields of unknown types are, too: their values are not reported as unknown fields. */
function isInData(model: FieldModel | undefined): boolean {
  return model !== undefined && (fieldKind(model.type)?.isInData ?? true);
}

function unknownField(fields: Fields, key: string, owner: string): string {
  if (Object.hasOwn(fields, key) && fields[key]?.type === 'UID') {
    return 'the uid is a key of the document beside data (or its file name), not a field in data';
  }
  return `unknown field, not in ${owner}${nearest(key, Object.keys(fields))}`;
}
