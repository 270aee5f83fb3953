import type { EditorField, EditorVariation } from '../../../model/EditorModels.ts';
import { wordsOf } from '../../../model/words.ts';
import { capitalized, countWords as countOf, pluralOf } from '../../../kit/countWords.ts';

/** Plurals that no rule makes singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  media: 'medium',
  data: 'entry',
  criteria: 'criterion',
  movies: 'movie',
  cookies: 'cookie',
  ties: 'tie',
  buses: 'bus',
  statuses: 'status',
  bonuses: 'bonus',
  series: 'series',
  news: 'news item',
  indices: 'index',
  analyses: 'analysis',
  lives: 'life',
  leaves: 'leaf',
  shelves: 'shelf',
  halves: 'half',
};

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(ss|us|is)$/, '$1'],
  [/([^aeiou])ies$/, '$1y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** The singular of an English word, in lower case unless it is an abbreviation. */
function singularOf(word: string): string {
  if (/^\p{Lu}{2,}s?$/u.test(word)) return word.replace(/s$/, '');
  const lower = word.toLowerCase();
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined;
  if (irregular !== undefined) return irregular;
  const rule = RULES.find(([plural]) => plural.test(lower));
  return rule ? lower.replace(...rule) : lower;
}

/** What one entry of a list is, from the list's label: 'Impulse responses' is 'impulse response'. */
export function nounOf(label: string): string {
  const words = label.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (!/^[a-z'-]+$/i.test(last)) return 'entry';
  const before = words
    .slice(0, -1)
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  return [...before, singularOf(last)].join(' ');
}

/** 'a card', 'an entry', 'an SEO row'. */
export function withArticle(noun: string): string {
  const isSpelled = /^\p{Lu}{2,}\b/u.test(noun);
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(noun)
    : /^(?:[aio]|e(?!u)|u(?!ni[^nm]|s(?:er?|age)\b|rl\b)|hour|honest|honou?r)/.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** Name and noun of the repeatable part of a slice, which has no label of its own. */
export function itemsLabel(
  slice: string,
  fields: readonly { label: string; kind: string }[],
): string {
  const words = slice.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (last === 'list' && words.length > 1) return pluralOf(words.slice(0, -1).join(' '));
  if (last !== singularOf(last)) return capitalized(last);
  const [first] = fields;
  return first?.kind === 'Image' ? pluralOf(first.label) : 'Entries';
}

/** '1 card', '3 cards', 'No cards yet'. */
export function countWords(count: number, noun: string, label: string): string {
  const many = noun === 'entry' ? 'entries' : label.toLowerCase();
  return count === 0 ? `No ${many} yet` : countOf(count, noun, many);
}

/** The legacy repeatable part of a slice as a group; nothing if its variation has none. */
export function itemsField(
  slice: string,
  { items, itemFields }: EditorVariation,
): readonly EditorField[] {
  if (itemFields.length === 0) return [];
  const fields = itemFields.map(({ label, model }) => ({ label, kind: model.type }));
  const label = itemsLabel(wordsOf(slice), fields);
  return [{ id: 'items', label, hint: '', model: { type: 'Group', config: { fields: items } } }];
}
