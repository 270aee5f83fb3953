import { isRecord } from '../folder/isRecord.ts';
import type { FieldModel } from '../types.ts';

/** The fields of a model that have a type; whatever else stands there is for the check to report. */
export function readFields(json: unknown): Record<string, FieldModel> {
  const fields: Record<string, FieldModel> = {};
  if (!isRecord(json)) return fields;
  for (const [name, field] of Object.entries(json)) {
    const type = isRecord(field) ? field['type'] : undefined;
    if (!isRecord(field) || typeof type !== 'string') continue;
    const { config, description } = field;
    fields[name] = {
      type,
      ...(typeof description === 'string' && { description }),
      ...(isRecord(config) && { config: readConfig(config) }),
    };
  }
  return fields;
}

function readConfig(config: Record<string, unknown>): NonNullable<FieldModel['config']> {
  // The keys of a field's config differ by type; `checkModels` holds them against the schema, and
  // whoever reads one here checks its form first.
  const read = config as NonNullable<FieldModel['config']>;
  return isRecord(config['fields']) ? { ...read, fields: readFields(config['fields']) } : read;
}
