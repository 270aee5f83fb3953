import { expect, test } from 'vitest';
import { withScheme } from '../../src/folder/withScheme.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com ', 'https://example.com'],
  ['www.example.com/x', 'https://www.example.com/x'],
  ['example.com:8080/x?y=z#a', 'https://example.com:8080/x?y=z#a'],
  ['example.com?x', 'https://example.com?x'],
  ['münchen.de', 'https://münchen.de'],
  ['a-b.example.co.uk', 'https://a-b.example.co.uk'],
  ['www.example.zip', 'https://www.example.zip'],
])('puts https:// in front of %j', (address, whole) => {
  expect(withScheme(address)).toBe(whole);
});

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:me@example.com',
  'me@example.com',
  'tel:+491234',
  '#example.com',
  '/example.com',
  '//example.com/x',
  '?x=example.com',
  'javascript:alert(1)',
  'javascript:example.com',
  'data:text/html,example.com',
  'a.javascript:alert(1)',
  'cv.pdf',
  'about.html#team',
  'docs/example.com',
  '.com',
  'example.',
  '1.5',
  'words',
  'two words.com',
  '',
])('leaves %j as it is', (address) => {
  expect(withScheme(address)).toBe(address);
});
