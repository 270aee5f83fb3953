import { isList, isObject, type Json, objectOf, textOf, valuesIn } from 'prismic-folder/edit';
import type { EditorModels, EditorZone } from '../../model/EditorModels.ts';
import { sliceKeys } from '../../model/emptySlice.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice, type SliceJson } from '../../model/sliceAt.ts';
import { fits } from 'prismic-folder/fields';
import type { FieldModel } from 'prismic-folder/models';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { mediaNameOf } from '../../fields/media/value/mediaUrl.ts';

/** A copied slice as a zone takes it, or why it does not. */
type Fitted =
  | {
      readonly fits: true;
      readonly slice: SliceJson;
      /** Fields of the copy that the slice does not have here, or not with such a value. */
      readonly left: readonly string[];
    }
  | { readonly fits: false; readonly reason: string };

const TEXTS = ['slice_label', 'version'];

/** A copied slice as the model of a zone takes it. It gets no id, because ids are unique. */
export function fitSlice(models: EditorModels, zone: EditorZone, copied: SliceJson): Fitted {
  const { model, variation } = knownSlice(models, copied);
  const { name } = nameOf(models, copied);
  if (!model) return { fits: false, reason: `The site does not know a slice “${name}”` };
  if (!zone.slices.includes(model.id)) {
    return { fits: false, reason: `${name} does not fit into ${zone.label}` };
  }
  if (!variation) {
    return { fits: false, reason: `${name} has no kind “${textOf(copied['variation'])}” here` };
  }
  const left = new Set<string>();
  const note = (path: readonly string[]) => void left.add(path.join(' › '));
  const { primary, items } = copied;
  const hasItems = isEntries(items) && items.length > 0;
  if (primary !== undefined && primary !== null && !isObject(primary)) note(['primary']);
  if (items !== undefined && items !== null && !isEntries(items)) note(['items']);
  const texts = TEXTS.flatMap((key): [string, Json][] => {
    const text = copied[key];
    if (typeof text === 'string') return [[key, text]];
    if (text !== undefined && text !== null) note([key]);
    return [];
  });
  const parts = model.isField ? ['value'] : ['variation', 'primary', 'items'];
  const known = ['id', 'slice_type', ...parts, ...TEXTS];
  for (const key of Object.keys(copied)) if (!known.includes(key)) note([key]);
  const { value } = copied;
  const values = model.isField
    ? fitValues(value === undefined ? {} : { value }, variation.primary, note)
    : {
        ...(isObject(primary) && { primary: fitValues(primary, variation.primary, note) }),
        ...(hasItems && { items: items.map((item) => fitValues(item, variation.items, note)) }),
      };
  return {
    fits: true,
    slice: { ...sliceKeys(model, variation), ...Object.fromEntries(texts), ...values },
    left: [...left],
  };
}

type Fields = Readonly<Record<string, FieldModel>>;
type Values = Readonly<Record<string, Json>>;

/** The values that some fields take; calls `left` with the path of each that they do not. */
export function fitValues(
  values: Values,
  fields: Fields,
  left: (path: readonly string[]) => void,
): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]): [string, Json][] => {
      const model = Object.hasOwn(fields, id) ? fields[id] : undefined;
      const isGroup = model?.type === 'Group';
      if (isGroup && isEntries(value)) {
        const entryFields = model.config?.fields ?? {};
        const note = (path: readonly string[]) => left([id, ...path]);
        return [[id, value.map((entry) => fitValues(entry, entryFields, note))]];
      }
      const isEmpty = value === null || value === '';
      if (model && (isEmpty || (!isGroup && fits(model, value)))) {
        return [[id, value]];
      }
      left([id]);
      return [];
    }),
  );
}

/** Whether a value is a list of objects, such as the entries of a group. */
export function isEntries(value: Json | undefined): value is readonly Values[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry));
}

/** Names of the library's files that a value refers to. */
export const mediaIn = (value: Json): ReadonlySet<string> =>
  new Set([...valuesIn(value)].flatMap(([inner]) => nameIn(inner) ?? []));

/** The name of the file that a value is, if it is one. */
function nameIn(value: Json): string | null {
  const { url } = objectOf(value);
  return typeof url === 'string' ? mediaNameOf(url) : null;
}

/** The files that a value refers to and the library does not have. Those that cannot be looked up count as there. */
export async function missingMedia(api: AuthoringClient, value: Json): Promise<readonly string[]> {
  const found = await Promise.all(
    [...mediaIn(value)].map((name) =>
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
  if (isList(value)) return value.flatMap((entry) => strip(entry, names) ?? []);
  if (!isObject(value)) return value;
  const name = nameIn(value);
  if (name !== null && names.has(name)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = strip(inner, names);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}
