import { nearest } from '../lib/nearest.ts';
import type { Config, FieldKind } from './FieldKind.ts';
import { normalizeText } from './plain.ts';

const optionsOf = ({ options }: Config): readonly unknown[] =>
  Array.isArray(options) ? options : [];

const notAmong = (value: unknown, options: readonly unknown[]) =>
  `"${String(value)}" is not among the options: ${options.join(', ')}`;

/** One of the model's options. */
export * from './plain.ts';
export { texts } from './Text.ts';
export const query = 'select';
export const checkMock: FieldKind['checkMock'] = (value, config) =>
  !Array.isArray(config.options) || config.options.includes(value)
    ? undefined
    : notAmong(value, config.options);
export const normalize: FieldKind['normalize'] = (value, { config = {} }, context) => {
  const options = optionsOf(config).map(String);
  const reason = (text: string) => notAmong(text, options) + nearest(text, options);
  return normalizeText(context, value, (text) => options.includes(text), reason);
};
export const fits = (value: unknown, config: Config): boolean =>
  typeof value === 'string' && optionsOf(config).includes(value);
export const sanitize: FieldKind['sanitize'] = (value, config) =>
  fits(value, config) ? value : null;
