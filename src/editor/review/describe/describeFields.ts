import type { Json } from '#prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import type { DescribedChange, Scope } from './DescribedChange.ts';
import { describeGroup } from './describeGroup.ts';
import { describeValue } from './describeValue.ts';
import { isSame } from './emptyValue.ts';
import type { JsonObject } from './jsonObject.ts';
import { putBackAt } from './putBack.ts';

/** The differences of fields, in the order of the model; last come those that it does not have. */
export function describeFields(
  scope: Scope,
  fields: readonly EditorField[],
  was: JsonObject,
  is: JsonObject,
): DescribedChange[] {
  const changes: DescribedChange[] = [];
  const known = new Map(fields.map((field) => [field.id, field]));
  const others = new Set([...Object.keys(is), ...Object.keys(was)]);
  for (const id of new Set([...known.keys(), ...others])) {
    const [old, now] = [ownValue(was, id), ownValue(is, id)];
    if (isSame(old, now)) continue;
    for (const change of describeField(scope, known.get(id) ?? unknownField(id), old, now)) {
      changes.push(change);
    }
  }
  return changes;
}

function describeField(
  scope: Scope,
  field: EditorField,
  was: Json | undefined,
  is: Json | undefined,
): DescribedChange[] {
  const path = [...scope.path, field.id];
  if (field.model.type === 'Group' && isList(was) && isList(is)) {
    return describeGroup(scope, field, was ?? [], is ?? [], describeFields);
  }
  const { place } = scope;
  const within = place.field === undefined ? field.id : `${place.field}/${field.id}`;
  const { parts, detail } = describeValue(field.model, was, is);
  return [
    {
      id: JSON.stringify(path),
      place: { ...place, field: within },
      where: scope.where,
      what: [
        ...scope.labels,
        detail === undefined ? field.label : `${field.label}, ${detail}`,
      ].join(' › '),
      parts,
      putBack: putBackAt(scope.root, path, was),
    },
  ];
}

function isList(value: Json | undefined): value is readonly Json[] | undefined {
  return value === undefined || Array.isArray(value);
}

function ownValue(fields: JsonObject, id: string): Json | undefined {
  return Object.hasOwn(fields, id) ? fields[id] : undefined;
}

/** A field that the model does not have is shown as it is. */
function unknownField(id: string): EditorField {
  return { id, label: id, hint: '', model: { type: 'Unknown' } };
}
