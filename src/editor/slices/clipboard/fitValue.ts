import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { isRecord } from '#ui/isRecord.ts';

type Fields = Readonly<Record<string, FieldModel>>;
type Values = Readonly<Record<string, Json>>;

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;
const isText = (value: Json) => typeof value === 'string';

const isNumber = (value: Json, { config }: FieldModel): boolean => {
  if (typeof value !== 'number') return false;
  const { min, max } = config ?? {};
  const isWithin = (limit: unknown, isBeyond: (limit: number) => boolean) =>
    limit === undefined || limit === null || !isBeyond(Number(limit));
  return isWithin(min, (limit) => value < limit) && isWithin(max, (limit) => value > limit);
};

/** A moment that exists, written as in content files. */
const isMoment = (value: Json) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether a value is one of its field's kind; kinds that are not listed take anything. */
const KINDS: Readonly<Record<string, (value: Json, model: FieldModel) => boolean>> = {
  Text: isText,
  Color: (value) => typeof value === 'string' && COLOR.test(value),
  Date: (value) => isMoment(value) && /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  Timestamp: isMoment,
  Select: (value, { config }) => (config?.options ?? []).includes(String(value)) && isText(value),
  Number: isNumber,
  Range: isNumber,
  Boolean: (value) => typeof value === 'boolean',
  StructuredText: (value) =>
    Array.isArray(value) &&
    value.every((node) => isRecord(node) && typeof node['type'] === 'string'),
  Image: isRecord,
  Embed: isRecord,
  GeoPoint: isRecord,
  Table: isRecord,
  Link: (value, { config }) =>
    config?.repeat === true
      ? Array.isArray(value) && value.every((link) => isRecord(link))
      : isRecord(value),
};

/** The values that some fields take; calls `left` with the path of each that they do not. */
export function fitValues(
  values: Values,
  fields: Fields,
  left: (path: readonly string[]) => void,
): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]): [string, Json][] => {
      const model = Object.hasOwn(fields, id) ? fields[id] : undefined;
      const isGroup = model?.type === 'Group';
      if (isGroup && isEntries(value)) {
        const entryFields = model.config?.fields ?? {};
        const note = (path: readonly string[]) => left([id, ...path]);
        return [[id, value.map((entry) => fitValues(entry, entryFields, note))]];
      }
      const isEmpty = value === null || value === '';
      if (model && (isEmpty || (!isGroup && (KINDS[model.type]?.(value, model) ?? true)))) {
        return [[id, value]];
      }
      left([id]);
      return [];
    }),
  );
}

/** Whether a value is a list of objects, such as the entries of a group. */
export function isEntries(value: Json | undefined): value is readonly Values[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry));
}
