import { valueAt, type JsonPath } from 'prismic-folder/edit';
import type { OpenDocument } from '../document/DocumentSession.ts';
import { pathOfField } from '../fields/field/fieldPath.ts';
import type { EditorField, EditorModels } from '../model/EditorModels.ts';
import { fieldOf } from '../model/placeOf.ts';
import { slicesOf } from '../model/sliceAt.ts';
import type { Place } from '../model/place.ts';

/** A text field of a slice. */
export interface TextField {
  readonly field: EditorField;
  readonly path: JsonPath;
  /** 'Title', or in a group 'Title 2'. */
  readonly label: string;
  /** With its slice: 'Title, Spread 3'. */
  readonly name: string;
}

/** The text field at a place; null if its model, its value or the document cannot be edited as a text. */
export function textFieldAt(
  models: EditorModels,
  { key, json, readOnly }: Pick<OpenDocument, 'key' | 'json' | 'readOnly'>,
  place: Place,
): TextField | null {
  const { zone, index, field: id } = place;
  if (readOnly !== null || zone === undefined || index === undefined || id === undefined)
    return null;
  const slice = slicesOf(json, zone)[index];
  const hasItems = valueAt(slice, ['items']) !== undefined;
  const found = fieldOf(pathOfField(place, id, hasItems), {
    json,
    type: models.types.get(key.type),
    models,
  });
  if (!found) return null;
  const { field, path } = found;
  const value = valueAt(json, path);
  const isText = field.model.type === 'Text' && typeof value === 'string';
  const isRich = field.model.type === 'StructuredText' && Array.isArray(value);
  if (!isText && !isRich) return null;
  const entry = path.slice(0, -1).findLast((part, at) => at > 2 && typeof part === 'number');
  const label = typeof entry === 'number' ? `${field.label} ${entry + 1}` : field.label;
  const zoneLabel = models.types.get(key.type)?.zones.find((one) => one.id === zone)?.label ?? zone;
  return { field, path, label, name: `${label}, ${zoneLabel} ${index + 1}` };
}
