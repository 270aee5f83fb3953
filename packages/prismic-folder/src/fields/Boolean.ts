import type { FieldKind } from './FieldKind.ts';
import { misfit } from './normalizing.ts';

/** A switch: off, if nothing is said. */
export * from './plain.ts';
export const query = 'boolean';
export const hint = 'placeholder_true';
export const mock = () => 'BooleanContent';
export const example: FieldKind['example'] = ({ value }) =>
  typeof value === 'boolean' ? value : undefined;
export const empty = () => false;
export const normalize: FieldKind['normalize'] = (value, _model, context) =>
  typeof value === 'boolean' ? value : misfit(context, 'true or false', value);
export const sanitize: FieldKind['sanitize'] = (value) => value === true;
export const fits: FieldKind['fits'] = (value) => typeof value === 'boolean';
export const write: FieldKind['write'] = (value, _model, { isExplicit }) =>
  value === false && !isExplicit ? undefined : value;
