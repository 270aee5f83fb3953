import { isRecord } from '../json.ts';
import type { FieldModel, SliceChoice, SliceModel, TypeModel, VariationModel } from '../types.ts';

/** Parses a custom type and merges its tabs. Returns a reason if it is invalid. */
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

/** Parses a shared slice. Returns a reason if it is invalid. */
export function readSliceModel(json: unknown, file: string): SliceModel | string {
  if (!isRecord(json)) return 'a slice is an object with id, name and variations';
  const { id, name, description, variations } = json;
  if (typeof id !== 'string' || id === '') return 'the slice has no id';
  if (!Array.isArray(variations)) return 'the slice has no list of variations';
  const read = variations.flatMap(readVariation);
  return {
    id,
    name: typeof name === 'string' ? name : id,
    description: typeof description === 'string' ? description : '',
    variations: Object.fromEntries(read.map((variation) => [variation.id, variation])),
    file,
  };
}

function readVariation(json: unknown): VariationModel[] {
  if (!isRecord(json) || typeof json['id'] !== 'string') return [];
  const { id, version, primary, items } = json;
  return [
    {
      id,
      version: typeof version === 'string' && version !== '' ? version : 'initial',
      primary: readFields(primary),
      items: readFields(items),
    },
  ];
}

/** Returns the fields of a model that have a type; `checkModels` reports the others. */
function readFields(json: unknown): Record<string, FieldModel> {
  const fields: Record<string, FieldModel> = {};
  if (!isRecord(json)) return fields;
  for (const [name, field] of Object.entries(json)) {
    const model = readField(field);
    if (model !== undefined) fields[name] = model;
  }
  return fields;
}

function readField(json: unknown): FieldModel | undefined {
  if (!isRecord(json) || typeof json['type'] !== 'string') return undefined;
  const { type, config, description } = json;
  return {
    type,
    ...(typeof description === 'string' && { description }),
    ...(isRecord(config) && { config: readConfig(config) }),
  };
}

function readConfig(config: Record<string, unknown>): NonNullable<FieldModel['config']> {
  const { fields, choices, ...others } = config;
  return {
    // Cast: the keys of a field's config depend on its type. `checkModels` validates them, and other
    // code checks the shape of a value before using it.
    ...(others as NonNullable<FieldModel['config']>),
    ...(fields !== undefined && { fields: readFields(fields) }),
    ...(choices !== undefined && { choices: readChoices(choices) }),
  };
}

function readChoices(choices: unknown): Record<string, SliceChoice> {
  const read = Object.entries(isRecord(choices) ? choices : {}).flatMap(
    ([id, json]): [string, SliceChoice][] => {
      const choice = readChoice(json);
      return choice === undefined ? [] : [[id, choice]];
    },
  );
  return Object.fromEntries(read);
}

function readChoice(json: unknown): SliceChoice | undefined {
  const value = readField(json);
  if (value === undefined || !isRecord(json)) return undefined;
  const { type } = value;
  if (type === 'SharedSlice') return { type };
  if (type !== 'Slice') return { type, field: { value } };
  return { type, primary: readFields(json['non-repeat']), items: readFields(json['repeat']) };
}
