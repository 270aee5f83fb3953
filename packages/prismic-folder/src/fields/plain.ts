/** What most kinds of field have in common: a plain value, without fields or texts in it. */
import { isRecord } from '../json.ts';
import type { FieldKind } from './FieldKind.ts';
import { fault, misfit, type NormalizeContext } from './normalizing.ts';

export const isInData: boolean = true;
export const hint: FieldKind['hint'] = 'placeholder';
export const checkModel: FieldKind['checkModel'] = () => {};
export const mock: FieldKind['mock'] = () => 'FieldContent';
export const checkMock: FieldKind['checkMock'] = () => undefined;
export const example: FieldKind['example'] = ({ value }) =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const empty: FieldKind['empty'] = () => null;
export const texts: FieldKind['texts'] = () => [];
export const records: FieldKind['records'] = () => [];
export const write: FieldKind['write'] = (value) => value;

/** Whether a value is an object with one of these keys, or an empty one. */
export const hasKey = (value: unknown, ...keys: readonly string[]): boolean =>
  isRecord(value) && (Object.keys(value).length === 0 || keys.some((key) => key in value));

/** A text, null if it is empty; `reason` says what is wrong with one that does not fit. */
export function normalizeText(
  context: NormalizeContext,
  value: unknown,
  fits: (text: string) => boolean = () => true,
  reason: (text: string) => string = () => '',
): unknown {
  if (value === '') return null;
  if (typeof value !== 'string') return misfit(context, 'text', value);
  return fits(value) ? value : fault(context, reason(value));
}
