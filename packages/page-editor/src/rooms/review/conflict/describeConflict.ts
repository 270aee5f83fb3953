import {
  isObject,
  type Json,
  type JsonPath,
  objectOf,
  type ValueConflict,
} from 'prismic-folder/edit';
import type { OpenDocument } from '../../../document/DocumentSession.ts';
import type { EditorModels } from '../../../model/EditorModels.ts';
import { knownSlice, zoneOf } from '../../../model/sliceAt.ts';
import { fieldOf, placeOf } from '../../../model/placeOf.ts';
import { type PlaceWords, placeWords } from '../../../model/placeWords.ts';
import type { Part, Scope } from '../../../differences/DescribedChange.ts';
import { describeFields } from '../../../differences/describeFields.ts';
import { describeValue } from '../../../differences/describeValue.ts';
import { addedPart } from '../../../differences/entryParts.ts';

/** Two versions of one value, each as the difference from the last common one. */
export interface DescribedConflict extends PlaceWords {
  readonly id: string;
  readonly mine: readonly Part[];
  readonly disk: readonly Part[];
  /** Whether both can be kept: texts and lists one after the other, two entries side by side. */
  readonly canUseBoth: boolean;
}

type Document = Pick<OpenDocument, 'json' | 'key'>;

/** Names the place of a path in a document's file; outside of its content by the key. */
export function pathWords(
  path: JsonPath,
  { json, key }: Document,
  models: EditorModels,
): PlaceWords {
  const type = models.types.get(key.type);
  const place = placeOf(path, { json, type, models });
  // Cast: a document without undefined keys is JSON.
  const words = placeWords(place, { json: json as Json, type, models });
  return path[0] === 'data' ? words : { where: words.where, what: String(path[0] ?? '') };
}

/** Names the place of a conflict, and says what each side changed there. */
export function describeConflict(
  conflict: ValueConflict,
  { json, key }: Document,
  models: EditorModels,
): DescribedConflict {
  const { path, base, mine, disk } = conflict;
  const side = (value: Json | undefined) => sideParts(conflict, value, { json, key }, models);
  const kind = fieldOf(path, { json, type: models.types.get(key.type), models })?.field.model.type;
  // Two colours or two dates are no longer one, nor are two names of what is no field.
  const isText =
    typeof mine === 'string' &&
    typeof disk === 'string' &&
    (kind === 'Text' || kind === 'StructuredText');
  const isList = Array.isArray(mine) && Array.isArray(disk);
  const isEntry = typeof path.at(-1) === 'number' && isObject(mine) && isObject(disk);
  return {
    id: JSON.stringify(path),
    ...pathWords(path, { json, key }, models),
    mine: side(mine),
    disk: side(disk),
    canUseBoth: (isText || isList || isEntry) && (base !== undefined || isEntry),
  };
}

function sideParts(
  { path, base }: ValueConflict,
  value: Json | undefined,
  { json, key }: Document,
  models: EditorModels,
): readonly Part[] {
  if (value === undefined) return [{ kind: 'note', text: 'Removed.' }];
  if (base === undefined && isObject(value)) return [addedPart(value)];
  if (path.length === 3 && zoneOf(models.types.get(key.type), path) !== null) {
    return sliceParts(base, value, models);
  }
  const known = fieldOf(path, { json, type: models.types.get(key.type), models });
  if (!known) return describeValue({ type: plainType(value) }, base, value).parts;
  const depth = path.length - known.path.length;
  const { model } = known.field;
  if (depth === 0) return describeValue(model, base, value).parts;
  const isBlock = model.type === 'StructuredText' && depth === 1;
  if (isBlock) return describeValue(model, base === undefined ? [] : [base], [value]).parts;
  return describeValue({ type: plainType(value) }, base, value).parts;
}

/** What was changed in a slice that the other side removed. */
function sliceParts(base: Json | undefined, value: Json, models: EditorModels): readonly Part[] {
  const fields = knownSlice(models, value).variation?.fields ?? [];
  const scope: Scope = { models, root: value, where: '', place: {}, labels: [], path: ['primary'] };
  const [was, is] = [base ?? null, value].map((slice) => objectOf(objectOf(slice)['primary']));
  const changes = describeFields(scope, fields, was ?? {}, is ?? {});
  if (changes.length === 0) return [addedPart(value)];
  return changes.flatMap(({ what, parts }) => [
    { kind: 'note', text: `${what}:` } as const,
    ...parts,
  ]);
}

function plainType(value: Json): string {
  return typeof value === 'string' ? 'Text' : typeof value === 'number' ? 'Number' : 'Unknown';
}

/** Whether all of the document is in conflict: its file is gone. */
export function isFileGone(conflicts: readonly ValueConflict[]): boolean {
  return conflicts.some(({ path }) => path.length === 0);
}
