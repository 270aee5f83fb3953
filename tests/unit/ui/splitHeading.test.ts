import { expect, test } from 'vitest';
import { splitHeading } from '#ui/text/splitText.ts';

test.each([
  ['Product Designer & Creative Developer', 'Product Designer', '& Creative Developer'],
  ['Selected Work', 'Selected', 'Work'],
  ['Selected Work for Grid Systems', 'Selected Work for Grid', 'Systems'],
  ['All Projects', 'All', 'Projects'],
  ["Page Wasn't Found", "Page Wasn't", 'Found'],
  ['3D', '3D', ''],
  ['UI/UX', 'UI/UX', ''],
  ['& Sons', '&', 'Sons'],
  ['  Motion   Design ', 'Motion', 'Design'],
  ['Envie d’en parler\u00a0?', 'Envie d’en', 'parler\u00a0?'],
  ['', '', ''],
])('%j is %j at 500 and %j at 200', (text, first, second) => {
  expect(splitHeading(text)).toEqual([first, second]);
});
