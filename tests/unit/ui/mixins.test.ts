import { describe, expect, test } from 'vitest';
import { below, largestSize, stepped, steppedLarge, type, typeStep, up } from '#ui/theme/mixins.ts';
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
    expect(stepped('gap', { base: 16, lg: 48, md: 32 })).toBe(
      'gap: 1rem;\n@media (min-width: 768px) { gap: 2rem; }\n@media (min-width: 1024px) { gap: 3rem; }',
    );
  });

  test('lets the last grow with the window for a length that belongs to titles', () => {
    expect(steppedLarge('gap', { base: 1, md: 2 })).toBe(
      'gap: 1px;\n@media (min-width: 768px) { gap: calc(2 * var(--unit)); }',
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
    const sizes = [...type(role).matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size);
    const inRem = steps.map((step) => `${typeScale[step].size / 16}rem`);
    expect(sizes).toEqual([...inRem.slice(0, -1), largestSize(role)]);
  });

  test('replaces the weight of every step when one is given', () => {
    expect(type('statement', 200).match(/font-weight: 200/g)).toHaveLength(3);
  });
});
