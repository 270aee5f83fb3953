import { hint } from '../../folder/nearest.ts';
import { isRecord } from '../../json.ts';
import type { FieldModel, Models } from '../../types.ts';
import { isDocumentLink } from '../write/textParts.ts';
import { graphFault, type GraphItem, type GraphSet } from './parseGraphQuery.ts';
import { type Binder, project, type Projection, type Projections } from './Projection.ts';

/** Binds `author { ...on author { name } }`: adds the linked document's fields to the link. */
export function bindLink(
  binder: Binder,
  field: FieldModel,
  name: string,
  set: GraphSet,
): Projection {
  const { models, source } = binder;
  const types = new Map<string, Projections>();
  const add = (type: string, fields: Projections) =>
    types.set(type, new Map([...(types.get(type) ?? []), ...fields]));

  for (const item of set.items) {
    if (item.kind === 'on') {
      const model = models.types.get(item.name);
      if (!model) {
        const names = hint(item.name, models.types.keys());
        throw graphFault(source, item.at, `unexpected type '${item.name}'`, names);
      }
      add(item.name, binder.fields(model.fields, item.set, item.name));
      continue;
    }
    // A field without `...on type` is selected in every linked type that has it.
    const owners = item.kind === 'field' ? ownersOf(models, field, item) : [];
    if (owners.length === 0) {
      const shown = item.kind === 'field' ? item.name : `...${item.of}Fields`;
      const written = `; write ${name} { ...on type { field } }`;
      throw graphFault(source, item.at, `unexpected field '${shown}'`, written);
    }
    for (const owner of owners) {
      const only: GraphSet = { at: set.at, items: [item] };
      add(owner, binder.fields(models.types.get(owner)?.fields ?? {}, only, owner));
    }
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
}

function ownersOf(
  models: Models,
  field: FieldModel,
  { name }: Extract<GraphItem, { kind: 'field' }>,
): string[] {
  const allowed = field.config?.customtypes?.map((type) => (isRecord(type) ? type['id'] : type));
  return [...models.types.values()]
    .filter(({ id, fields }) => Object.hasOwn(fields, name) && (allowed?.includes(id) ?? true))
    .map(({ id }) => id);
}
