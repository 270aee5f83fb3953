import { nearest } from '../lib/nearest.ts';
import { isEmpty, isRecord, kindOf } from '../json.ts';
import type { Config, FieldKind, FieldRecord, Inner, Json, PageContext } from './FieldKind.ts';
import { itemRecords, normalizeItems, sanitizeItems, writeItems } from './Group.ts';
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

const KEYS = ['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items'];

/**
 * A slice. It is left out if it has no model or the zone does not allow it; an unknown variation is
 * replaced by the first one.
 */
function normalizeSlice(
  context: NormalizeContext,
  slice: unknown,
  { choices = EMPTY_OBJECT }: Config,
  inner: Inner,
): unknown {
  if (!isRecord(slice)) return misfit(context, 'a slice', slice);
  const { slice_type: type, variation: name = 'default', primary, items } = slice;
  for (const key of Object.keys(slice)) {
    if (!KEYS.includes(key)) fault(context, `unknown key of a slice${nearest(key, KEYS)}`, key);
  }
  if (typeof type !== 'string') return fault(context, 'the slice has no slice_type', 'slice_type');
  const model = context.models.slices.get(type);
  if (model === undefined) {
    const hint = nearest(type, context.models.slices.keys());
    return fault(context, `there is no slice "${type}"${hint}`, 'slice_type');
  }
  if (!Object.hasOwn(choices, type)) {
    const allowed = Object.keys(choices).join(', ');
    return fault(context, `${type} is not allowed in this zone (${allowed})`, 'slice_type');
  }
  const variations = Object.keys(model.variations);
  const isKnown = typeof name === 'string' && variations.includes(name);
  if (!isKnown) {
    const reason = `${type} has no variation ${JSON.stringify(name)} (${variations.join(', ')})`;
    fault(context, reason, 'variation');
  }
  const variation = model.variations[isKnown ? name : (variations[0] ?? '')];
  if (variation === undefined) return undefined;
  const text = (key: string) => {
    const value = slice[key];
    if (isMissing(value) || typeof value === 'string') return value ?? undefined;
    return fault(context, `must be text, is ${kindOf(value)}`, key);
  };
  return {
    id: text('id') ?? `${type}$${placeId(context)}`,
    slice_type: type,
    slice_label: text('slice_label') ?? null,
    variation: variation.id,
    version: text('version') ?? variation.version ?? 'initial',
    primary: within(context, 'primary', () => inner(primary, variation.primary, model.file)),
    items:
      within(context, 'items', () =>
        normalizeItems(context, items, (item) => inner(item, variation.items, model.file)),
      ) ?? EMPTY_LIST,
  };
}

function sanitizeSlice(type: string, slice: Json, { slices }: PageContext, inner: Inner): Json {
  const variations = Object.values(slices.get(type)?.variations ?? {});
  const known = variations.find(({ id }) => id === slice['variation']) ?? variations[0];
  return {
    slice_type: type,
    slice_label: sanitizeText(slice['slice_label']),
    variation: known?.id ?? sanitizeText(slice['variation']) ?? '',
    version: sanitizeText(slice['version']) ?? 'initial',
    primary: inner(slice['primary'], known?.primary ?? {}),
    items: sanitizeItems(slice['items'], known?.items ?? {}, inner),
  };
}

/** A zone for slices. The kind Choice is the same in older models. */
export * from './plain.ts';
export const query = 'slice zone';
export const hint = null;
export const checkModel: FieldKind['checkModel'] = ({ choices }, { report, place, models }) => {
  if (!isRecord(choices) || Object.keys(choices).length === 0) {
    report.style(`${place}.config.choices`, 'the slice zone admits no slice');
    return;
  }
  for (const [id, choice] of Object.entries(choices)) {
    const at = `${place}.config.choices.${id}`;
    if (!isRecord(choice) || choice['type'] !== 'SharedSlice') {
      report.error(at, 'only shared slices are served');
    } else if (!models.slices.has(id)) {
      const reason = `there is no slice "${id}"${nearest(id, models.slices.keys())}`;
      report.error(at, reason, { kind: 'missing-model' });
    }
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
/** An unknown slice keeps its name, so that it is reported. */
export const sanitize: FieldKind['sanitize'] = (value, _config, page, inner) => {
  const ids = new Set<string>();
  return recordsIn(value).flatMap((slice) => {
    const type = sanitizeText(slice['slice_type']);
    if (type === null) return [];
    const written = sanitizeText(slice['id']) ?? '';
    // Ids must be unique on a page.
    const id = ids.has(written) ? '' : written;
    ids.add(id);
    return [{ id, ...sanitizeSlice(type, slice, page, inner) }];
  });
};
export const fits: FieldKind['fits'] = (value) =>
  Array.isArray(value) && value.every((slice) => isRecord(slice) && 'slice_type' in slice);
export const records: FieldKind['records'] = (value, _config, models) =>
  recordsIn(value).flatMap(({ slice_type, variation, primary, items }): FieldRecord[] => {
    const model = models.slices.get(String(slice_type))?.variations[String(variation)];
    if (model === undefined) return [];
    const own: FieldRecord[] = isRecord(primary) ? [[primary, model.primary]] : [];
    return [...own, ...itemRecords(items, model.items)];
  });
export const write: FieldKind['write'] = (value, _model, { models }, inner) => {
  if (!Array.isArray(value)) return undefined;
  return recordsIn(value).flatMap(({ slice_type, slice_label, variation, primary, items }) => {
    const model = models.slices.get(String(slice_type))?.variations[String(variation)];
    if (model === undefined) return [];
    const written = inner(primary, model.primary);
    const writtenItems = writeItems(items, model.items, inner);
    return [
      {
        slice_type,
        ...(!isEmpty(slice_label) && { slice_label }),
        variation,
        ...(Object.keys(written).length > 0 && { primary: written }),
        ...(writtenItems !== undefined && { items: writtenItems }),
      },
    ];
  });
};
