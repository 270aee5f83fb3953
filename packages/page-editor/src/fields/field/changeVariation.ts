import { isEmpty, type Json, listOf, objectOf } from 'prismic-folder/edit';
import { listed } from '../../kit/countWords.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type {
  EditorModels,
  EditorField,
  EditorSlice,
  EditorVariation,
} from '../../model/EditorModels.ts';
import { knownSlice, slicesOf, type SliceJson } from '../../model/sliceAt.ts';
import { emptyFields } from '../../model/emptySlice.ts';
import { createKeptByPath } from './followPath.ts';

/** Values that variations shown at present do not have, and the slice that they are of, until the document is closed. */
const kept = createKeptByPath<{ readonly model: string; readonly aside: KeptAside }>();

/**
 * Gives a slice of the open document another variation, in one step of undo. Values of fields that it
 * does not have come back with a variation that does. Returns a sentence on values that went aside.
 */
export function changeVariation(
  session: DocumentSession,
  models: EditorModels,
  { zone, index }: { readonly zone: string; readonly index: number },
  variation: string,
): string | null {
  const { json, model } = knownSlice(models, slicesOf(session.get().json, zone)[index]);
  const to = model?.variations.find(({ id }) => id === variation);
  if (!model || !to) return null;
  const path = ['data', zone, index];
  const known = kept.get(session, path);
  const own = known?.model === model.id ? known.aside : undefined;
  const { slice, aside, lost } = switchVariation(json, model, to, own);
  session.edit([{ op: 'set', path, value: slice }], { label: `switch to ${to.name}` });
  kept.set(session, path, { model: model.id, aside });
  if (lost.length === 0) return null;
  const [fields, verb, they] =
    lost.length === 1 ? [lost[0], 'is', 'It comes'] : [listed(lost), 'are', 'They come'];
  return `${fields} ${verb} not part of ${to.name}. ${they} back if you switch back.`;
}

type Values = Readonly<Record<string, Json>>;

/**
 * Values that the present variation of a slice has no field for, by kind and id of their fields:
 * a number does not come back as a text.
 */
interface KeptAside {
  readonly primary: Values;
  readonly items: readonly Values[];
}

const NOTHING_ASIDE: KeptAside = { primary: {}, items: [] };

export interface Switched {
  readonly slice: SliceJson;
  /** To be given back with the next switch of this slice. */
  readonly aside: KeptAside;
  /** Labels of the fields with a value that is aside now: 'Caption is not part of Picture only'. */
  readonly lost: readonly string[];
}

/**
 * Gives a slice another variation. Values of fields that both have stay; others are kept aside and
 * come back with the variation that has them. Values no variation knows stay in the file.
 */
export function switchVariation(
  slice: SliceJson,
  model: EditorSlice,
  to: EditorVariation,
  kept: KeptAside = NOTHING_ASIDE,
): Switched {
  const { variation: from } = knownSlice({ slices: new Map([[model.id, model]]) }, slice);
  const [oldFields, oldItemFields] = [from?.fields ?? [], from?.itemFields ?? []];
  const primary = splitValues(objectOf(slice['primary']), oldFields, to.fields, kept.primary);
  const defaults = Object.entries(emptyFields(to.fields)).filter(
    ([id]) => !oldFields.some((field) => isSame(field, id, to.fields)) && !(id in primary.values),
  );
  const items = switchItems(listOf(slice['items']), oldItemFields, to, kept);
  const values: Values = { ...primary.values, ...Object.fromEntries(defaults) };
  const { primary: _primary, items: _items, ...rest } = slice;
  return {
    slice: {
      ...rest,
      variation: to.id,
      ...(Object.keys(values).length > 0 && { primary: values }),
      ...(items.values.length > 0 && { items: items.values }),
    },
    aside: { primary: primary.aside, items: items.asides },
    lost: [...labelsOf(oldFields, [primary.aside]), ...labelsOf(oldItemFields, items.asides)],
  };
}

/** Entries of the legacy repeatable part; all of them go aside if the variation has none. */
function switchItems(
  given: readonly Json[],
  olds: readonly EditorField[],
  { itemFields: news }: EditorVariation,
  kept: KeptAside,
): { readonly values: readonly Values[]; readonly asides: readonly Values[] } {
  const entries = given.length > 0 || olds.length > 0 ? given : kept.items.map(() => ({}));
  const split = entries.map((item, at) =>
    splitValues(objectOf(item), olds, news, kept.items[at] ?? {}),
  );
  // Entries that no variation knows stay in the file.
  const hasNone = news.length === 0 && (olds.length > 0 || given.length === 0);
  return {
    values: hasNone ? [] : split.map(({ values }) => values),
    asides: split.map(({ aside }) => aside),
  };
}

/** What of some values the new fields have, in the order of the file, and what they do not have. */
function splitValues(
  values: Values,
  olds: readonly EditorField[],
  news: readonly EditorField[],
  kept: Values,
): { readonly values: Values; readonly aside: Values } {
  // What the present variation has a field for is not aside any more, as after undo.
  const known = Object.fromEntries(
    Object.entries(kept).filter(([key]) => !olds.some((field) => keyOf(field) === key)),
  );
  const isGone = (id: string) =>
    olds.some((field) => field.id === id) && !olds.some((field) => isSame(field, id, news));
  const stays = Object.entries(values).filter(([id]) => !isGone(id));
  const goes = Object.entries(values).filter(([id]) => isGone(id));
  const back = news.filter(
    (field) => Object.hasOwn(known, keyOf(field)) && !stays.some(([id]) => id === field.id),
  );
  const comes = back.flatMap((field): [string, Json][] => {
    const value = known[keyOf(field)];
    return value === undefined ? [] : [[field.id, value]];
  });
  const waits = Object.entries(known).filter(
    ([key]) => !news.some((field) => keyOf(field) === key),
  );
  return {
    values: Object.fromEntries([...stays, ...comes]),
    aside: { ...Object.fromEntries(waits), ...asideOf(Object.fromEntries(goes), olds) },
  };
}

const keyOf = ({ id, model }: EditorField) => `${model.type} ${id}`;

/** Whether a field is the one with an id, and others have the same. */
const isSame = (field: EditorField, id: string, others: readonly EditorField[]) =>
  field.id === id && others.some((other) => keyOf(other) === keyOf(field));

function asideOf(values: Values, fields: readonly EditorField[]): Values {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      return [field ? keyOf(field) : id, value];
    }),
  );
}

/** Labels of fields that have a value in one of these. */
function labelsOf(fields: readonly EditorField[], asides: readonly Values[]): string[] {
  return fields
    .filter((field) => asides.some((aside) => !isEmpty(aside[keyOf(field)])))
    .map(({ label }) => label);
}
