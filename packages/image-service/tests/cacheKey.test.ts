import { describe, expect, test } from 'vitest';
import { cacheKey } from '../src/cacheKey.ts';
import { formatChoice } from '../src/formats.ts';
import { imageParameters } from '../src/imageParameters.ts';

const key = (query: string, { path = 'a.jpg', size = 10, modified = 1, accept = '' } = {}) => {
  const parameters = imageParameters(new URLSearchParams(query));
  if (!parameters) throw new Error('the case names no parameter');
  return cacheKey(path, { size, modified }, parameters, formatChoice(parameters, accept));
};

describe('a cache key', () => {
  test('is 32 hexadecimal digits', async () => {
    expect(await key('w=100')).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['w=100', 'width=100'],
    ['w=100&dpr=2', 'w=200'],
    ['w=100', 'w=100&utm=x&v=3'],
    ['w=100', 'w=100&fit=max'],
    ['w=100&h=50&fit=min', 'w=100&h=50&fit=crop'],
    ['w=100&crop=top', 'w=100'],
    ['auto=compress,format', 'auto=format&auto=compress'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(await key(one)).toBe(await key(other));
  });

  test.each([
    ['w=100', 'w=101'],
    ['w=100', 'h=100'],
    ['w=100', 'w=100&q=75'],
    ['w=100', 'w=100&auto=compress'],
    ['w=100', 'w=100&rect=0,0,5,5'],
    ['w=100&h=100&fit=crop', 'w=100&h=100&fit=crop&crop=top'],
    ['w=100', 'w=100&fm=png'],
  ])('differs between %s and %s', async (one, other) => {
    expect(await key(one)).not.toBe(await key(other));
  });

  test.each([{ path: 'b.jpg' }, { size: 11 }, { modified: 2 }, { accept: 'image/webp' }])(
    'changes with %j',
    async (change) => {
      expect(await key('auto=format', change)).not.toBe(await key('auto=format'));
    },
  );
});
