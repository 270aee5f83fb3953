import { isRecord } from '../isRecord.ts';
import { kindOf } from '../kindOf.ts';
import { EMPTY_OBJECT, isMissing } from './emptyValues.ts';
import { fault, type FillContext } from './fillContext.ts';

/** GeoPoint: degrees, north and east positive. */
export function fillGeoPoint(context: FillContext, value: unknown): unknown {
  if (isMissing(value)) return EMPTY_OBJECT;
  if (!isRecord(value)) return fault(context, `must be an object, is ${kindOf(value)}`);
  const { latitude, longitude, ...rest } = value;
  for (const key of Object.keys(rest)) fault(context, 'unknown key of a geopoint', key);
  if (isMissing(latitude) && isMissing(longitude)) return EMPTY_OBJECT;
  const isWithin = (degrees: unknown, limit: number) =>
    typeof degrees === 'number' && Math.abs(degrees) <= limit;
  const isNorth = isWithin(latitude, 90);
  const isEast = isWithin(longitude, 180);
  if (!isNorth) fault(context, 'must be a number from -90 to 90', 'latitude');
  if (!isEast) fault(context, 'must be a number from -180 to 180', 'longitude');
  return isNorth && isEast ? { latitude, longitude } : undefined;
}
