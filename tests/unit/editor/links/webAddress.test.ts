import { describe, expect, test } from 'vitest';
import { readWebAddress, shownAddress } from '#editor/links/values/webAddress.ts';

describe('an address as people write it', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
    ['bücher.example/öl', 'https://bücher.example/öl'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['//example.com/x', 'https://example.com/x'],
    ['#contact', '#contact'],
    ['/project/low-tide', '/project/low-tide'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['tel:+49301234567', 'tel:+49301234567'],
    ['+49 (30) 123-45.67', 'tel:+49301234567'],
    ['sms:+491', 'sms:+491'],
    ['notes.pdf', 'notes.pdf'],
    ['x-app://open/1', 'x-app://open/1'],
  ])('%s is saved as %s', (written, url) => {
    expect(readWebAddress(written)).toEqual({ url });
  });

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'mailto:',
    'http://exa mple',
    'https://[',
  ])('%j is refused with a sentence', (written) => {
    expect(readWebAddress(written)).toEqual({ problem: expect.stringMatching(/\w{3}/) });
  });

  test('a bare word is kept, and what it means is said', () => {
    expect(readWebAddress('about')).toEqual({
      url: 'about',
      note: expect.stringContaining('https://'),
    });
  });

  test('reading a saved address again changes nothing', () => {
    for (const text of [
      'example.com',
      'a@example.com',
      '+49 301 234567',
      '/a b',
      '#x y',
      'é.fr/ü',
    ]) {
      const first = readWebAddress(text);
      expect('url' in first && readWebAddress(first.url)).toEqual(first);
    }
  });
});

test.each([
  ['https://example.com/', 'example.com'],
  ['https://example.com/a/', 'example.com/a/'],
  ['http://example.com/%C3%A4', 'example.com/ä'],
  ['https://example.com/%', 'example.com/%'],
  ['mailto:hello@example.com', 'hello@example.com'],
  ['#top', '#top'],
  ['https://', 'https://'],
])('%s is shown as %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});
