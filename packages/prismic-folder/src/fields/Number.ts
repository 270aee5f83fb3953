import type { Config, FieldKind } from './FieldKind.ts';
import { fault, isMissing, misfit } from './normalizing.ts';
import { finite } from './sanitizing.ts';

const beyond = (value: number, { min, max }: Config): string | undefined => {
  if (!isMissing(min) && value < Number(min)) return `${value} is under ${String(min)}`;
  return !isMissing(max) && value > Number(max) ? `${value} is over ${String(max)}` : undefined;
};

/** A number; the kind Range is the same with a slider in Prismic's editor. */
export * from './plain.ts';
export const query = 'number';
export const example: FieldKind['example'] = ({ value }) =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;
export const normalize: FieldKind['normalize'] = (value, { config = {} }, context) => {
  if (typeof value !== 'number') return misfit(context, 'a number', value);
  const reason = beyond(value, config);
  return reason === undefined ? value : fault(context, reason);
};
export const sanitize: FieldKind['sanitize'] = finite;
export const fits: FieldKind['fits'] = (value, config) =>
  typeof value === 'number' && beyond(value, config) === undefined;
