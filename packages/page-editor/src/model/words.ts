import { capitalized } from '../kit/countWords.ts';

/** Words to show for an id or the name of a folder: `project_title` and `ProjectTitle` are 'Project title'. */
export function wordsOf(id: string): string {
  const words = id
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text === 'uid' ? 'UID' : capitalized(text);
}

/** A text of a model, or undefined where it says nothing. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The first of some values that is a text with words; empty if none is. */
export function firstText(values: readonly unknown[]): string {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : '';
}
