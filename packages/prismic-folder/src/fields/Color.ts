import type { FieldKind } from './FieldKind.ts';
import { normalizeText } from './plain.ts';

const FORM = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

const isColor = (value: unknown): value is string => typeof value === 'string' && FORM.test(value);

/** A colour in hexadecimal. */
export * from './plain.ts';
export const query = 'color';
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  normalizeText(context, value, isColor, (text) => `"${text}" is not a colour like #ff5a33`);
/** Nothing else: a page writes the value into its styles. */
export const sanitize: FieldKind['sanitize'] = (value) => (isColor(value) ? value : null);
export const fits: FieldKind['fits'] = isColor;
