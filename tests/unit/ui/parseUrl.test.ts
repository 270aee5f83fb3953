import { describe, expect, test } from 'vitest';
import { parseUrl as inFolder } from '../../../packages/prismic-folder/src/parseUrl.ts';
import { parseUrl } from '#ui/parseUrl.ts';

describe.each([
  ['of the site', parseUrl],
  ['of prismic-folder', inFolder],
])('parseUrl %s', (_, parse) => {
  test('reads a host with umlauts, however many addresses were read before', () => {
    for (let at = 0; at < 300_000; at += 1) parse('https://a.example');
    expect(parse('https://straße.example')?.origin).toBe('https://xn--strae-oqa.example');
  });

  test('resolves a path against a base', () => {
    expect(parse('/über?a', 'https://a.example/b')?.href).toBe('https://a.example/%C3%BCber?a');
  });

  test.each(['', 'a', '/a', 'https://', 'https://a b/', 'http://[::1'])('%o is none', (text) => {
    expect(parse(text)).toBeNull();
  });
});
