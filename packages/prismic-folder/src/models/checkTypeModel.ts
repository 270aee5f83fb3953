import type { Report } from '../folder/createReport.ts';
import { nearest } from '../folder/nearest.ts';
import { formatPath, isRecord } from '../json.ts';
import type { Models } from '../types.ts';
import { checkFields, isPlainId, PLAIN_ID } from './checkFields.ts';

/** Checks a custom type beyond its schema: id, tabs, fields, and the slices of its zones. */
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
    for (const [name, field] of Object.entries(fields)) {
      const place = formatPath(['json', tab, name]);
      const other = tabOf.get(name);
      if (other !== undefined) report.error(place, `the tab ${other} has a field of this name too`);
      tabOf.set(name, tab);
      checkSliceZone(report, field, place, models);
    }
  }
}

function checkSliceZone(report: Report, field: unknown, place: string, models: Models): void {
  if (!isRecord(field) || field['type'] !== 'Slices') return;
  const choices = isRecord(field['config']) ? field['config']['choices'] : undefined;
  if (!isRecord(choices) || Object.keys(choices).length === 0) {
    report.style(`${place}.config.choices`, 'the slice zone admits no slice');
    return;
  }
  for (const [id, choice] of Object.entries(choices)) {
    const at = `${place}.config.choices.${id}`;
    if (!isRecord(choice) || choice['type'] !== 'SharedSlice') {
      report.error(at, 'only shared slices are served');
    } else if (!models.slices.has(id)) {
      report.error(at, `there is no slice "${id}"${nearest(id, models.slices.keys())}`);
    }
  }
}
