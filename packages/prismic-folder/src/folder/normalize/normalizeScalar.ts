import { isRecord, kindOf } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { isCalendarDate, readMoment } from '../apiDate.ts';
import { nearest } from '../nearest.ts';
import { EMPTY_OBJECT, fault, isMissing, type NormalizeContext } from './normalizeContext.ts';

type Config = NonNullable<FieldModel['config']>;
type NormalizeScalar = (context: NormalizeContext, value: unknown, config: Config) => unknown;

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

const text = (
  check: (text: string, config: Config) => string | undefined | null,
): NormalizeScalar => {
  return (context, value, config) => {
    if (isMissing(value) || value === '') return null;
    if (typeof value !== 'string') return fault(context, `must be text, is ${kindOf(value)}`);
    const reason = check(value, config);
    return reason ? fault(context, reason) : value;
  };
};

const number: NormalizeScalar = (context, value, { min, max }) => {
  if (isMissing(value)) return null;
  if (typeof value !== 'number') return fault(context, `must be a number, is ${kindOf(value)}`);
  if (!isMissing(min) && value < Number(min)) return fault(context, `${value} is under ${min}`);
  if (!isMissing(max) && value > Number(max)) return fault(context, `${value} is over ${max}`);
  return value;
};

/** Fields with a single value, by type. Empty values are null, except false for a boolean. */
export const SCALARS: Readonly<Record<string, NormalizeScalar>> = {
  Text: text(() => null),
  Color: text((color) => (COLOR.test(color) ? null : `"${color}" is not a colour like #ff5a33`)),
  Date: text((date) => (isCalendarDate(date) ? null : `"${date}" is not a date like 2026-09-14`)),
  Select: text((option, { options }) => {
    const known: string[] = Array.isArray(options) ? options.map(String) : [];
    if (known.includes(option)) return null;
    return `"${option}" is not among the options: ${known.join(', ')}${nearest(option, known)}`;
  }),
  Timestamp: (context, value) => {
    if (isMissing(value) || value === '') return null;
    const moment = typeof value === 'string' ? readMoment(value) : undefined;
    return moment ?? fault(context, 'must be a moment like 2026-11-21T03:38:23+0000');
  },
  Number: number,
  Range: number,
  Boolean: (context, value) => {
    if (isMissing(value)) return false;
    if (typeof value === 'boolean') return value;
    return fault(context, `must be true or false, is ${kindOf(value)}`);
  },
  // Any value of an integration's catalog is valid.
  IntegrationFields: (_context, value) => value ?? null,
};

/** Embed: the URL and the provider's oEmbed response (https://oembed.com). */
export function normalizeEmbed(context: NormalizeContext, value: unknown): unknown {
  if (isMissing(value)) return EMPTY_OBJECT;
  if (!isRecord(value)) return fault(context, `must be an object, is ${kindOf(value)}`);
  if (Object.keys(value).length === 0) return EMPTY_OBJECT;
  const url = value['embed_url'];
  if (typeof url !== 'string' || !/^https?:\/\/[^/\s]/i.test(url)) {
    return fault(context, 'must be an http(s) address', 'embed_url');
  }
  const { html } = value;
  const isText = isMissing(html) || typeof html === 'string';
  if (!isText) fault(context, 'must be text', 'html');
  return { type: 'link', version: '1.0', ...value, html: isText ? (html ?? null) : null };
}

/** GeoPoint: degrees, north and east positive. */
export function normalizeGeoPoint(context: NormalizeContext, value: unknown): unknown {
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
