import type { FieldModel, UnknownField } from '../types.ts';
import { isCalendarDate } from './apiDate.ts';
import { isRecord } from '../json.ts';

type Fits = (value: unknown, config: NonNullable<FieldModel['config']>) => boolean;

const text: Fits = (value) => typeof value === 'string';
const hasKey =
  (...keys: readonly string[]): Fits =>
  (value) =>
    isRecord(value) && keys.some((key) => key in value);
const listOf =
  (entry: Fits): Fits =>
  (value, config) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => entry(one, config));

const isSlice = hasKey('slice_type');
const isNode: Fits = (value) => isRecord(value) && typeof value['type'] === 'string';
const isLink = hasKey('link_type', 'url', 'uid');

/** Whether a value roughly fits a type of field; validation is stricter. */
const FITS: Readonly<Record<string, Fits>> = {
  Text: text,
  Select: (value, { options = [] }) => typeof value === 'string' && options.includes(value),
  Color: (value) => typeof value === 'string' && value.startsWith('#'),
  Date: (value) => typeof value === 'string' && isCalendarDate(value),
  Timestamp: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value),
  Number: (value) => typeof value === 'number',
  Range: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  StructuredText: listOf(isNode),
  Image: (value) => isRecord(value) && 'url' in value && !('link_type' in value),
  Link: (value, config) => (config.repeat === true ? listOf(isLink) : isLink)(value, config),
  Embed: hasKey('embed_url'),
  GeoPoint: hasKey('latitude'),
  Table: hasKey('body'),
  Group: listOf((value, config) => isRecord(value) && !isSlice(value, config)),
  Slices: listOf(isSlice),
};

/**
 * The probable new name of a renamed field: the only field of the same record that fits all its
 * values and is empty in every document.
 */
export function renamedTo(
  unknown: readonly UnknownField[],
  used: ReadonlySet<string> | undefined,
): string | undefined {
  const names = Object.entries(unknown[0]?.fields ?? {}).flatMap(
    ([name, { type, config = {} }]) => {
      const fits = FITS[type];
      const isFree = fits !== undefined && !used?.has(name);
      return isFree && unknown.every(({ value }) => fits(value, config)) ? [name] : [];
    },
  );
  return names.length === 1 ? names[0] : undefined;
}
