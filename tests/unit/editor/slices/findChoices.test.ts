import { expect, test } from 'vitest';
import { findChoices } from '#editor/slices/SlicePicker.tsx';

const choice = (name: string, purpose: string) => ({
  name,
  words: `${name} ${purpose}`.toLowerCase(),
});
const CHOICES = [
  choice('Video, file', 'a film of the library, in place of an embed'),
  choice('Video, embed', 'a film of another site'),
  choice('Text block', 'words, pictures and embeds'),
];

test.each([
  ['embed', ['Video, embed', 'Video, file', 'Text block']],
  ['EMB vid', ['Video, embed', 'Video, file']],
  ['film', ['Video, file', 'Video, embed']],
  ['', ['Video, file', 'Video, embed', 'Text block']],
  ['map', []],
])('for %j those that are called so come first: %j', (search, names) => {
  expect(findChoices(CHOICES, search).map(({ name }) => name)).toEqual(names);
});
