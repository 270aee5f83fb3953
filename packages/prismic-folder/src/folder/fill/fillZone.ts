import type { FieldModel } from '../../types.ts';
import { isRecord } from '../isRecord.ts';
import { kindOf } from '../kindOf.ts';
import { nearest } from '../nearest.ts';
import { EMPTY_LIST, EMPTY_OBJECT, isMissing } from './emptyValues.ts';
import { fault, fillEach, placeId, within, type FillContext } from './fillContext.ts';
import type { FillFields, FillItems } from './fillFields.ts';

type Config = NonNullable<FieldModel['config']>;

/** Passed in, because fields hold zones and zones hold fields. */
interface Fillers {
  readonly fillFields: FillFields;
  readonly fillItems: FillItems;
}

const KEYS = ['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items'];

/**
 * A slice zone: the slices in their order. One of a kind that no model has or the zone does not admit
 * is left out; one of an unknown variation is filled as the first.
 */
export function fillZone(
  context: FillContext,
  value: unknown,
  config: Config,
  fillers: Fillers,
): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return fault(context, `must be a list of slices, is ${kindOf(value)}`);
  if (value.length === 0) return EMPTY_LIST;
  return fillEach(context, value, (slice) =>
    fillSlice(context, slice, config.choices ?? EMPTY_OBJECT, fillers),
  );
}

function fillSlice(
  context: FillContext,
  slice: unknown,
  choices: NonNullable<Config['choices']>,
  { fillFields, fillItems }: Fillers,
): unknown {
  if (!isRecord(slice)) return fault(context, `must be a slice, is ${kindOf(slice)}`);
  const { slice_type: type, variation: name = 'default', id, version, primary, items } = slice;
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
  return {
    id: readText(context, 'id', id) ?? `${type}$${placeId(context)}`,
    slice_type: type,
    slice_label: readText(context, 'slice_label', slice['slice_label']) ?? null,
    variation: variation.id,
    version: readText(context, 'version', version) ?? variation.version ?? 'initial',
    primary: within(context, 'primary', () =>
      fillFields(context, primary, variation.primary, model.file),
    ),
    items:
      within(context, 'items', () => fillItems(context, items, variation.items, model.file)) ??
      EMPTY_LIST,
  };
}

function readText(context: FillContext, key: string, value: unknown): string | undefined {
  if (isMissing(value) || typeof value === 'string') return value ?? undefined;
  return fault(context, `must be text, is ${kindOf(value)}`, key);
}
