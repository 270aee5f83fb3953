import { isRecord } from '../json.ts';
import type { FieldKind } from './FieldKind.ts';
import { EMPTY_OBJECT, fault, isMissing, misfit } from './normalizing.ts';
import { hasKey } from './plain.ts';
import { finite } from './sanitizing.ts';

const isWithin = (degrees: unknown, limit: number) =>
  typeof degrees === 'number' && Math.abs(degrees) <= limit;

/** A place on earth in degrees, north and east positive. */
export * from './plain.ts';
export const query = 'geopoint';
/** Models of it have no placeholder. */
export const hint = 'label';
export const mock = () => 'GeoPointContent';
export const example: FieldKind['example'] = () => undefined;
export const empty = () => EMPTY_OBJECT;
export const normalize: FieldKind['normalize'] = (value, _model, context) => {
  if (!isRecord(value)) return misfit(context, 'an object', value);
  const { latitude, longitude, ...rest } = value;
  for (const key of Object.keys(rest)) fault(context, 'unknown key of a geopoint', key);
  if (isMissing(latitude) && isMissing(longitude)) return EMPTY_OBJECT;
  const isNorth = isWithin(latitude, 90);
  const isEast = isWithin(longitude, 180);
  if (!isNorth) fault(context, 'must be a number from -90 to 90', 'latitude');
  if (!isEast) fault(context, 'must be a number from -180 to 180', 'longitude');
  return isNorth && isEast ? { latitude, longitude } : undefined;
};
export const sanitize: FieldKind['sanitize'] = (value) => {
  const from = isRecord(value) ? value : {};
  const [latitude, longitude] = [finite(from['latitude']), finite(from['longitude'])];
  return latitude === null || longitude === null ? {} : { latitude, longitude };
};
export const fits: FieldKind['fits'] = (value) => hasKey(value, 'latitude');
