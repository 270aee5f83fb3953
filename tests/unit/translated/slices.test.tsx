// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, test } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { ZoneVariant } from '#content/sliceZone.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { SliceZone } from '#screens/SliceZone.tsx';
import { preloadEmbed } from '#ui/embed/LaterEmbed.tsx';
import { sampleSlices } from '../../support/slices.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';
import { expectTranslatable } from './expectTranslatable.tsx';

const samples = await sampleSlices();

beforeAll(async () => {
  stubIntersectionObserver();
  await Promise.all([preloadSlices(samples.map(({ filled }) => filled)), preloadEmbed()]);
});

/** The same with other words, and marks that end elsewhere. */
function reworded(value: unknown): unknown {
  if (typeof value === 'string') return /\p{L} \p{L}/u.test(value) ? `New: ${value}` : value;
  if (Array.isArray(value)) return value.map(reworded);
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value).map(([key, one]) => [key, reworded(one)]);
  const block = Object.fromEntries(all);
  return 'spans' in block ? { ...block, spans: [{ type: 'strong', start: 0, end: 3 }] } : block;
}

/** Every entry of a group but the first one. */
const shorter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, Array.isArray(one) ? one.slice(1) : one]),
  );
};

describe.each(samples)('$type, $variation', ({ type, filled, empty }) => {
  // Casts: the same slice with other values.
  const as = (slice: object) => ({ ...slice, id: 'one', slice_type: type }) as AnySlice;
  const changed = as({
    ...filled,
    primary: reworded(filled.primary),
    items: reworded(filled.items),
  });
  const fewer = as({ ...filled, primary: shorter(filled.primary), items: shorter(filled.items) });
  const variations = samples
    .filter((sample) => sample.type === type)
    .map((sample) => as(sample.filled));
  const states = [
    as(filled),
    changed,
    as(empty),
    changed,
    fewer,
    as(filled),
    ...variations,
    as(empty),
  ];

  test.each<ZoneVariant>(['home', 'case_study'])(
    'changes in a translated page on the variant %s',
    async (variant) => {
      await expectTranslatable(
        states.map((slice) => () => (
          <MemoryRouter>
            <SliceZone slices={[slice]} variant={variant} />
          </MemoryRouter>
        )),
      );
    },
  );
});
