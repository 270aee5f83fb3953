import { fold } from '../lib/words.ts';
import type { Fields, Json } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import { isMissing } from '../fields/normalizing.ts';
import * as plain from '../fields/plain.ts';
import * as StructuredText from '../fields/StructuredText.ts';
import * as Text from '../fields/Text.ts';
import { memoize } from '../json.ts';
import type { Models, RepositoryDocument } from '../types.ts';
import { readValues, type Target } from './targets.ts';
import { cachedPerView, type View } from './View.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text in the form that full text search compares: without case and accents. */
export function words(text: string): readonly string[] {
  return fold(text).match(WORDS) ?? [];
}

/** The text of a document that `fulltext` searches: one field's, or all fields'. */
export function searchableText(
  document: RepositoryDocument,
  target: Target,
  models: Models,
): string {
  const parts: string[] = [];
  if (target.scope === 'whole') {
    if (document.uid !== null) parts.push(document.uid);
    readFields(document.data, models.types.get(document.type)?.fields ?? {}, models, parts);
  } else {
    for (const value of readValues(document, target)) parts.push(...textsIn(value));
  }
  return parts.join('\n');
}

function readFields(values: Json, fields: Fields, models: Models, parts: string[]): void {
  for (const { name, kind, config } of fieldsWithText(fields)) {
    const value = values[name];
    if (isMissing(value)) continue;
    for (const text of kind.texts(value)) parts.push(text);
    for (const [inner, innerFields] of kind.records(value, config, models)) {
      readFields(inner, innerFields, models, parts);
    }
  }
}

const fieldsWithText = memoize((fields: Fields) =>
  Object.entries(fields).flatMap(([name, { type, config = {} }]) => {
    const kind = fieldKind(type);
    const isPlain = kind?.texts === plain.texts && kind.records === plain.records;
    return kind === undefined || isPlain ? [] : [{ name, kind, config }];
  }),
);

/** Of one field that full text search knows: a text, or blocks of text. */
const textsIn = (value: unknown) => [...Text.texts(value), ...StructuredText.texts(value)];

/** BM25's usual parameters: k1 (saturation of repeats) and b (influence of the length). */
const SATURATION = 1.2;
const LENGTH = 0.75;

/** Index of words in a view's documents at one target: the whole document, or one field. */
interface TermIndex {
  /** By term: alternately a document's position and the number of occurrences in it. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  /** Number of words of each document. */
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

const termIndex: (view: View, target: Target) => TermIndex = cachedPerView(
  ({ path }: Target) => path,
  ({ documents, models }, target) => {
    const terms = new Map<string, number[]>();
    const lengths = documents.map((document, place) => {
      const found = words(searchableText(document, target, models));
      for (const term of found) {
        const list = terms.get(term);
        if (!list) terms.set(term, [place, 1]);
        else if (list.at(-2) === place) list[list.length - 1] = (list.at(-1) ?? 0) + 1;
        else list.push(place, 1);
      }
      return found.length;
    });
    const total = lengths.reduce((sum, length) => sum + length, 0);
    return { terms, lengths, averageLength: total / Math.max(1, documents.length) };
  },
);

/** Scores of documents by their positions in a view. */
type Scores = ReadonlyMap<number, number>;

/** Scores of the documents that contain every term (BM25): higher is better. */
export function matchTerms(view: View, target: Target, terms: readonly string[]): Scores {
  const { terms: lists, lengths, averageLength } = termIndex(view, target);
  const found = [...new Set(terms)]
    .map((term) => lists.get(term) ?? [])
    .sort((one, other) => one.length - other.length);
  let scores: Map<number, number> | undefined;
  for (const list of found) {
    const weight = rarity(list.length / 2, view.documents.length);
    const next = new Map<number, number>();
    for (let index = 0; index < list.length; index += 2) {
      const [place = 0, count = 0] = [list[index], list[index + 1]];
      const before = scores ? scores.get(place) : 0;
      if (before === undefined) continue;
      const length = 1 - LENGTH + LENGTH * ((lengths[place] ?? 0) / (averageLength || 1));
      const frequency = (count * (SATURATION + 1)) / (count + SATURATION * length);
      next.set(place, before + weight * frequency);
    }
    scores = next;
  }
  return scores ?? new Map();
}

/**
 * Scores of the documents that share words with another, by the rarity of those words. Ignores
 * words that more than `maxHolders` documents contain.
 */
export function shareTerms(
  view: View,
  target: Target,
  document: RepositoryDocument,
  maxHolders: number,
): Scores {
  const { terms } = termIndex(view, target);
  const scores = new Map<number, number>();
  for (const term of new Set(words(searchableText(document, target, view.models)))) {
    const list = terms.get(term) ?? [];
    const holders = list.length / 2;
    if (holders > maxHolders) continue;
    for (let index = 0; index < list.length; index += 2) {
      const place = list[index] ?? 0;
      scores.set(place, (scores.get(place) ?? 0) + rarity(holders, view.documents.length));
    }
  }
  return scores;
}

/** Inverse document frequency of a term; `holders` documents contain it. */
function rarity(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5));
}
