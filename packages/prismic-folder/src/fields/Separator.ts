/** A line between the fields of an editor; it has no value. */
export * from './plain.ts';
export { example, fits, isInData, normalize, sanitize, write } from './UID.ts';
export const query = undefined;
export const hint = null;
export const mock = () => 'SeparatorContent';
