import { isRecord } from '../folder/isRecord.ts';
import type { TypeModel } from '../types.ts';
import { readFields } from './readFields.ts';

/** A custom type from its JSON, its tabs merged; or the reason why it is none. */
export function readTypeModel(json: unknown, file: string): TypeModel | string {
  if (!isRecord(json)) return 'a custom type is an object with id, label and json';
  const { id, label, repeatable, json: tabs } = json;
  if (typeof id !== 'string' || id === '') return 'the custom type has no id';
  if (!isRecord(tabs)) return 'the custom type has no json with its tabs';
  return {
    id,
    label: typeof label === 'string' ? label : id,
    repeatable: repeatable !== false,
    fields: Object.assign({}, ...Object.values(tabs).map(readFields)),
    file,
  };
}
