// @vitest-environment happy-dom
import { Logo } from '#shell/Logo.tsx';
import { Legal } from '#shell/footer/Footer.tsx';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RichTextField } from '@prismicio/client';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { ZoneVariant } from '#content/sliceZone.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { SliceZone } from '#screens/SliceZone.tsx';
import { preloadParts } from '#ui/loadable.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { samples } from '../../support/slices.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';
import { expectTranslatable } from './expectTranslatable.tsx';
import { isFull } from '../../support/full.ts';
import { randomOf } from '../../support/random.ts';

beforeAll(async () => {
  stubIntersectionObserver();
  await Promise.all([preloadSlices(samples.map(({ filled }) => filled)), preloadParts()]);
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
  const states = [as(filled), changed, as(empty), changed, fewer, ...variations, as(empty)];

  test.each<ZoneVariant>(isFull ? ['home', 'case_study'] : ['case_study'])(
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

test('what is rendered without elements of its own breaks', async () => {
  const text = (isOn: boolean) => (
    <p>
      {isOn ? 'Saving' : <b>Saved</b>}
      <i />
    </p>
  );
  await expect(expectTranslatable([() => text(true), () => text(false)])).rejects.toThrow();
});

const WORDS = ['Low', 'tide', 'on', 'the', 'coast', 'at', 'night\nand', 'day'];
const TYPES = ['paragraph', 'heading2', 'list-item', 'o-list-item', 'preformatted'] as const;
const MARKS = ['strong', 'em', 'label', 'hyperlink'] as const;

/** A few blocks, most of them with marks. */
function textOf(seed: number): RichTextField {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const blocks = Array.from({ length: below(5) }, () => {
    const text = Array.from({ length: below(9) }, () => WORDS[below(WORDS.length)]).join(' ');
    // A link is not within another one.
    const types = MARKS.filter(() => below(2) === 0);
    const spans = types
      .map((type) => {
        const start = below(text.length);
        const web = { link_type: 'Web', url: below(2) === 0 ? 'https://a.test' : 'javascript:x' };
        const data = type === 'label' ? { label: 'note' } : web;
        return { type, start, end: start + 1 + below(12), data };
      })
      .filter(({ end }) => end <= text.length);
    return { type: TYPES[below(TYPES.length)], text, spans };
  });
  // Cast: blocks as a field has them.
  return blocks as unknown as RichTextField;
}

test('any rich text becomes any other', async () => {
  const fields = Array.from({ length: isFull ? 400 : 80 }, (_, at) => textOf(1000 + at));
  await expectTranslatable(fields.map((field) => () => <RichText field={field} />));
});

test('names and years change', () =>
  expectTranslatable([
    () => <Logo name="Ada" />,
    () => <Logo name="Ada Byron" />,
    () => <Legal year={2026} name="Ada" builtWith={null} />,
    () => <Legal year={2027} name="Ada Byron" builtWith="Made with great care by hand" />,
    () => <Legal year={2027} name={null} builtWith="By hand" />,
  ]));
