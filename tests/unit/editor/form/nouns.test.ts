import { expect, test } from 'vitest';
import {
  countWords,
  itemsLabel,
  nounOf,
  withArticle,
} from '../../../../src/editor/form/groups/nounOf.ts';
import { wordsOf } from '../../../../src/editor/model/words.ts';
import { demoModels } from './support/demoModels.ts';

test.each([
  ['Cards', 'a card'],
  ['Responsibilities', 'a responsibility'],
  ['Impulse responses', 'an impulse response'],
  ['Interface sounds', 'an interface sound'],
  ['Boxes', 'a box'],
  ['Addresses', 'an address'],
  ['Statuses', 'a status'],
  ['Press', 'a press'],
  ['Movies', 'a movie'],
  ['People', 'a person'],
  ['Series', 'a series'],
  ['Hours', 'an hour'],
  ['Users', 'a user'],
  ['Uses', 'a use'],
  ['Units', 'a unit'],
  ['Animals', 'an animal'],
  ['Umbrellas', 'an umbrella'],
  ['FAQs', 'an FAQ'],
  ['SEO rows', 'an SEO row'],
  ['Kärtchen', 'an entry'],
  ['カード', 'an entry'],
  ['', 'an entry'],
])('an entry of %j is %s', (label, words) => {
  expect(withArticle(nounOf(label))).toBe(words);
});

test.each([
  ['card_list', 'Cards', 'a card'],
  ['moving_gallery', 'Pictures', 'a picture'],
  ['current_interests', 'Interests', 'an interest'],
  ['experience', 'Entries', 'an entry'],
])('the repeatable part of %s is called %s', (id, label, noun) => {
  const slice = demoModels.slices.get(id);
  const fields = (slice?.variations[0]?.itemFields ?? []).map((field) => ({
    label: field.label,
    kind: field.model.type,
  }));
  const name = itemsLabel(wordsOf(slice?.name ?? ''), fields);
  expect([name, withArticle(nounOf(name))]).toEqual([label, noun]);
});

test.each([
  [0, 'No cards yet'],
  [1, '1 card'],
  [12, '12 cards'],
])('%d entries are %j', (count, words) => {
  expect(countWords(count, 'card', 'Cards')).toBe(words);
});
