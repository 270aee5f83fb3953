import { isRecord, memoize } from '../json.ts';
import type { Fields, Inner, Json, PageContext } from './FieldKind.ts';
import { memberFor, sanitizers } from './kinds.ts';

const NO_CONFIG = {};

const sanitizersOf = memoize((fields: Fields) =>
  Object.entries(fields).map(([name, { type, config = NO_CONFIG }]) => ({
    name,
    config,
    sanitize: memberFor(sanitizers, type),
  })),
);

/**
 * Makes whatever a service sends safe for a page: a record with every field of a model, each valid
 * for its kind, and nothing else.
 */
export function sanitizeFields(value: unknown, fields: Fields, page: PageContext): Json {
  const from = isRecord(value) ? value : {};
  const inner: Inner = (inside, innerFields) => sanitizeFields(inside, innerFields, page);
  const sanitized: Record<string, unknown> = {};
  for (const { name, config, sanitize } of sanitizersOf(fields)) {
    const field = Object.hasOwn(from, name) ? from[name] : null;
    const own = sanitize ? sanitize(field, config, page, inner) : null;
    // Some kinds have no value in data.
    if (own !== undefined) sanitized[name] = own;
  }
  return sanitized;
}
