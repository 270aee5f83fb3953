import type { FieldModel } from '#prismic-folder/models';
import { sanitizeText } from './text.ts';

type Config = NonNullable<FieldModel['config']>;
type SanitizeScalar = (value: unknown, config: Config) => unknown;

const matching =
  (form: RegExp): SanitizeScalar =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : null;

/** JSON has no infinity, but `1e999` parses as one. */
export const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Sanitizers of scalar fields, by the model's field type. */
export const SCALARS: Readonly<Record<string, SanitizeScalar>> = {
  Text: sanitizeText,
  Color: matching(/^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i),
  Date: matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  Timestamp: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/),
  Select: (value, { options = [] }) =>
    typeof value === 'string' && options.includes(value) ? value : null,
  Number: finite,
  Range: finite,
  Boolean: (value) => value === true,
};
