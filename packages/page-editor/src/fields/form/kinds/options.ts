import type { FieldModel } from 'prismic-folder/models';

/** The options of a select field. */
export function optionsOf({ config }: FieldModel): readonly string[] {
  const options: unknown = config?.options;
  return Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
}

/** Whether the options are Yes and No: such a field is a switch. */
export function isYesNo(options: readonly string[]): boolean {
  return options.length === 2 && options.includes('Yes') && options.includes('No');
}

const MOST_PILLS = 3;
const PILLS_WIDTH = 32;

/** Whether the options fit one line as pills. */
export function arePills(options: readonly string[]): boolean {
  return options.length <= MOST_PILLS && options.join('').length <= PILLS_WIDTH;
}
