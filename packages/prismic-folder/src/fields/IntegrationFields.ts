import { isRecord } from '../json.ts';
import type { FieldKind } from './FieldKind.ts';
import { finite, replaceUnwritable } from './sanitizing.ts';

/** What an integration nests more deeply is left out, before a stack overflows. */
const DEEPEST = 100;

/**
 * What another system says of an item, in its own form: texts are valid, numbers finite. Its addresses
 * and markup are not known to be any, so a component treats them as text.
 */
function sanitizeData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return replaceUnwritable(value);
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one) => sanitizeData(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      replaceUnwritable(key),
      sanitizeData(one, depth + 1),
    ]),
  );
}

/** An item of another system's catalog; any value of it is valid. */
export * from './plain.ts';
export const query = 'integration';
export const mock = () => 'IntegrationFieldsContent';
export const example: FieldKind['example'] = () => undefined;
export const normalize: FieldKind['normalize'] = (value) => value;
export const sanitize: FieldKind['sanitize'] = (value) =>
  isRecord(value) ? sanitizeData(value) : null;
export const fits = () => true;
