import { isCalendarDate } from './dates.ts';
import type { FieldKind } from './FieldKind.ts';
import { normalizeText } from './plain.ts';

const FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day. */
export * from './plain.ts';
export const query = 'date';
export const fits = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  normalizeText(context, value, fits, (text) => `"${text}" is not a date like 2026-09-14`);
export const sanitize: FieldKind['sanitize'] = (value) =>
  typeof value === 'string' && FORM.test(value) ? value : null;
