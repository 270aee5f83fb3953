import { describe, expect, test } from 'vitest';
import { admits, formatChoice, type FormatChoice, type OutputFormat } from '../src/formats.ts';

describe('the choice of format', () => {
  test.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp', 'own']],
    ['image/webp,*/*', ['webp', 'own']],
    ['IMAGE/AVIF', ['avif', 'own']],
    ['image/avif;q=0, image/webp;q=0.5', ['webp', 'own']],
    ['image/*,*/*;q=0.8', ['own']],
    ['', ['own']],
  ])('for Accept "%s" with auto=format is %j', (accept, choice) => {
    expect(formatChoice({ negotiate: true }, accept)).toEqual(choice);
  });

  test('stays the source’s without auto=format', () => {
    expect(formatChoice({ negotiate: false }, 'image/avif')).toEqual(['own']);
  });

  test('is decided by fm alone', () => {
    expect(formatChoice({ negotiate: true, format: 'png' }, 'image/avif')).toEqual(['png']);
  });

  test.each<[FormatChoice, OutputFormat, boolean]>([
    [['own'], 'avif', true],
    [['webp', 'own'], 'webp', true],
    [['webp', 'own'], 'jpg', true],
    [['webp', 'own'], 'avif', false],
    [['avif', 'own'], 'webp', false],
    [['jpg'], 'png', false],
  ])('%j admits %s: %s', (choice, format, expected) => {
    expect(admits(choice, format)).toBe(expected);
  });
});
