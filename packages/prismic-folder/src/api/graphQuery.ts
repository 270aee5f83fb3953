import { textOf } from '../edit/values.ts';
import { nearest } from '../lib/nearest.ts';
import { isRecord } from '../json.ts';
import { fieldKind } from '../fields/kinds.ts';
import { zoneSlice } from '../fields/zoneSlices.ts';
import type { View } from '../query/View.ts';
import type { FieldModel, Models, SliceModel, TypeModel, VariationModel } from '../types.ts';
import { invalid } from './ApiError.ts';
import { isDocumentLink } from './DocumentTexts.ts';
import { graphFault, type GraphItem, type GraphSet, parseGraphQuery } from './parseGraphQuery.ts';

/** Maximum number of linked documents in one response, against deeply nested circular links. */
const MAX_LINKS = 20_000;

/** Resolves linked documents for projections, up to the limit. */
export class Reader {
  readonly view: View;
  #left = MAX_LINKS;

  constructor(view: View) {
    this.view = view;
  }

  /** Counts one more linked document. Throws a 400 above the limit. */
  count(): void {
    this.#left--;
    if (this.#left < 0) {
      throw invalid(`graphQuery brings in more than ${MAX_LINKS} linked documents: ask for less`);
    }
  }
}

/** Reduces a stored value to what a graphQuery selects. */
type Projection = (value: unknown, reader: Reader) => unknown;

/** Projections of a set's fields by name. */
type Projections = ReadonlyMap<string, Projection>;

const asItIs: Projection = (value) => value;

/** Returns the selected fields of a record. */
export function project(value: unknown, fields: Projections, reader: Reader) {
  const selected: Record<string, unknown> = {};
  if (!isRecord(value)) return selected;
  for (const [name, projection] of fields) {
    const field = value[name];
    if (field !== undefined) selected[name] = projection(field, reader);
  }
  return selected;
}

/** Projects the selected fields of every item. */
function projectItems(fields: Projections): Projection {
  return (value, reader) =>
    Array.isArray(value) ? value.map((item) => project(item, fields, reader)) : [];
}

type Fields = Readonly<Record<string, FieldModel>>;
type FieldItem = Extract<GraphItem, { kind: 'field' }>;

/** Parts of a slice by name; the last two are the names used before shared slices. */
const PARTS: ReadonlyMap<string, 'primary' | 'items'> = new Map([
  ['primary', 'primary'],
  ['items', 'items'],
  ['non-repeat', 'primary'],
  ['repeat', 'items'],
]);

/** Parses a graphQuery into the selected fields of each type. Throws a QueryError. */
export function bindGraphQuery(models: Models, source: string): ReadonlyMap<string, Projections> {
  const fail = (at: number, reason: string, more?: string) => graphFault(source, at, reason, more);
  const typeAt = (at: number, type: string) => {
    const model = models.types.get(type);
    if (model) return model;
    throw fail(at, `unexpected type '${type}'`, nearest(type, models.types.keys()));
  };

  const bindFields = (fields: Fields, set: GraphSet, owner: string): Projections => {
    const bound = new Map<string, Projection>();
    for (const item of set.items) {
      if (item.kind === 'all') {
        if (item.of !== owner) {
          const other = `; all fields here are ...${owner}Fields`;
          throw fail(item.at, `unexpected '...${item.of}Fields'`, other);
        }
        for (const name of Object.keys(fields)) if (!bound.has(name)) bound.set(name, asItIs);
      } else if (item.kind === 'on') {
        const reason = `'${owner}' has fields, not kinds: ...on belongs in links and slice zones`;
        throw fail(item.at, reason);
      } else bound.set(item.name, bindField(fields, item));
    }
    return bound;
  };

  const bindField = (fields: Fields, { name, at, set }: FieldItem): Projection => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const kind = field && fieldKind(field.type)?.query;
    if (!kind) throw fail(at, `unexpected field '${name}'`, nearest(name, Object.keys(fields)));
    if (!set) return asItIs;
    if (kind === 'link') return bindLink(field, name, set);
    if (kind === 'slice zone') return bindSliceZone(field, name, set);
    if (kind === 'group') return projectItems(bindFields(field.config?.fields ?? {}, set, name));
    throw fail(set.at, `the ${kind} field '${name}' has no fields of its own`);
  };

  /** Binds `author { ...on author { name } }`: adds the linked document's fields to the link. */
  const bindLink = (field: FieldModel, name: string, set: GraphSet): Projection => {
    const chosen = new Map<string, GraphItem[]>();
    const choose = (type: string, items: readonly GraphItem[]) =>
      chosen.set(type, [...(chosen.get(type) ?? []), ...items]);
    for (const item of set.items) {
      if (item.kind === 'on') {
        choose(typeAt(item.at, item.name).id, item.set.items);
        continue;
      }
      // Without `...on type`, a field is selected in every linked type that has it, and with
      // `...authorFields` all fields of each.
      const owners = ownersOf(models, field, name, item);
      if (owners.length === 0) {
        const shown = item.kind === 'field' ? item.name : `...${item.of}Fields`;
        const written = `; write ${name} { ...on type { field } } or ${name} { ...${name}Fields }`;
        throw fail(item.at, `unexpected field '${shown}'`, written);
      }
      for (const id of owners) choose(id, [item.kind === 'all' ? { ...item, of: id } : item]);
    }
    const types = new Map<string, Projections>();
    for (const [id, items] of chosen) {
      types.set(id, bindFields(typeAt(set.at, id).fields, { at: set.at, items }, id));
    }
    const follow: Projection = (link, reader) => {
      if (Array.isArray(link)) return link.map((one) => follow(one, reader));
      if (!isDocumentLink(link)) return link;
      const target = reader.view.find(link.id);
      const fields = target && types.get(target.type);
      if (!fields) return link;
      reader.count();
      return { ...link, data: project(target.data, fields, reader) };
    };
    return follow;
  };

  /**
   * Binds `spread { ...on image { variation { ...on default { primary { title } } } } }`. Slices and
   * variations that are not named are left out of the response.
   */
  const bindSliceZone = (field: FieldModel, zone: string, set: GraphSet): Projection => {
    const { config = {} } = field;
    const choices = Object.keys(config.choices ?? {});
    const picks = new Map<string, SlicePick>();
    for (const item of set.items) {
      if (item.kind !== 'on') {
        const written = `; write ${zone} { ...on slice { variation { ...on default { primary { field } } } } }`;
        throw fail(item.at, `'${zone}' is a slice zone`, written);
      }
      const slice = choices.includes(item.name)
        ? zoneSlice(item.name, config, models.slices)
        : undefined;
      if (!slice)
        throw fail(item.at, `unexpected slice '${item.name}'`, nearest(item.name, choices));
      if (slice.kind === 'shared') bindSlice(slice.model, item.set, picks);
      else if (slice.kind === 'own') {
        picks.set(pickKey(item.name), bindParts(slice, item.set, `the slice '${item.name}'`));
      } else {
        const value = bindFields(slice.fields, item.set, item.name);
        picks.set(pickKey(item.name), { value, primary: value, items: value });
      }
    }
    return (slices, reader) => {
      if (!Array.isArray(slices)) return slices;
      return slices.flatMap((slice: unknown) => {
        const pick = isRecord(slice)
          ? picks.get(pickKey(slice['slice_type'], slice['variation']))
          : undefined;
        if (!pick || !isRecord(slice)) return [];
        if (pick.value) return [{ ...slice, ...project(slice, pick.value, reader) }];
        const primary = project(slice['primary'], pick.primary, reader);
        return [{ ...slice, primary, items: projectItems(pick.items)(slice['items'], reader) }];
      });
    };
  };

  const bindSlice = (slice: SliceModel, set: GraphSet, picks: Map<string, SlicePick>) => {
    for (const item of set.items) {
      if (item.kind !== 'field' || item.name !== 'variation' || !item.set) {
        const written = '; write variation { ...on default { primary { field } } }';
        throw fail(item.at, `fields of '${slice.id}' go in a variation`, written);
      }
      for (const inner of item.set.items) {
        const variation = inner.kind === 'on' ? slice.variations[inner.name] : undefined;
        if (inner.kind !== 'on' || !variation) {
          const name = inner.kind === 'all' ? inner.of : inner.name;
          const known = Object.keys(slice.variations);
          throw fail(inner.at, `unexpected variation '${name}'`, nearest(name, known));
        }
        picks.set(pickKey(slice.id, variation.id), bindParts(variation, inner.set, 'a variation'));
      }
    }
  };

  const bindParts = (
    parts: Pick<VariationModel, 'primary' | 'items'>,
    set: GraphSet,
    owner: string,
  ): SlicePick => {
    let pick: SlicePick = { primary: new Map(), items: new Map() };
    for (const item of set.items) {
      const part = item.kind === 'field' ? PARTS.get(item.name) : undefined;
      if (!part || item.kind !== 'field' || !item.set) {
        const name = item.kind === 'all' ? `...${item.of}Fields` : item.name;
        const written = '; write primary { field } or items { field }';
        throw fail(item.at, `unexpected '${name}' in ${owner}`, written);
      }
      pick = { ...pick, [part]: bindFields(parts[part], item.set, item.name) };
    }
    return pick;
  };

  const types = new Map<string, Projections>();
  for (const item of parseGraphQuery(source).items) {
    const type = item.kind === 'all' ? item.of : item.name;
    if (item.kind !== 'field' || !item.set) {
      throw fail(item.at, 'expected a type and its fields', '; write type { field }');
    }
    const fields = bindFields(typeAt(item.at, type).fields, item.set, type);
    types.set(type, new Map([...(types.get(type) ?? []), ...fields]));
  }
  return types;
}

/** The selected fields of one variation of a slice, or of a slice without variations. */
interface SlicePick {
  /** Of the oldest kind, which has nothing else. */
  readonly value?: Projections;
  readonly primary: Projections;
  readonly items: Projections;
}

const pickKey = (slice: unknown, variation: unknown = '') =>
  `${textOf(slice)} ${textOf(variation)}`;

/** Of the types that a link may lead to, those that have a field, or that `...nameFields` stands for. */
function ownersOf(
  models: Models,
  field: FieldModel,
  link: string,
  item: Exclude<GraphItem, { kind: 'on' }>,
): string[] {
  const allowed = field.config?.customtypes?.map((type) => (isRecord(type) ? type['id'] : type));
  const isChosen = ({ id, fields }: TypeModel) =>
    item.kind === 'field' ? Object.hasOwn(fields, item.name) : [link, id].includes(item.of);
  return [...models.types.values()]
    .filter((type) => isChosen(type) && (allowed?.includes(type.id) ?? true))
    .map(({ id }) => id);
}
