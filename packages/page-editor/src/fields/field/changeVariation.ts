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

interface Switched {
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
  const [olds, oldItems] = [from?.fields ?? [], from?.itemFields ?? []];
  const { primary: before, items: given, ...rest } = slice;
  const primary = splitValues(objectOf(before), olds, to.fields, kept.primary);
  const had = new Set(olds.map(keyOf));
  const defaults = emptyFields(to.fields.filter((field) => !had.has(keyOf(field))));
  const added = Object.entries(defaults).filter(([id]) => !(id in primary.values));
  const values: Values = { ...primary.values, ...Object.fromEntries(added) };
  const entries = listOf(given);
  const all = entries.length > 0 || oldItems.length > 0 ? entries : kept.items.map(() => ({}));
  const items = all.map((item, at) =>
    splitValues(objectOf(item), oldItems, to.itemFields, kept.items[at] ?? {}),
  );
  // Entries that no variation knows stay in the file.
  const isUnknown = oldItems.length === 0 && entries.length > 0;
  const hasItems = items.length > 0 && (to.itemFields.length > 0 || isUnknown);
  const asides = items.map(({ aside }) => aside);
  return {
    slice: {
      ...rest,
      variation: to.id,
      ...(Object.keys(values).length > 0 && { primary: values }),
      ...(hasItems && { items: items.map((item) => item.values) }),
    },
    aside: { primary: primary.aside, items: asides },
    lost: [...labelsOf(olds, [primary.aside]), ...labelsOf(oldItems, asides)],
  };
}

/** What of some values the new fields have, in the order of the file, and what they do not have. */
function splitValues(
  values: Values,
  olds: readonly EditorField[],
  news: readonly EditorField[],
  kept: Values,
): { readonly values: Values; readonly aside: Values } {
  const known = new Map(Object.entries(kept));
  for (const field of olds) {
    const value = values[field.id];
    // What was brought back and is empty now, as after undo, does not come back again.
    if (value === undefined) known.delete(keyOf(field));
    else known.set(keyOf(field), value);
  }
  const keys = new Set(news.map(keyOf));
  const gone = new Set(olds.filter((field) => !keys.has(keyOf(field))).map(({ id }) => id));
  const stays = Object.entries(values).filter(([id]) => !gone.has(id));
  const comes = news.flatMap((field): [string, Json][] => {
    const value = stays.some(([id]) => id === field.id) ? undefined : known.get(keyOf(field));
    return value === undefined ? [] : [[field.id, value]];
  });
  return {
    values: Object.fromEntries([...stays, ...comes]),
    aside: Object.fromEntries([...known].filter(([key]) => !keys.has(key))),
  };
}

const keyOf = ({ id, model }: EditorField) => `${model.type} ${id}`;

/** Labels of fields that have a value in one of these. */
function labelsOf(fields: readonly EditorField[], asides: readonly Values[]): string[] {
  return fields
    .filter((field) => asides.some((aside) => !isEmpty(aside[keyOf(field)])))
    .map(({ label }) => label);
}
