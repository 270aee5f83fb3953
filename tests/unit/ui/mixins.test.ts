import { describe, expect, test } from 'vitest';
import { below, stepped, type, typeStep, up } from '#ui/theme/mixins.ts';
import { typeAt, typeScale, type TypeRole } from '#ui/theme/tokens.ts';

describe('media queries', () => {
  test.each([
    ['sm', 480],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['xxl', 1440],
  ] as const)('%s begins at %i px', (name, width) => {
    expect(up(name)).toBe(`@media (min-width: ${width}px)`);
    expect(below(name)).toBe(`@media (max-width: ${width - 0.02}px)`);
  });
});

describe('stepped', () => {
  test('writes the base and then each breakpoint in order', () => {
    expect(stepped('gap', { base: 1, lg: 3, md: 2 })).toBe(
      'gap: 1px;\n@media (min-width: 768px) { gap: 2px; }\n@media (min-width: 1024px) { gap: 3px; }',
    );
  });
});

describe('type', () => {
  test('gives a step its size in rem, line height, tracking and weight', () => {
    expect(typeStep('display92')).toBe(
      'font-size: 5.75rem; line-height: 0.98; letter-spacing: -0.045em; font-weight: 500;',
    );
  });

  // Keys of a constant object, which TypeScript widens to string.
  test.each(Object.keys(typeAt) as TypeRole[])('sets %s at every breakpoint it names', (role) => {
    const steps = Object.values(typeAt[role]);
    const sizes = type(role).match(/font-size: [\d.]+rem/g);
    expect(sizes).toEqual(steps.map((step) => `font-size: ${typeScale[step].size / 16}rem`));
  });

  test('replaces the weight of every step when one is given', () => {
    expect(type('statement', 200).match(/font-weight: 200/g)).toHaveLength(3);
  });
});
