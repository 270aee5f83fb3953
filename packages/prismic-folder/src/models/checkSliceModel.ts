import type { Report } from '../folder/createReport.ts';
import { formatPath, isRecord } from '../json.ts';
import type { Models } from '../types.ts';
import { checkFields, isPlainId, PLAIN_ID } from './checkFields.ts';

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
  if (variations.length === 0) report.error('variations', 'the slice has no variation');
  const seen = new Set<unknown>();
  for (const [index, variation] of variations.entries()) {
    if (!isRecord(variation)) continue;
    const at = ['variations', index];
    if (!isText(variation['id'])) report.error(formatPath([...at, 'id']), 'must not be empty');
    if (seen.has(variation['id'])) {
      report.error(formatPath([...at, 'id']), `"${variation['id']}" is used twice`);
    }
    seen.add(variation['id']);
    if (!isText(variation['description'])) {
      report.style(formatPath([...at, 'description']), 'describe the variation for the owner');
    }
    checkFields(report, variation['primary'], [...at, 'primary'], models);
    checkFields(report, variation['items'], [...at, 'items'], models);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
