import type { Report } from '../folder/createReport.ts';
import { nearest } from '../folder/nearest.ts';
import { formatPath, isRecord } from '../json.ts';
import type { Models } from '../types.ts';

type Path = readonly (string | number)[];

/** Whether an id has only what Prismic's own tools have given ids: `body_text`, `Side-Note`, `blog-post`. */
export function isPlainId(id: string): boolean {
  return /^\w[\w-]*$/.test(id);
}

export const PLAIN_ID = 'an id has letters, digits, _ and - only, like body_text';

/** Checks a record of fields, including groups: names, UID, descriptions, linked types. */
export function checkFields(report: Report, fields: unknown, at: Path, models: Models): void {
  if (!isRecord(fields)) return;
  for (const [name, field] of Object.entries(fields)) {
    const path = [...at, name];
    const place = formatPath(path);
    if (!isPlainId(name)) report.style(place, PLAIN_ID);
    if (!isRecord(field)) continue;
    checkUid(report, name, field, place);
    checkDescription(report, field, place);
    checkLinkedTypes(report, field, place, models);
    const config = isRecord(field['config']) ? field['config'] : {};
    if (field['type'] === 'Group')
      checkFields(report, config['fields'], [...path, 'config', 'fields'], models);
  }
}

function checkUid(report: Report, name: string, field: Record<string, unknown>, place: string) {
  const isUid = field['type'] === 'UID';
  if (isUid && name !== 'uid') report.error(place, 'a UID field is named uid');
  if (!isUid && name === 'uid') report.error(place, 'the name uid is for a UID field');
}

/** A link's model may list allowed types, by id or as objects that also select fields. */
function checkLinkedTypes(
  report: Report,
  field: Record<string, unknown>,
  place: string,
  models: Models,
) {
  const types = isRecord(field['config']) ? field['config']['customtypes'] : undefined;
  for (const entry of Array.isArray(types) ? types : []) {
    const id: unknown = isRecord(entry) ? entry['id'] : entry;
    if (typeof id !== 'string' || models.types.has(id)) continue;
    const hint = nearest(id, models.types.keys());
    report.error(`${place}.config.customtypes`, `there is no type "${id}"${hint}`);
  }
}

/** The editor shows these texts in the field's input; a table has only its label. */
function checkDescription(report: Report, field: Record<string, unknown>, place: string) {
  const config = isRecord(field['config']) ? field['config'] : {};
  const checkText = (key: string, text: unknown, where = 'config.') => {
    const label = config['label'];
    if (typeof text !== 'string' || text.trim() === '') {
      report.style(`${place}.${where}${key}`, 'describe the field for the editor');
    } else if (key !== 'label' && text === label) {
      report.style(`${place}.${where}${key}`, 'repeats the label');
    }
  };
  switch (field['type']) {
    case 'Slices':
    case 'Choice':
    case 'Separator':
      return;
    case 'Group':
      checkText('description', field['description'], '');
      return;
    case 'Boolean':
      checkText('placeholder_true', config['placeholder_true']);
      return;
    // Models of these types have no placeholder.
    case 'GeoPoint':
    case 'Table':
      checkText('label', config['label']);
      return;
    default:
      checkText('placeholder', config['placeholder']);
  }
}
