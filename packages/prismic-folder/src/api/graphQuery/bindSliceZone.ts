import { hint } from '../../folder/nearest.ts';
import { isRecord } from '../../json.ts';
import type { FieldModel, SliceModel, VariationModel } from '../../types.ts';
import { graphFault, type GraphSet } from './parseGraphQuery.ts';
import {
  type Binder,
  project,
  type Projection,
  type Projections,
  projectItems,
} from './Projection.ts';

/** The selected fields of one variation of a slice. */
interface SlicePick {
  readonly primary: Projections;
  readonly items: Projections;
}

/**
 * Binds `spread { ...on image { variation { ...on default { primary { title } } } } }`. Slices and
 * variations that are not named are left out of the response.
 */
export function bindSliceZone(
  binder: Binder,
  field: FieldModel,
  zone: string,
  set: GraphSet,
): Projection {
  const { models, source } = binder;
  const choices = Object.keys(field.config?.choices ?? {});
  const picks = new Map<string, SlicePick>();
  for (const item of set.items) {
    if (item.kind !== 'on') {
      const written = `; write ${zone} { ...on slice { variation { ...on default { primary { field } } } } }`;
      throw graphFault(source, item.at, `'${zone}' is a slice zone`, written);
    }
    const slice = choices.includes(item.name) ? models.slices.get(item.name) : undefined;
    if (!slice) {
      throw graphFault(
        source,
        item.at,
        `unexpected slice '${item.name}'`,
        hint(item.name, choices),
      );
    }
    for (const [variation, pick] of bindSlice(binder, slice, item.set)) {
      picks.set(`${slice.id} ${variation}`, pick);
    }
  }
  return (slices, reader) => {
    if (!Array.isArray(slices)) return slices;
    return slices.flatMap((slice: unknown) => {
      const pick = isRecord(slice)
        ? picks.get(`${String(slice['slice_type'])} ${String(slice['variation'])}`)
        : undefined;
      if (!pick || !isRecord(slice)) return [];
      const primary = project(slice['primary'], pick.primary, reader);
      return [{ ...slice, primary, items: projectItems(pick.items)(slice['items'], reader) }];
    });
  };
}

function bindSlice(binder: Binder, slice: SliceModel, set: GraphSet): Map<string, SlicePick> {
  const { source } = binder;
  const picks = new Map<string, SlicePick>();
  for (const item of set.items) {
    if (item.kind !== 'field' || item.name !== 'variation' || !item.set) {
      const written = '; write variation { ...on default { primary { field } } }';
      throw graphFault(source, item.at, `fields of '${slice.id}' go in a variation`, written);
    }
    for (const inner of item.set.items) {
      const variation = inner.kind === 'on' ? slice.variations[inner.name] : undefined;
      if (inner.kind !== 'on' || !variation) {
        const name = inner.kind === 'all' ? inner.of : inner.name;
        const known = Object.keys(slice.variations);
        throw graphFault(source, inner.at, `unexpected variation '${name}'`, hint(name, known));
      }
      picks.set(variation.id, bindVariation(binder, variation, inner.set));
    }
  }
  return picks;
}

function bindVariation(binder: Binder, variation: VariationModel, set: GraphSet): SlicePick {
  let pick: SlicePick = { primary: new Map(), items: new Map() };
  for (const item of set.items) {
    const part = item.kind === 'field' ? PARTS.get(item.name) : undefined;
    if (!part || item.kind !== 'field' || !item.set) {
      const name = item.kind === 'all' ? `...${item.of}Fields` : item.name;
      const written = '; write primary { field } or items { field }';
      throw graphFault(binder.source, item.at, `unexpected '${name}' in a variation`, written);
    }
    pick = { ...pick, [part]: binder.fields(variation[part], item.set, item.name) };
  }
  return pick;
}

/** Parts of a variation by name; the last two are the names used before shared slices. */
const PARTS: ReadonlyMap<string, 'primary' | 'items'> = new Map([
  ['primary', 'primary'],
  ['items', 'items'],
  ['non-repeat', 'primary'],
  ['repeat', 'items'],
]);
