import { hint } from '../../folder/nearest.ts';
import { fieldKind } from '../../query/fields/fieldKind.ts';
import type { FieldModel, Models } from '../../types.ts';
import { bindLink } from './bindLink.ts';
import { bindSliceZone } from './bindSliceZone.ts';
import { graphFault, type GraphItem, type GraphSet, parseGraphQuery } from './parseGraphQuery.ts';
import {
  asItIs,
  type Binder,
  type Projection,
  type Projections,
  projectItems,
} from './Projection.ts';

/** Parses a graphQuery into the selected fields of each type. Throws a QueryError. */
export function bindGraphQuery(models: Models, source: string): ReadonlyMap<string, Projections> {
  const binder: Binder = { models, source, fields: (...args) => bindFields(binder, ...args) };
  const types = new Map<string, Projections>();
  for (const item of parseGraphQuery(source).items) {
    const type = item.kind === 'all' ? item.of : item.name;
    const model = models.types.get(type);
    if (item.kind !== 'field' || !item.set) {
      throw graphFault(source, item.at, 'expected a type and its fields', '; write type { field }');
    }
    if (!model) {
      const names = hint(type, models.types.keys());
      throw graphFault(source, item.at, `unexpected type '${type}'`, names);
    }
    types.set(
      type,
      new Map([...(types.get(type) ?? []), ...binder.fields(model.fields, item.set, type)]),
    );
  }
  return types;
}

function bindFields(
  binder: Binder,
  fields: Readonly<Record<string, FieldModel>>,
  set: GraphSet,
  owner: string,
): Projections {
  const bound = new Map<string, Projection>();
  for (const item of set.items) {
    if (item.kind === 'all') {
      if (item.of !== owner) {
        const other = `; all fields here are ...${owner}Fields`;
        throw graphFault(binder.source, item.at, `unexpected '...${item.of}Fields'`, other);
      }
      for (const name of Object.keys(fields)) if (!bound.has(name)) bound.set(name, asItIs);
    } else if (item.kind === 'on') {
      const reason = `'${owner}' has fields, not kinds: ...on belongs in links and slice zones`;
      throw graphFault(binder.source, item.at, reason);
    } else bound.set(item.name, bindField(binder, fields, item));
  }
  return bound;
}

function bindField(
  binder: Binder,
  fields: Readonly<Record<string, FieldModel>>,
  { name, at, set }: Extract<GraphItem, { kind: 'field' }>,
): Projection {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const kind = field && fieldKind(field);
  if (!kind) {
    const names = hint(name, Object.keys(fields));
    throw graphFault(binder.source, at, `unexpected field '${name}'`, names);
  }
  if (!set) return asItIs;
  if (kind === 'link') return bindLink(binder, field, name, set);
  if (kind === 'slice zone') return bindSliceZone(binder, field, name, set);
  if (kind === 'group') {
    return projectItems(binder.fields(field.config?.fields ?? {}, set, name));
  }
  throw graphFault(binder.source, set.at, `the ${kind} field '${name}' has no fields of its own`);
}
