import type { JsonPath } from '#prismic-folder/edit';
import type { DocumentJson } from '../document/DocumentSession.ts';
import { editorFields, groupFields } from './editorFields.ts';
import type { EditorField, EditorModels } from './EditorModels.ts';
import { sliceAt, zoneOf } from './sliceAt.ts';

/** A field of a model and where its value is in a file. */
export interface FieldPlace {
  readonly field: EditorField;
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly EditorField[];
}

/**
 * The innermost field that a path of a document's file belongs to, in slices and groups too; null
 * for what no model knows. The file says of which slice and variation an entry of a zone is.
 */
export function fieldOf(
  models: EditorModels,
  type: string,
  path: JsonPath,
  json: DocumentJson,
): FieldPlace | null {
  const model = models.types.get(type);
  if (model === undefined || path[0] !== 'data') return null;
  if (zoneOf(model, path) === null) return fieldIn(editorFields(model.fields), path, 1);
  const variation = sliceAt(models, type, path, json)?.variation;
  if (!variation) return null;
  if (path[3] === 'primary') return fieldIn(variation.fields, path, 4);
  return path[3] === 'items' ? fieldIn(variation.itemFields, path, 5) : null;
}

/** The field named at an index of a path, or one in the groups below it. */
function fieldIn(fields: readonly EditorField[], path: JsonPath, at: number): FieldPlace | null {
  const field = fields.find(({ id }) => id === path[at]);
  if (field === undefined) return null;
  const isInGroup = field.model.type === 'Group' && typeof path[at + 1] === 'number';
  const inner = isInGroup ? fieldIn(groupFields(field.model), path, at + 2) : null;
  if (inner) return { ...inner, groups: [field, ...inner.groups] };
  return { field, path: path.slice(0, at + 1), groups: [] };
}
