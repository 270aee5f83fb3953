import { readMoment } from './dates.ts';
import type { FieldKind } from './FieldKind.ts';
import { fault } from './normalizing.ts';

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

const read = (value: unknown) => (typeof value === 'string' ? readMoment(value) : undefined);

/** A date and a time; files may write it in more forms than the API. */
export * from './plain.ts';
export const query = 'timestamp';
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  value === ''
    ? null
    : (read(value) ?? fault(context, 'must be a moment like 2026-11-21T03:38:23+0000'));
export const sanitize: FieldKind['sanitize'] = (value) =>
  typeof value === 'string' && FORM.test(value) ? value : null;
export const fits: FieldKind['fits'] = (value) => read(value) !== undefined;
