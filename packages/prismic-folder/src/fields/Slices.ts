import { nearest } from '../lib/nearest.ts';
import { formatPath, isEmpty, isRecord, kindOf } from '../json.ts';
import type { SliceModel } from '../types.ts';
import type {
  CheckContext,
  Config,
  FieldKind,
  Fields,
  Inner,
  Json,
  PageContext,
} from './FieldKind.ts';
import { normalizeItems, sanitizeItems, writeItems } from './Group.ts';
import {
  EMPTY_LIST,
  EMPTY_OBJECT,
  fault,
  isMissing,
  misfit,
  type NormalizeContext,
  normalizeEach,
  within,
  placeId,
} from './normalizing.ts';
import { recordsIn, sanitizeText } from './sanitizing.ts';
import { partsOf, sliceRecords, type ZoneSlice, zoneSlice } from './zoneSlices.ts';

/** The keys that a slice of each kind has. */
const KEYS: Readonly<Record<ZoneSlice['kind'], readonly string[]>> = {
  shared: ['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items'],
  own: ['id', 'slice_type', 'slice_label', 'primary', 'items'],
  field: ['id', 'slice_type', 'slice_label', 'value'],
};

/** A slice. It is left out if it has no model or the zone does not allow it. */
function normalizeSlice(
  context: NormalizeContext,
  slice: unknown,
  config: Config,
  inner: Inner,
): unknown {
  if (!isRecord(slice)) return misfit(context, 'a slice', slice);
  const { slice_type: type } = slice;
  if (typeof type !== 'string') return fault(context, 'the slice has no slice_type', 'slice_type');
  const known = zoneSlice(type, config, context.models.slices);
  const { choices = EMPTY_OBJECT } = config;
  if (known === undefined) {
    const hint = Object.hasOwn(choices, type)
      ? ''
      : nearest(type, [...context.models.slices.keys(), ...Object.keys(choices)]);
    return fault(context, `there is no slice "${type}"${hint}`, 'slice_type');
  }
  if (!Object.hasOwn(choices, type)) {
    const allowed = Object.keys(choices).join(', ') || 'it admits none';
    return fault(context, `${type} is not allowed in this zone (${allowed})`, 'slice_type');
  }
  const keys = KEYS[known.kind];
  for (const key of Object.keys(slice)) {
    if (!keys.includes(key)) fault(context, `unknown key of a slice${nearest(key, keys)}`, key);
  }
  const text = (key: string) => {
    const value = slice[key];
    if (isMissing(value) || typeof value === 'string') return value ?? undefined;
    return fault(context, `must be text, is ${kindOf(value)}`, key);
  };
  const id = text('id') ?? `${type}$${placeId(context)}`;
  const slice_label = text('slice_label') ?? null;
  if (known.kind === 'field') {
    return { id, slice_type: type, slice_label, ...inner({ value: slice['value'] }, known.fields) };
  }
  const primaryOf = (fields: Fields, owner?: string) =>
    within(context, 'primary', () => inner(slice['primary'], fields, owner));
  const itemsOf = (fields: Fields, owner?: string) =>
    within(context, 'items', () =>
      normalizeItems(context, slice['items'], (item) => inner(item, fields, owner)),
    ) ?? EMPTY_LIST;
  if (known.kind === 'own') {
    const [primary, items] = [primaryOf(known.primary), itemsOf(known.items)];
    return { id, slice_type: type, slice_label, primary, items };
  }
  const { file } = known.model;
  const variation = readVariation(context, slice['variation'] ?? 'default', known.model);
  if (variation === undefined) return undefined;
  // Key by key: what is spread from parts takes three times the memory, and a site may have 100,000 slices.
  return {
    id,
    slice_type: type,
    slice_label,
    variation: variation.id,
    version: text('version') ?? variation.version ?? 'initial',
    primary: primaryOf(variation.primary, file),
    items: itemsOf(variation.items, file),
  };
}

/** The variation of a shared slice; an unknown one is replaced by the first. */
function readVariation(context: NormalizeContext, name: unknown, { id, variations }: SliceModel) {
  const names = Object.keys(variations);
  if (typeof name === 'string' && names.includes(name)) return variations[name];
  fault(
    context,
    `${id} has no variation ${JSON.stringify(name)} (${names.join(', ')})`,
    'variation',
  );
  return variations[names[0] ?? ''];
}

/** An unknown slice keeps its name, so that it is reported. */
function sanitizeSlice(
  type: string,
  slice: Json,
  config: Config,
  { slices }: PageContext,
  inner: Inner,
): Json {
  const head = { slice_type: type, slice_label: sanitizeText(slice['slice_label']) };
  const known = zoneSlice(type, config, slices);
  if (known?.kind === 'field')
    return { ...head, ...inner({ value: slice['value'] }, known.fields) };
  const parts = (fields?: { readonly primary: Fields; readonly items: Fields }) => ({
    primary: inner(slice['primary'], fields?.primary ?? {}),
    items: sanitizeItems(slice['items'], fields?.items ?? {}, inner),
  });
  if (known?.kind === 'own') return { ...head, ...parts(known) };
  const variations = Object.values(known?.model.variations ?? {});
  const variation = variations.find(({ id }) => id === slice['variation']) ?? variations[0];
  return {
    ...head,
    variation: variation?.id ?? sanitizeText(slice['variation']) ?? '',
    version: sanitizeText(slice['version']) ?? 'initial',
    ...parts(variation),
  };
}

/** What a zone admits besides shared slices has its fields in the model of the zone. */
function checkChoice(
  id: string,
  choice: unknown,
  at: CheckContext['path'],
  context: CheckContext,
): void {
  const { report, models, checkFields } = context;
  if (!isRecord(choice)) return;
  if (choice['type'] === 'Slice') {
    for (const part of ['non-repeat', 'repeat']) checkFields(choice[part], [...at, part]);
  } else if (choice['type'] !== 'SharedSlice') {
    checkFields({ [id]: choice }, at.slice(0, -1));
  } else if (!models.slices.has(id)) {
    const reason = `there is no slice "${id}"${nearest(id, models.slices.keys())}`;
    report.doubt(formatPath(at), reason, 'missing-model');
  }
}

/** A zone for slices. The kind Choice is the same in older models. */
export * from './plain.ts';
export const query = 'slice zone';
export const hint = null;
export const checkModel: FieldKind['checkModel'] = ({ choices }, context) => {
  const { report, place, path } = context;
  if (!isRecord(choices) || Object.keys(choices).length === 0) {
    report.style(`${place}.config.choices`, 'the slice zone admits no slice');
    return;
  }
  for (const [id, choice] of Object.entries(choices)) {
    checkChoice(id, choice, [...path, 'config', 'choices', id], context);
  }
};
export const example: FieldKind['example'] = () => undefined;
export const empty = () => EMPTY_LIST;
export const normalize: FieldKind['normalize'] = (
  value,
  { config = EMPTY_OBJECT },
  context,
  inner,
) => {
  if (!Array.isArray(value)) return misfit(context, 'a list of slices', value);
  if (value.length === 0) return EMPTY_LIST;
  return normalizeEach(context, value, (slice) => normalizeSlice(context, slice, config, inner));
};
export const sanitize: FieldKind['sanitize'] = (value, config, page, inner) => {
  const ids = new Set<string>();
  return recordsIn(value).flatMap((slice) => {
    const type = sanitizeText(slice['slice_type']);
    if (type === null) return [];
    const written = sanitizeText(slice['id']) ?? '';
    // Ids must be unique on a page.
    const id = ids.has(written) ? '' : written;
    ids.add(id);
    return [{ id, ...sanitizeSlice(type, slice, config, page, inner) }];
  });
};
export const fits: FieldKind['fits'] = (value) =>
  Array.isArray(value) && value.every((slice) => isRecord(slice) && 'slice_type' in slice);
export const records: FieldKind['records'] = (value, config, { slices }) =>
  recordsIn(value).flatMap((slice) =>
    sliceRecords(zoneSlice(String(slice['slice_type']), config, slices), slice),
  );
export const write: FieldKind['write'] = (value, { config = EMPTY_OBJECT }, { models }, inner) => {
  if (!Array.isArray(value)) return undefined;
  return recordsIn(value).flatMap((slice) => {
    const { slice_type, slice_label, variation, primary, items } = slice;
    const known = zoneSlice(String(slice_type), config, models.slices);
    const head = { slice_type, ...(!isEmpty(slice_label) && { slice_label }) };
    if (known?.kind === 'field') {
      return [{ ...head, ...inner({ value: slice['value'] }, known.fields) }];
    }
    const parts = partsOf(known, variation);
    if (parts === undefined) return [];
    const written = inner(primary, parts.primary);
    const writtenItems = writeItems(items, parts.items, inner);
    return [
      {
        ...head,
        ...(known?.kind === 'shared' && { variation }),
        ...(Object.keys(written).length > 0 && { primary: written }),
        ...(writtenItems !== undefined && { items: writtenItems }),
      },
    ];
  });
};
