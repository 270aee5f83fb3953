import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../tests/support/random.ts';
import { nearest } from '../../src/folder/nearest.ts';

const NAMES = ['cover.webp', 'diagram.webp', 'title_text', 'Page'];

describe('The name that was probably meant', () => {
  const cases: readonly [string, string, string | null][] = [
    ['a letter is missing', 'cver.webp', 'cover.webp'],
    ['a letter is too much', 'cover.webpp', 'cover.webp'],
    ['a letter is another one', 'covar.webp', 'cover.webp'],
    ['two letters are swapped', 'cvoer.webp', 'cover.webp'],
    ['two pairs are swapped', 'ocver.wepb', 'cover.webp'],
    ['the first two letters are swapped, in other case', 'APGE', 'Page'],
    ['there are two typos at both ends', 'itle_tex', 'title_text'],
    ['three typos are too many', 'itle_te', null],
    ['half of a short name is wrong', 'Pxxe', null],
    ['nothing is like it', 'summary', null],
  ];
  it.each(cases)('is found if %s.', (_what, name, meant) => {
    expect(nearest(name, NAMES)).toBe(meant === null ? '' : `; did you mean "${meant}"?`);
  });

  it('is the one with the fewest typos, and the first of several.', () => {
    expect(nearest('abcd', ['abxy', 'abcx', 'abyd'])).toContain('"abcx"');
  });

  it('is found wherever two letters are wrong, in 2,000 tries.', () => {
    const random = randomOf(7);
    const typo = (text: string) => {
      const at = Math.floor(random() * text.length);
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      const kinds = [before + after, `${before}#${text.slice(at)}`, `${before}#${after}`];
      return kinds[Math.floor(random() * kinds.length)] ?? text;
    };
    for (let round = 0; round < 2000; round += 1) {
      const name = NAMES[round % 3] ?? '';
      const typed = typo(typo(name));
      expect(nearest(typed, NAMES), typed).toBe(`; did you mean "${name}"?`);
    }
  });
});
