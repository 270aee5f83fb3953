import { isRecord } from '../folder/isRecord.ts';
import type { SliceModel, VariationModel } from '../types.ts';
import { readFields } from './readFields.ts';

/** A shared slice from its JSON; or the reason why it is none. */
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
