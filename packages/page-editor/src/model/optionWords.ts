import type { FieldModel } from 'prismic-folder/models';
import { capitalized } from '../kit/countWords.ts';

/** What owners read for the options of a field, in place of words made of these. */
export type OptionNames = Readonly<Record<string, string>>;

const named = new WeakMap<FieldModel, OptionNames>();

/** Gives the options of a field their names. */
export function nameOptions(model: FieldModel, names: OptionNames): void {
  named.set(model, names);
}

/** An option as words: its name, else `professional_network` is 'Professional network', and 'iPhone 13' stays. */
export function optionWords(model: FieldModel, option: string): string {
  const name = named.get(model)?.[option];
  if (name !== undefined) return name;
  if (!/^\p{Ll}+(?:[_-]\p{Ll}+)*$/u.test(option)) return option;
  const words = option.replaceAll(/[_-]/g, ' ');
  return capitalized(words);
}
