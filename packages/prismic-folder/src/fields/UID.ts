import type { CheckContext, FieldKind } from './FieldKind.ts';

/** The name in a document's address: a key of the document itself, so `data` has no value of it. */
export * from './plain.ts';
export { texts } from './Text.ts';
export const query = 'uid';
export const isInData = false;
export const checkModel = (_config: unknown, { report, name, place }: CheckContext): void => {
  if (name !== 'uid') report.doubt(place, 'a UID field is named uid');
};
export const example: FieldKind['example'] = () => undefined;
export const normalize: FieldKind['normalize'] = () => undefined;
export const sanitize: FieldKind['sanitize'] = () => undefined;
export const fits: FieldKind['fits'] = () => false;
export const write: FieldKind['write'] = () => undefined;
