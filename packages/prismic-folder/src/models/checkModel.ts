import type { JsonPath as Path } from '../edit/types.ts';
import type { CheckContext } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import type { Report } from '../lib/createReport.ts';
import { formatPath, isRecord } from '../json.ts';
import type { Models } from '../types.ts';

const PLAIN_ID = 'an id has letters, digits, _ and - only, like body_text';

/** Whether an id has only what Prismic's own tools have given ids: `body_text`, `Side-Note`, `blog-post`. */
const isPlainId = (id: string) => /^\w[\w-]*$/.test(id);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Checks a custom type beyond its schema: id, tabs and fields. */
export function checkTypeModel(
  report: Report,
  json: unknown,
  folder: string,
  models: Models,
): void {
  if (!isRecord(json)) return;
  const { id, json: tabs } = json;
  if (typeof id === 'string' && !isPlainId(id)) report.style('id', PLAIN_ID);
  if (id !== folder) report.style('id', `must be the folder's name, ${folder}`);
  if (!isRecord(tabs)) return;
  if (Object.keys(tabs).length === 0) report.style('json', 'the type has no tab');
  const tabOf = new Map<string, string>();
  for (const [tab, fields] of Object.entries(tabs)) {
    if (!isRecord(fields)) continue;
    const at = formatPath(['json', tab]);
    if (tab.trim() === '') report.style(at, 'the tab has no name');
    if (Object.keys(fields).length === 0) report.style(at, 'the tab is empty');
    checkFields(report, fields, ['json', tab], models);
    for (const name of Object.keys(fields)) {
      const other = tabOf.get(name);
      const place = formatPath(['json', tab, name]);
      if (other !== undefined) report.doubt(place, `the tab ${other} has a field of this name too`);
      tabOf.set(name, tab);
    }
  }
}

/** Checks a slice beyond its schema: id and name against the folder, variations, fields. */
export function checkSliceModel(
  report: Report,
  json: unknown,
  folder: string,
  models: Models,
): void {
  if (!isRecord(json)) return;
  const { id, name, description, variations } = json;
  if (typeof id === 'string') {
    if (!isPlainId(id)) report.style('id', PLAIN_ID);
    // Word boundaries in the folder's name are ambiguous: VideoFile1 is video_file1 here.
    if (id.replaceAll(/[_-]/g, '').toLowerCase() !== folder.toLowerCase()) {
      report.style(
        'id',
        `"${id}" must be the folder's name (${folder}), like card_list for CardList`,
      );
    }
  }
  if (name !== folder) report.style('name', `must be the folder's name, ${folder}`);
  if (!isText(description)) report.style('description', 'describe the slice for the owner');
  if (!Array.isArray(variations)) return;
  if (variations.length === 0) report.doubt('variations', 'the slice has no variation');
  const seen = new Set<unknown>();
  for (const [index, variation] of variations.entries()) {
    if (!isRecord(variation)) continue;
    const at = ['variations', index];
    if (!isText(variation['id'])) report.doubt(formatPath([...at, 'id']), 'must not be empty');
    if (seen.has(variation['id'])) {
      report.doubt(formatPath([...at, 'id']), `"${variation['id']}" is used twice`);
    }
    seen.add(variation['id']);
    if (!isText(variation['description'])) {
      report.style(formatPath([...at, 'description']), 'describe the variation for the owner');
    }
    checkFields(report, variation['primary'], [...at, 'primary'], models);
    checkFields(report, variation['items'], [...at, 'items'], models);
  }
}

/** Checks a record of fields: their names, the sentence an editor shows, and what their kinds add. */
function checkFields(report: Report, fields: unknown, at: Path, models: Models): void {
  if (!isRecord(fields)) return;
  for (const [name, field] of Object.entries(fields)) {
    const path = [...at, name];
    const place = formatPath(path);
    if (!isPlainId(name)) report.style(place, PLAIN_ID);
    if (!isRecord(field)) continue;
    const { type } = field;
    if (type !== 'UID' && name === 'uid') report.doubt(place, 'the name uid is for a UID field');
    const kind = fieldKind(String(type));
    checkHint(report, field, place, kind ? kind.hint : 'placeholder');
    const context: CheckContext = {
      report,
      models,
      name,
      path,
      place,
      checkFields: (inner, below) => checkFields(report, inner, below, models),
    };
    kind?.checkModel(isRecord(field['config']) ? field['config'] : {}, context);
  }
}

/** The sentence that an editor shows with the field. */
function checkHint(
  report: Report,
  field: Readonly<Record<string, unknown>>,
  place: string,
  key: string | null,
): void {
  if (key === null) return;
  const config = isRecord(field['config']) ? field['config'] : {};
  const isOutside = key === 'description';
  const text = isOutside ? field[key] : config[key];
  const at = `${place}.${isOutside ? key : `config.${key}`}`;
  if (!isText(text)) report.style(at, 'describe the field for the editor');
  else if (key !== 'label' && text === config['label']) report.style(at, 'repeats the label');
}
