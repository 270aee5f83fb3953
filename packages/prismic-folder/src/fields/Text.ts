import type { FieldKind } from './FieldKind.ts';
import { normalizeText } from './plain.ts';
import { sanitizeText } from './sanitizing.ts';

/** One line of text. */
export * from './plain.ts';
export const query = 'text';
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  normalizeText(context, value);
export const sanitize: FieldKind['sanitize'] = sanitizeText;
export const fits: FieldKind['fits'] = (value) => typeof value === 'string';
export const texts: FieldKind['texts'] = (value) => (typeof value === 'string' ? [value] : []);
