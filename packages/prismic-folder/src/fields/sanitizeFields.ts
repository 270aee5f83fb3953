import { isRecord } from '../json.ts';
import type { Fields, Inner, Json, PageContext } from './FieldKind.ts';
import { memberFor, sanitizers } from './kinds.ts';

/**
 * Makes whatever a service sends safe for a page: a record with every field of a model, each valid
 * for its kind, and nothing else.
 */
export function sanitizeFields(value: unknown, fields: Fields, page: PageContext): Json {
  const from = isRecord(value) ? value : {};
  const inner: Inner = (inside, innerFields) => sanitizeFields(inside, innerFields, page);
  const sanitized: Record<string, unknown> = {};
  for (const [name, { type, config = {} }] of Object.entries(fields)) {
    const field = Object.hasOwn(from, name) ? from[name] : null;
    const sanitize = memberFor(sanitizers, type);
    const own = sanitize ? sanitize(field, config, page, inner) : null;
    // Some kinds have no value in data.
    if (own !== undefined) sanitized[name] = own;
  }
  return sanitized;
}
