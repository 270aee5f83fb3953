/** Kinds of field, for programs without Node: a browser loads the members that it uses. */
export { exampleFields, exampleItems } from './fields/exampleFields.ts';
export { fits } from './fields/kinds.ts';
export { sanitizeFields } from './fields/sanitizeFields.ts';
export { recordsIn, sanitizeText, sanitizeTexts } from './fields/sanitizing.ts';
export type { PageContext } from './fields/FieldKind.ts';
export type { FieldType } from './fields/kinds.ts';
